package eldertable.scenario;

import eldertable.pack.component.Component;
import eldertable.pack.component.Expectation;
import eldertable.pack.model.Per;
import eldertable.rules.TableNames;
import eldertable.state.GameState;
import eldertable.words.Message;
import eldertable.yaml.Node;

import java.util.Optional;

/** A counter, pool or the like: the component itself knows how it is written. */
record CellsSubject(Component component, int instance, String name) implements Subject {
    @Override
    public String id() {
        return component.id();
    }

    @Override
    public Per per() {
        return component.def().per();
    }

    @Override
    public void give(Node node, Terms terms, Given given) {
        component.given(name, node, terms).ifPresent(cells -> {
            int first = component.firstOf(instance);
            for (int i = 0; i < cells.length; i++) given.amounts.add(new Given.Amount(first + i, cells[i]));
        });
    }

    @Override
    public void expect(Node node, Terms terms, Sight sight) {
        Message told = sight.naming().apply(Message.plain(name));
        boolean own = per().kind() == Per.Kind.PLAYER && sight.viewer() == instance;
        boolean open = sight.isAll() || component.isOpen(own);
        if (Sight.isHidden(node)) {
            sight.add().accept((moment, failed) -> {
                if (open) failed.accept(new ScenarioFailure(node.span(), told, "hidden", Message.of("scenario.seen")));
            });
            return;
        }
        for (Expectation expectation : component.expected(name, node, terms)) {
            sight.add().accept((moment, failed) -> {
                boolean secret = expectation.inside() && !open;
                Message actual = secret ? Message.plain("hidden") : expectation.actual().apply(moment.state().cells(component, instance));
                if (actual != null) failed.accept(new ScenarioFailure(expectation.span(), told, expectation.expected(), actual));
            });
        }
    }

    @Override
    public Optional<Object> written(GameState state, GameState start, TableNames names, boolean expecting) {
        int[] cells = state.cells(component, instance);
        return component.isUsual(cells) ? Optional.empty() : Optional.of(component.written(cells));
    }
}
