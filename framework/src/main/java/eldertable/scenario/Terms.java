package eldertable.scenario;

import eldertable.api.Sort;
import eldertable.api.ZoneApi;
import eldertable.diagnostic.Problems;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.pack.component.Notation;
import eldertable.pack.model.BoardDef.SpaceDef;
import eldertable.pack.model.FlowDef.DataDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.rules.Reason;
import eldertable.rules.TableNames;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.Code;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the words of a scenario mean in one match: numbers, players, pieces. What means nothing is a problem. */
final class Terms extends Notation {
    private static final Pattern PIECE = Pattern.compile(ZoneApi.PIECE.pattern());

    final Blueprint blueprint;
    final TableNames names;

    /** Made when first needed. */
    private Lexicon words;

    Terms(Blueprint blueprint, TableNames names, Problems problems) {
        super(problems);
        this.blueprint = blueprint;
        this.names = names;
    }

    /** In English: scenarios are written in one language. */
    String said(Reason reason) {
        if (words == null) words = Lexicon.forAuthors(blueprint);
        return words.reason(reason);
    }

    /** A number as picks, chance and steps hold it. */
    int numberCode(Node node, Message what) {
        int number = number(node, what).orElse(0);
        if (Math.abs((long) number) <= MOST) return Code.number(number);
        error("out-of-range", node.span(), Message.of("scenario.from-to", "what", what, "min", -MOST, "max", MOST));
        return Code.NOTHING;
    }

    // ------------------------------------------------------------------ players

    boolean isSeat(String key) {
        return key.length() == 1 && Character.isUpperCase(key.charAt(0));
    }

    int seat(String letter, Span span) {
        int seat = names.seat(letter);
        if (seat < 0) error("unknown-name", span, noPlayer(letter));
        return seat;
    }

    /** The pack may know such a player, and only this scenario not: the usual number is the smallest. */
    private Message noPlayer(String letter) {
        for (int wanted = blueprint.players + 1; wanted <= blueprint.pack.info().maxPlayers(); wanted++) {
            if (!TableNames.player(wanted - 1).equals(letter)) continue;
            return Message.of("scenario.too-few-play", "letter", letter, "players", blueprint.players, "wanted", wanted);
        }
        if (blueprint.players == 1) return Message.of("scenario.only-player", "letter", letter);
        return Message.of("scenario.no-player", "letter", letter, "last", TableNames.player(blueprint.players - 1));
    }

    /** Players as bits. */
    int seats(Node node, Message what) {
        int bits = 0;
        for (Node item : list(node)) {
            int seat = text(item, what).map(letter -> seat(letter, item.span())).orElse(-1);
            if (seat >= 0) bits |= 1 << seat;
        }
        return bits;
    }

    // ------------------------------------------------------------------ pieces

    /** @param owner whose pieces are meant where nobody is named, or -1 */
    List<PieceSpec> pieces(Node node, int owner) {
        List<PieceSpec> specs = new ArrayList<>();
        for (Node item : list(node)) text(item, Sort.KIND.named()).ifPresent(text -> pieces(text, item.span(), owner, specs));
        return specs;
    }

    void pieces(String text, Span span, int owner, List<PieceSpec> into) {
        Matcher part = PIECE.matcher(text);
        if (!part.matches()) {
            error("bad-name", span, Message.of("scenario.no-pieces", "text", text));
            return;
        }
        String id = part.group(2);
        Blueprint.Kind kind = blueprint.kind(id);
        boolean set = kind == null && blueprint.pack.sets().stream().anyMatch(s -> s.id().equals(id));
        boolean hidden = kind == null && id.equals("hidden");
        if (kind == null && !set && !hidden) {
            List<String> known = new ArrayList<>(blueprint.kinds.stream().map(Blueprint.Kind::id).toList());
            blueprint.pack.sets().stream().map(PieceSetDef::id).forEach(known::add);
            unknown(span, Message.of("scenario.kind-or-set"), id, known);
            return;
        }
        int copy = part.group(3) == null ? -1 : Integer.parseInt(part.group(3));
        if (copy >= 0 && (kind == null || copy < 1 || copy > kind.def().copies())) {
            error("unknown-name", span, kind == null ? Message.of("scenario.number-of-kind")
                : Message.of("scenario.no-copy", "text", text, "id", id, "copies", kind.def().copies()));
            return;
        }
        boolean owned = kind != null && kind.def().perPlayer();
        int whose = part.group(1) != null ? seat(part.group(1), span) : owned ? owner : -1;
        if (part.group(1) != null && whose < 0) return;
        if (part.group(1) != null && kind != null && !owned) {
            error("bad-name", span, Message.of("scenario.not-owned", "id", id, "player", part.group(1)));
            return;
        }
        Boolean up = part.group(5) == null ? null : part.group(5).equals("up");
        int count = part.group(4) == null ? 1 : Integer.parseInt(part.group(4));
        String name = text.replaceFirst("\\*\\d+", "");
        for (int i = 0; i < count; i++) into.add(new PieceSpec(name, whose, kind == null ? -1 : kind.index(), id, copy, up, hidden, span));
    }

