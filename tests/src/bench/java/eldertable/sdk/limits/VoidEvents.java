package eldertable.sdk.limits;

import eldertable.sdk.limits.VoidCards.Event;
import eldertable.sdk.limits.VoidSteps.Step;
import eldertable.sdk.limits.VoidTable.Lair;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** The events of the Waking Void. */
final class VoidEvents {
    private static final int CLEAR_MIND = 25;

    private final VoidTable table;
    private final VoidSteps steps;
    private final VoidHarm harm;
    private final VoidEnemies enemies;
    /** Those whom an event concerns, in the order of turns. */
    private final Row concerned = new Row();

    VoidEvents(VoidTable table, VoidSteps steps, VoidHarm harm, VoidEnemies enemies) {
        this.table = table;
        this.steps = steps;
        this.harm = harm;
        this.enemies = enemies;
    }

    void phase() {
        if (table.inForce >= 0) {
            table.eventDiscards.add(table.inForce);
            if (table.isInForce(Event.SEALED_STONE)) table.seal = VoidBoard.NOWHERE;
            table.inForce = VoidCards.NOTHING;
        }
        int card = table.draw(table.eventDeck, table.eventDiscards);
        Event event = VoidCards.EVENTS[card];
        if (event.isLasting()) table.inForce = card;
        else table.eventDiscards.add(card);
        happen(event);
    }

    private void happen(Event event) {
        concernAll();
        switch (event) {
            case FIRST_TEAR -> enemies.summon(VoidBoard.RIFTS[0]);
            case SECOND_TEAR -> enemies.summon(VoidBoard.RIFTS[1]);
            case THIRD_TEAR -> enemies.summon(VoidBoard.RIFTS[2]);
            case FOURTH_TEAR -> enemies.summon(VoidBoard.RIFTS[3]);
            case TWIN_TEARS -> {
                enemies.summon(VoidBoard.RIFTS[0]);
                enemies.summon(VoidBoard.RIFTS[2]);
            }
            case CROSSED_TEARS -> {
                enemies.summon(VoidBoard.RIFTS[1]);
                enemies.summon(VoidBoard.RIFTS[3]);
            }
            case DRAWN_TO_CLARITY -> {
                keepMost(this::sanity);
                enemies.summon(riftNear(table.at(concerned.get(0))));
            }
            case DRAWN_TO_MADNESS -> {
                keepMost(seat -> -sanity(seat));
                enemies.summon(riftNear(table.at(concerned.get(0))));
            }
            case PORTAL_SPASM -> enemies.summonAtPortal();
            case ALWAYS_HERE -> {
                int altar = loneliestAltar();
                if (altar >= 0) enemies.summon(altar);
            }
            case WHISPERS -> lose(event.sanity);
            case CRUSHING_SILENCE -> {
                keep(seat -> sanity(seat) >= CLEAR_MIND);
                lose(event.sanity);
            }
            case WEIGHT_OF_THINGS -> {
                for (int i = 0; i < concerned.size(); i++) {
                    int seat = concerned.get(i);
                    harm.loseToMagic(seat, table.items[seat].size() * event.sanity, VoidSteps.NOBODY);
                }
            }
            case BRIGHT_MIND_BURNS -> {
                keepMost(this::sanity);
                lose(event.sanity);
            }
            case FRAYING_THREAD -> {
                keep(table::isInsane);
                lose(event.sanity);
            }
            case STONE_BREATHES -> {
                keep(seat -> VoidBoard.isAltar(table.at(seat)));
                lose(event.sanity);
            }
            case MOMENT_OF_CLARITY -> gain(event.sanity);
            case MERCY_OF_THE_DEEP -> {
                keepMost(seat -> -sanity(seat));
                gain(event.sanity);
            }
            case MAD_LULLABY -> {
                keep(table::isInsane);
                gain(event.sanity);
            }
            case RUST_AND_ROT -> {
                keepMost(seat -> table.items[seat].size());
                for (int i = 0; i < concerned.size(); i++) if (!table.items[concerned.get(i)].isEmpty()) steps.push(Step.ROT, concerned.get(i));
            }
            case ABANDONED_SATCHEL -> {
                keepMost(seat -> -table.items[seat].size());
                keepMost(seat -> -sanity(seat));
                int gift = table.draw(table.equipmentDeck, table.equipmentDiscards);
                if (gift < 0) return;
                table.revealed.add(gift);
                steps.push(Step.SATCHEL, concerned.get(0));
            }
            case SLACKENED_CHAIN -> turnTrack(-1);
            case TIGHTENED_CHAIN -> turnTrack(1);
            case GUARDIANS_WRATH -> {
                if (table.lair == Lair.BOARD) enemies.hunt(VoidTable.GUARDIAN);
            }
            case OLD_WOUND -> {
                if (table.lair == Lair.BOARD) harm.hurt(VoidTable.GUARDIAN, event.sanity, VoidSteps.NOBODY, VoidCards.NOTHING);
            }
            case SEALED_STONE -> table.seal = table.ember;
            default -> { } // what lasts is asked for where it counts
        }
    }

    // ------------------------------------------------------------------ who is meant

    private int sanity(int seat) {
        return table.sanity[seat];
    }

    private void concernAll() {
        concerned.clear();
        for (int i = 0; i < table.players; i++) if (!table.isOut(table.inTurn(i))) concerned.add(table.inTurn(i));
    }

    private void keep(IntPredicate wanted) {
        int kept = 0;
        for (int i = 0; i < concerned.size(); i++) if (wanted.test(concerned.get(i))) concerned.set(kept++, concerned.get(i));
        concerned.shorten(kept);
    }

    private void keepMost(IntUnaryOperator value) {
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < concerned.size(); i++) most = Math.max(most, value.applyAsInt(concerned.get(i)));
        int highest = most;
        keep(seat -> value.applyAsInt(seat) == highest);
    }

    private void lose(int amount) {
        for (int i = 0; i < concerned.size(); i++) harm.loseToMagic(concerned.get(i), amount, VoidSteps.NOBODY);
    }

    private void gain(int amount) {
        for (int i = 0; i < concerned.size(); i++) harm.gain(concerned.get(i), amount);
    }

    // ------------------------------------------------------------------ where, and the track

    private static int riftNear(int goal) {
        int best = VoidBoard.RIFTS[0];
        for (int rift : VoidBoard.RIFTS) if (VoidBoard.distance(VoidBoard.WALK, rift, goal) < VoidBoard.distance(VoidBoard.WALK, best, goal)) best = rift;
        return best;
    }

    private int loneliestAltar() {
        int best = VoidBoard.NOWHERE, most = -1;
        for (int altar : VoidBoard.ALTARS) {
            if (table.occupied[altar]) continue;
            int nearest = VoidBoard.FAR;
            for (int i = 0; i < concerned.size(); i++) nearest = Math.min(nearest, VoidBoard.distance(VoidBoard.WALK, altar, table.at(concerned.get(i))));
            if (nearest <= most) continue;
            best = altar;
            most = nearest;
        }
        return best;
    }

    private void turnTrack(int by) {
        if (table.lair == Lair.TRACK) table.trackSpace = Math.max(0, Math.min(VoidTable.TRACK_END, table.trackSpace + by));
    }
}
