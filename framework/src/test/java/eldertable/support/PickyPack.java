package eldertable.support;

import eldertable.pack.model.PackDef;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A game of picks of several things that nearly always will not do: of a hand of cards worth 1, 2, 3 and so on any may be
 * chosen, and there are far too many sets to try them all. A player who can do nothing in the step "first" is passed over.
 */
public final class PickyPack {
    private static final String RULES = """
        const sum = cards => cards.reduce((all, card) => all + card.worth, 0);
        const any = { from: ({ game }) => game.hand, min: 0 };
        const move = (pick, check) => ({ pick, check, apply: ({ game }) => { game.done += 1; } });
        export const moves = {
          never: move({ cards: any }, () => 'Never.'),
          two: move({ cards: any }, ({ cards }) => cards.length === 2 && cards[0].worth === 7 && cards[1].worth === 19 || 'Seven and nineteen.'),
          all: move({ cards: any }, ({ game, cards }) => cards.length === game.hand.size - 1 && cards[0].worth === 2 || 'All but the first.'),
          even: move({ cards: { ...any, min: 9 } }, ({ cards }) => cards.every(card => card.worth % 2 === 0) || 'Nine even ones.'),
          five: move({ cards: { ...any, min: 3, max: 3 } }, ({ cards }) => sum(cards) === 5 || 'Three cards worth five.'),
          six: move({ cards: { ...any, min: 3, max: 3 } }, ({ cards }) => sum(cards) === 6 || 'Three cards worth six.'),
          nested: move({ cards: any, more: any, rest: any }, ({ rest }) => rest.length > 99 || 'Too few.'),
          copies: move({ red: { from: Array(60).fill(1), min: 0 } }, ({ red }) => red.length === 31 || 'Thirty-one.'),
          plain: { pick: { cards: { ...any, min: 2, max: 30 }, side: [1, 2] }, apply: ({ game }) => { game.done += 1; } },
          pass: { apply: ({ game }) => { game.done += 10; } },
        };
        export const steps = {
          begin: { run: ({ game }) => { game.push('first'); game.push('then'); } },
          end: { run: ({ game }) => { game.end({ winner: game.players[0] }); } },
        };
        """;

    private PickyPack() {}

    /** @param first the moves of the step "first", with commas */
    public static PackDef of(int cards, String first) {
        String list = IntStream.rangeClosed(1, cards).mapToObj(i -> "  c" + i + ": { worth: " + i + " }\n").collect(Collectors.joining());
        return new WrittenPack(1)
            .file("components.yaml", "attributes: { worth: number }\nzones:\n  hand: { visible: all, start: cards }\ncounters:\n  done: { max: 99 }\n")
            .file("cards.yaml", "cards:\n" + list)
            .file("flow.yaml", "start: begin\nsteps:\n  begin: { auto: true }\n  first: { moves: [" + first + "], skip: true }\n"
                + "  then: { moves: [pass] }\n  end: { auto: true }\n  unused: { moves: [never, two, all, even, five, six, nested, copies, plain] }\n")
            .file("rules.mjs", RULES)
            .read();
    }
}