    /** A single piece by name, or -1: "thrall", "crab#2", "A.diver". */
    int piece(String text, Span span) {
        List<PieceSpec> specs = new ArrayList<>();
        pieces(text, span, -1, specs);
        if (specs.size() != 1) {
            if (!specs.isEmpty()) error("bad-name", span, Message.of("scenario.one-piece", "text", text));
            return -1;
        }
        PieceSpec spec = specs.get(0);
        for (int piece = 0; piece < blueprint.pieceCount(); piece++) {
            if (spec.kind() < 0 || !spec.fits(piece, blueprint, names)) continue;
            if (spec.owner() >= 0 || blueprint.ownerOf[piece] < 0) return piece;
            break;
        }
        error("bad-name", span, spec.kind() < 0
            ? Message.of("scenario.is-set", "text", text) : Message.of("scenario.whose-piece", "text", text));
        return -1;
    }

    // ------------------------------------------------------------------ steps

    /** @param actors bits, or -1 for the usual ones; @param acted who has acted already; @param data codes by slot, null where nothing is told */
    record Frame(StepDef def, int step, int actors, int acted, Integer[] data, Span span) {}

    List<Frame> frames(Node node) {
        List<Frame> frames = new ArrayList<>();
        for (Node item : list(node)) frame(item).ifPresent(frames::add);
        return frames;
    }

    private Optional<Frame> frame(Node node) {
        if (node instanceof ScalarNode) return text(node, Sort.STEP.named()).flatMap(id -> frame(id, node.span(), MapNode.empty(node.span())));
        if (!(node instanceof MapNode map)) {
            wrong(node, Sort.STEP.named(), Message.of("scenario.a.step"));
            return Optional.empty();
        }
        if (!map.has("step")) error("missing-key", map.span(), Message.of("scenario.which-step"));
        return map.get("step").flatMap(id -> text(id, Sort.STEP.named()).flatMap(text -> frame(text, id.span(), map)));
    }

    private Optional<Frame> frame(String id, Span span, MapNode map) {
        int step = blueprint.step(id);
        if (step < 0) {
            unknown(span, Sort.STEP.bare(), id, blueprint.steps.stream().map(StepDef::id).toList());
            return Optional.empty();
        }
        StepDef def = blueprint.steps.get(step);
        Integer[] data = new Integer[def.data().size()];
        int actors = -1, acted = 0;
        for (MapNode.Entry entry : map.entries()) {
            if (entry.key().equals("step")) continue;
            List<String> keys = def.data().stream().map(DataDef::id).toList();
            int slot = keys.indexOf(entry.key());
            if (slot >= 0) data[slot] = value(entry.value(), def.data().get(slot));
            else if (entry.key().equals("who")) actors = seats(entry.value(), Notation.quoted("who"));
            else if (entry.key().equals("acted")) acted = seats(entry.value(), Notation.quoted("acted"));
            else error("unknown-key", entry.span(),
                Message.of("scenario.step-carries", "id", id, "key", entry.key()).and(Spelling.guess(entry.key(), keys)));
        }
        return Optional.of(new Frame(def, step, actors, acted, data, span));
    }

    private int value(Node node, DataDef def) {
        Message what = quoted(def.id());
        String text = def.type() == DataDef.Type.NUMBER ? "" : text(node, what).orElse("");
        if (text.isEmpty() && def.type() != DataDef.Type.NUMBER) return Code.NOTHING;
        switch (def.type()) {
            case NUMBER: return numberCode(node, what);
            case FLAG:
                if (!text.equals("true") && !text.equals("false")) wrong(node, what, Message.of("pack.read.a.flag"));
                return Code.number(text.equals("true") ? 1 : 0);
            case PLAYER: return found(seat(text, node.span()), Code::player);
            case PIECE: return found(piece(text, node.span()), Code::piece);
            case SPACE:
                if (names.space(text) < 0) unknown(node.span(), Sort.SPACE.bare(), text, List.of());
                return found(names.space(text), Code::space);
            case WORD:
                if (blueprint.word(text) < 0) unknown(node.span(), Sort.WORD.bare(), text, blueprint.pack.words());
                return found(blueprint.word(text), Code::word);
            default:
                Blueprint.Kind kind = blueprint.kind(text);
                if (kind == null) unknown(node.span(), Message.of("pack.check.kind"), text, blueprint.kinds.stream().map(Blueprint.Kind::id).toList());
                return found(kind == null ? -1 : kind.index(), Code::kind);
        }
    }

    private static int found(int index, IntUnaryOperator code) {
        return index < 0 ? Code.NOTHING : code.applyAsInt(index);
    }

    /** The space of a board that a key names, or -1. */
    int space(BoardGraph board, MapNode.Entry entry) {
        int space = names.space(board.def.id() + "." + entry.key());
        List<String> known = board.def.spaces().stream().map(SpaceDef::id).toList();
        if (space < 0) unknown(entry.span(), Message.of("scenario.space-of", "id", board.def.id()), entry.key(), known);
        return space;
    }
}
