package eldertable.scenario;

import eldertable.pack.model.PieceSetDef;
import eldertable.state.Blueprint;
import eldertable.state.BoardGraph;
import eldertable.state.Code;
import eldertable.state.Effect;
import eldertable.state.GameState;
import eldertable.view.Chronicle;
import eldertable.view.Lexicon;
import eldertable.words.Message;
import eldertable.yaml.MapNode;
import eldertable.yaml.Node;
import eldertable.yaml.ScalarNode;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Consumer;

/** Reads what a scenario expects to be told of the last move: points by what brought them, and the chronicle of one player. */
final class ToldExpectations {
    private static final String NOBODY = "nobody", SPECTATOR = "spectator";

    private final Terms terms;
    private final Consumer<Check> add;

    ToldExpectations(Terms terms, Consumer<Check> add) {
        this.terms = terms;
        this.add = add;
    }

    // ------------------------------------------------------------------ points

    void scored(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int player = entry.key().equals(NOBODY) ? -1 : terms.seat(entry.key(), entry.span());
            OptionalInt all = Terms.asNumber(entry.value());
            if (all.isPresent()) {
                points(Message.of("scenario.scored-by", "player", entry.key()), all.getAsInt(), entry.value(), player, null);
            } else {
                terms.map(entry.value(), Message.of("scenario.scored")).ifPresent(each -> each.entries().forEach(one -> {
                    if (isName(one)) terms.number(one.value(), Message.of("scenario.a.points")).ifPresent(points ->
                        points(Message.of("scenario.scored-for", "what", one.key(), "player", entry.key()), points, one.value(), player, one.key()));
                }));
            }
        }
    }

    /** Kinds, spaces and words are known; any other name may be a line that says by itself what was scored. */
    private boolean isName(MapNode.Entry entry) {
        String name = entry.key();
        Blueprint blueprint = terms.blueprint;
        boolean known = blueprint.kind(name) != null || terms.names.space(name) >= 0 || blueprint.word(name) >= 0
            || blueprint.pack.text().values().stream().anyMatch(texts -> texts.containsKey("say." + name));
        if (known) return true;
        List<String> names = new ArrayList<>(blueprint.kinds.stream().map(Blueprint.Kind::id).toList());
        blueprint.pack.sets().stream().map(PieceSetDef::id).forEach(names::add);
        terms.unknown(entry.span(), Message.of("scenario.scorable"), name, names);
        return false;
    }

    private void points(Object label, int expected, Node node, int player, String what) {
        add.accept((moment, failed) -> {
            Map<String, Integer> found = new TreeMap<>();
            for (Effect effect : moment.effects()) {
                if (!(effect instanceof Effect.Said said) || !said.scored() || player(said) != player) continue;
                found.merge(name(said, moment), Code.value(said.values().get("points")), Integer::sum);
            }
            int actual = what == null ? found.values().stream().mapToInt(Integer::intValue).sum() : found.getOrDefault(what, 0);
            boolean missing = what != null && !found.containsKey(what);
            if (actual != expected || missing) failed.accept(new ScenarioFailure(node.span(), label, expected, found.isEmpty()
                ? Message.of("scenario.nothing-scored") : found));
        });
    }

    private static int player(Effect.Said said) {
        int code = said.values().getOrDefault("player", Code.NOTHING);
        return Code.tag(code) == Code.PLAYER ? Code.value(code) : -1;
    }

    /** What brought the points: a piece by its kind; where nothing is named, the line that tells of it. */
    private static String name(Effect.Said said, Check.Moment moment) {
        int what = said.values().getOrDefault("what", Code.NOTHING);
        Blueprint blueprint = moment.state().blueprint;
        if (Code.tag(what) == Code.PIECE) return blueprint.kinds.get(blueprint.kindOf[Code.value(what)]).id();
        if (Code.tag(what) == Code.SPACE) {
            BoardGraph board = blueprint.boardOfSpace(Code.value(what));
            return board.def.spaces().get(Code.value(what) - board.firstSpace).id();
        }
        return what == Code.NOTHING ? said.key() : moment.names().name(what);
    }

    // ------------------------------------------------------------------ words

    void told(MapNode map) {
        for (MapNode.Entry entry : map.entries()) {
            int viewer = entry.key().equals(SPECTATOR) ? GameState.SPECTATOR : terms.seat(entry.key(), entry.span());
            if (entry.value() instanceof MapNode parts) {
                for (MapNode.Entry part : parts.entries()) {
                    if (part.key().equals("has") || part.key().equals("lacks")) lines(viewer, entry.key(), part.value(), part.key().equals("has"));
                    else terms.error("unknown-key", part.span(), Message.of("scenario.told-form"));
                }
            } else {
                lines(viewer, entry.key(), entry.value(), true);
            }
        }
    }

    private void lines(int viewer, String who, Node node, boolean has) {
        for (Node item : terms.list(node)) {
            if (!(item instanceof ScalarNode words)) {
                terms.wrong(item, Message.of("scenario.told"), Message.of("scenario.a.words"));
                continue;
            }
            add.accept((moment, failed) -> {
                List<String> lines = chronicle(moment, viewer);
                if (lines.stream().anyMatch(line -> line.contains(words.text())) == has) return;
                failed.accept(new ScenarioFailure(item.span(),
                    Message.of("scenario.told-to", "player", who), Message.of(has ? "scenario.these-words" : "scenario.not-these-words", "words", words.text()), lines));
            });
        }
    }

    private static List<String> chronicle(Check.Moment moment, int viewer) {
        Blueprint blueprint = moment.state().blueprint;
        return new Chronicle(blueprint, Lexicon.forAuthors(blueprint)).lines(moment.record(), viewer).stream().map(Chronicle.Line::text).toList();
    }
}
