package eldertable.desktop.screen;

import eldertable.art.Align;
import eldertable.art.Box;
import eldertable.art.Face;
import eldertable.art.Ink;
import eldertable.art.Lettering;
import eldertable.diagnostic.Diagnostic;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is wrong with a pack or a save, each with its file and line; what lies below stays usable. */
final class ProblemsPage extends Page {
    private final String title;
    private final List<Diagnostic> problems;

    ProblemsPage(ScreenContext kit, String title, List<Diagnostic> problems) {
        super(kit);
        this.title = title;
        this.problems = List.copyOf(problems);
    }

    @Override protected String heading() {
        return title;
    }

    @Override protected String remark() {
        return problems.isEmpty() ? say("problems.none") : counted();
    }

    private String counted() {
        int errors = (int) problems.stream().filter(Diagnostic::isError).count(), warnings = problems.size() - errors;
        return Stream.of(errors == 0 ? "" : say("problems.errors", "errors", errors), warnings == 0 ? "" : say("problems.warnings", "warnings", warnings))
            .filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
    }

    @Override protected void build() {
        backButton();
        float w = Math.min(1100, width - 60);
        Box sheet = new Box((width - w) / 2, 20, w, height - BAR - 36);
        sheet(sheet);
        Scroll text = scroll(sheet.inset(32));
        Lettering lettering = kit.lettering();
        TextColumn leaf = new TextColumn(lettering, text);
        for (Diagnostic problem : problems) {
            leaf.words(lettering.wrap(Face.BOLD, 15, problem.span() + "   " + problem.code(), text.box.w(), Align.LEFT), text.box.x(), problem.isError() ? Ink.BLOOD : Ink.SEPIA, 2);
            leaf.words(lettering.wrap(Face.TEXT, 17, problem.message(kit.tongue()), text.box.w(), Align.LEFT), text.box.x(), Ink.INK, 2);
            if (!problem.excerpt().isBlank()) {
                leaf.words(lettering.wrap(Face.ITALIC, 15, problem.excerpt().strip(), text.box.w() - 24, Align.LEFT), text.box.x() + 24, Ink.SEPIA, 2);
            }
            leaf.gap(14);
        }
    }
}
