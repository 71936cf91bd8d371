package eldertable.tabletop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StackTests {
    private static final Rect ROOM = new Rect(10, 20, 70, 150);

    @Test void aFewLieAsFarApartAsIsUsualAndAsLargeAsPlanned() {
        Stack stack = Stack.of(3, ROOM, 90, 5f / 7);
        assertEquals(90, stack.at(0).h());
        assertEquals(ROOM.top(), stack.at(0).top());
        assertEquals(90 * Stack.HEAD, stack.at(1).top() - stack.at(2).top(), 0.01);
        assertEquals(stack.at(0).x(), stack.at(2).x());
        assertEquals(-90 * Stack.HEAD, stack.at(1).top() - stack.at(0).top(), 0.01);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 7, 20})
    void howeverManyThereAreAllStayInTheRoomAndTheirHeadsAreSeen(int count) {
        Stack stack = Stack.of(count, ROOM, 90, 5f / 7);
        assertTrue(stack.at(0).top() <= ROOM.top() + 0.01 && stack.at(0).right() <= ROOM.right() + 0.01);
        assertTrue(stack.at(count - 1).y() >= ROOM.y() - 0.01, stack.toString());
        assertTrue(count == 1 || stack.at(0).top() - stack.at(1).top() >= stack.top().h() * Stack.LEAST - 0.01, stack.toString());
    }
}
