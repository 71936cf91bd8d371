package eldertable.isolation;

import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.StateCells;

import java.util.LinkedHashMap;
import java.util.Map;

/** What happened on the table, as it is told from one process to the other; what is read speaks of things that the match has. */
final class EffectCodec {
    private enum Happening { MOVED, TURNED, SHOWN, SHUFFLED, COUNTED, ROLLED, SAID, ENDED }

    private final Blueprint blueprint;
    private final StateCells things;

    /** @param things tells which codes there are */
    EffectCodec(Blueprint blueprint, StateCells things) {
        this.blueprint = blueprint;
        this.things = things;
    }

    // ------------------------------------------------------------------ writing

    void write(Packet packet, Effect effect) {
        if (effect instanceof Effect.Moved moved) {
            sort(packet, Happening.MOVED).put(moved.piece()).put(moved.from()).put(moved.fromIndex()).put(moved.to()).put(moved.toIndex()).put(moved.place());
        } else if (effect instanceof Effect.Turned turned) {
            sort(packet, Happening.TURNED).put(turned.piece()).put(turned.faceUp());
        } else if (effect instanceof Effect.Shown shown) {
            sort(packet, Happening.SHOWN).put(shown.piece()).put(shown.player());
        } else if (effect instanceof Effect.Shuffled shuffled) {
            sort(packet, Happening.SHUFFLED).put(shuffled.zone());
        } else if (effect instanceof Effect.Counted counted) {
            sort(packet, Happening.COUNTED).put(counted.cell()).put(counted.before()).put(counted.after());
        } else if (effect instanceof Effect.Rolled rolled) {
            sort(packet, Happening.ROLLED).put(rolled.die()).put(rolled.face());
        } else if (effect instanceof Effect.Said said) {
            sort(packet, Happening.SAID).put(said.key()).put(said.audience()).put(said.purpose().ordinal()).put(said.values().size());
            said.values().forEach((name, code) -> packet.put(name).put(code.intValue()));
        } else if (effect instanceof Effect.Ended ended) {
            sort(packet, Happening.ENDED).put(ended.winners()).put(ended.places()).put(ended.reason());
        }
    }

    private static Packet sort(Packet packet, Happening sort) {
        return packet.put(sort.ordinal());
    }

    // ------------------------------------------------------------------ reading

    Effect read(Packet packet) throws Nonsense {
        return switch (Happening.values()[packet.number(0, Happening.values().length - 1)]) {
            case MOVED -> new Effect.Moved(piece(packet), zone(packet), index(packet), zone(packet), index(packet), packet.number(-1, blueprint.spaces - 1));
            case TURNED -> new Effect.Turned(piece(packet), packet.flag());
            case SHOWN -> new Effect.Shown(piece(packet), packet.number(0, blueprint.players - 1));
            case SHUFFLED -> new Effect.Shuffled(zone(packet));
            case COUNTED -> new Effect.Counted(packet.number(0, blueprint.cellCount() - 1), packet.number(), packet.number());
            case ROLLED -> rolled(packet);
            case SAID -> said(packet);
            case ENDED -> ended(packet);
        };
    }

    private int piece(Packet packet) throws Nonsense {
        return packet.number(0, blueprint.pieceCount() - 1);
    }

    private int zone(Packet packet) throws Nonsense {
        return packet.number(0, blueprint.zones.size() - 1);
    }

    private int index(Packet packet) throws Nonsense {
        return packet.number(0, blueprint.pieceCount());
    }

    private int code(Packet packet) throws Nonsense {
        int code = packet.number();
        if (code != Code.NOTHING && !things.isThing(code)) throw new Nonsense("something that the match does not have");
        return code;
    }

    private Effect.Rolled rolled(Packet packet) throws Nonsense {
        int die = packet.number(0, blueprint.dice.size() - 1), face = packet.number();
        if (!blueprint.dice.get(die).faces().contains(face)) throw new Nonsense("a face that no die has");
        return new Effect.Rolled(die, face);
    }

    private Effect.Said said(Packet packet) throws Nonsense {
        String key = packet.text(Bounds.NAME);
        int audience = packet.number(-1, blueprint.players - 1);
        Effect.Purpose purpose = Effect.Purpose.values()[packet.number(0, Effect.Purpose.values().length - 1)];
        Map<String, Integer> values = new LinkedHashMap<>();
        for (int left = packet.number(0, Bounds.VALUES); left > 0; left--) values.put(packet.text(Bounds.NAME), code(packet));
        return new Effect.Said(key, values, audience, purpose);
    }

    private Effect.Ended ended(Packet packet) throws Nonsense {
        int winners = packet.number();
        long places = packet.longNumber();
        if (!things.isEnd(winners, places)) throw new Nonsense("an end that the match cannot have");
        return new Effect.Ended(winners, places, code(packet));
    }
}
