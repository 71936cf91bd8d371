package eldertable.start;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.rules.TableNames;
import eldertable.session.MatchSetup;
import eldertable.words.Message;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SeatingTests {
    private static List<String> bots(int players, String... bots) {
        Seating seating = new Seating(List.of(bots), List.of());
        assertEquals(Optional.empty(), seating.problem(players));
        return seating.seats(players, (seat, person) -> TableNames.player(seat)).stream().map(MatchSetup.Seat::bot).toList();
    }

    @Test void botsSitWhereItWasSaid() {
        assertEquals(List.of("", ""), bots(2));
        assertEquals(List.of("", "hard"), bots(2, "hard"));
        assertEquals(List.of("", "hard", "hard", "hard"), bots(4, "hard"));
        assertEquals(List.of(""), bots(1, "hard"));
        assertEquals(List.of("", "easy", "hard"), bots(3, "easy", "hard"));
        assertEquals(List.of("random", "random"), bots(2, "all"));
        assertEquals(List.of("easy", "easy"), bots(2, "all=easy"));
        assertEquals(List.of("", "", "hard"), bots(3, "c=hard"));
        assertEquals(List.of("easy", "", "hard"), bots(3, "C=hard", "A=easy"));
        assertEquals(List.of("", "hard", ""), bots(3, "person", "hard", "person"));
    }

    @Test void namesGoSeatBySeat() {
        Seating seating = new Seating(List.of(), List.of("Zadok", " ", " Cy "));
        assertEquals(List.of("Zadok", "B", "Cy", "D"), seating.seats(4, (seat, person) -> TableNames.player(seat)).stream().map(MatchSetup.Seat::name).toList());
    }

    @Test void whatCannotBeIsTold() {
        assertEquals(Optional.of("There is no seat 'D': the seats are A to B."), new Seating(List.of("D=hard"), List.of()).problem(2).map(Message::english));
        assertEquals(Optional.of("There is no seat '': the seats are A to B."), new Seating(List.of("=hard"), List.of()).problem(2).map(Message::english));
        assertEquals(Optional.of("--bots names 3 bots for 2 seats."), new Seating(List.of("easy", "easy", "easy"), List.of()).problem(2).map(Message::english));
        assertEquals(Optional.of("--names has 3 names for 2 seats."), new Seating(List.of(), List.of("a", "b", "c")).problem(2).map(Message::english));
    }
}
