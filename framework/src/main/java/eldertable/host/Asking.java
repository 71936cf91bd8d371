package eldertable.host;

import eldertable.rules.RuleFault;
import eldertable.session.GameSession;
import eldertable.session.Picking;
import eldertable.state.Code;
import eldertable.view.Lexicon;
import eldertable.view.Options;
import eldertable.view.TableView;

import java.util.ArrayList;
import java.util.List;

/** Puts what can be chosen into words, and finds for each move the things on the table that it could begin with. */
final class Asking {
    private final GameSession session;
    private final Lexicon lexicon;

    Asking(GameSession session, Lexicon lexicon) {
        this.session = session;
        this.lexicon = lexicon;
    }

    Ask ask(Picking picking, TableView view) throws RuleFault {
        Options options = picking.options();
        List<Choice> choices = new ArrayList<>();
        for (int code : options.codes()) {
            if (code == Code.DONE) continue;
            choices.add(new Choice(code, List.of(code), lexicon.thing(code), about(code), options.many() ? picking.timesAdded(code) : 0));
        }
        if (!picking.isPicking()) for (Choice move : List.copyOf(choices)) choices.addAll(shortcuts(picking, move));
        List<Ask.Refusal> refusals = new ArrayList<>();
        for (Options.Refused refused : options.refused()) {
            if (refused.code() != Code.DONE) refusals.add(new Ask.Refusal(refused.code(), lexicon.thing(refused.code()), refused.reason()));
        }
        String move = options.move().isEmpty() ? "" : lexicon.move(options.move());
        boolean many = picking.isMany();
        return new Ask(options.player(), prompt(options, view), move, many, options.min(), options.max(), picking.added(),
            many && picking.canFinish(), many ? picking.whyUnfinished() : "", picking.canGoBack(), List.copyOf(choices), List.copyOf(refusals));
    }

    private String prompt(Options options, TableView view) {
        if (!options.pick().isEmpty()) return lexicon.pick(options.move(), options.pick());
        String asked = view.step().map(step -> lexicon.prompt(step, options.player())).orElse("");
        return asked.isEmpty() ? view.step().map(step -> lexicon.step(step.id())).orElse("") : asked;
    }

    private String about(int code) {
        if (Code.tag(code) == Code.MOVE) return lexicon.moveText(session.blueprint().moves.get(Code.value(code)).id());
        return Code.tag(code) == Code.KIND ? lexicon.kindText(session.blueprint().kinds.get(Code.value(code)).id()) : "";
    }

    /** What lies on the table and could be clicked right away for a move that asks for it first. */
    private List<Choice> shortcuts(Picking picking, Choice move) throws RuleFault {
        if (Code.tag(move.code()) != Code.MOVE) return List.of();
        var begun = session.choose(picking.intent(), move.code());
        if (session.isComplete(begun)) return List.of();
        Options first = session.options(begun);
        List<Choice> found = new ArrayList<>();
        for (int code : first.many() ? first.whole().stream().distinct().toList() : first.codes()) {
            if (!isOnTable(code)) continue;
            found.add(new Choice(code, List.of(move.code(), code), move.label(), move.about(), 0));
        }
        return found;
    }

    static boolean isOnTable(int code) {
        int tag = Code.tag(code);
        return tag == Code.PIECE || tag == Code.SPACE || tag == Code.SLOT || tag == Code.PLAYER;
    }
}
