package eldertable.sdk.lab;

import eldertable.lab.Estimate;
import eldertable.lab.Figure;
import eldertable.lab.Figure.Group;
import eldertable.lab.Figure.Unit;
import eldertable.lab.LabFindings;
import eldertable.lab.LabFindings.Finding;
import eldertable.view.Lexicon;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The tables of all that can be chosen: how often it is offered and taken, and what it does for whoever takes it. */
final class ChoiceRows {
    private record Line(String id, String name, Finding offered, Finding taken, Finding lift) {
        double order() {
            double value = lift == null ? Double.NaN : lift.estimate().value();
            return Double.isNaN(value) ? Double.NEGATIVE_INFINITY : value;
        }
    }

    private final LabFindings findings;
    private final Lexicon lexicon;
    private final CardFacePictures pictures;
    private final Shown shown;

    ChoiceRows(LabFindings findings, Lexicon lexicon, CardFacePictures pictures) {
        this.findings = findings;
        this.lexicon = lexicon;
        this.pictures = pictures;
        shown = new Shown(findings.tongue());
    }

    private String say(String key) {
        return shown.tongue().say(key);
    }

    /** Nothing where there is nothing to choose. */
    String section(String title, Group group, String about) {
        List<Line> lines = lines(group);
        if (lines.isEmpty()) return "";
        double most = lines.stream().filter(line -> line.lift() != null && line.lift().estimate().isKnown())
            .mapToDouble(line -> Math.max(Math.abs(line.lift().estimate().low()), Math.abs(line.lift().estimate().high()))).max().orElse(1);
        most = Math.max(most, 0.01); // nobody won: all are at 0
        boolean compared = findings.blueprint().players > 1; // nobody to win more often than, else
        Html html = new Html().add("<section class='long'>").element("h2", title).element("p class='note'", about);
        html.add("<div class='rows'><div class='row head'><span></span>").element("span", say("reports.page.offered")).element("span", say("reports.page.taken")).add("<span></span>");
        if (compared) html.add("<span>").words(say("reports.page.less")).add(" &nbsp;│&nbsp; ").words(say("reports.page.more")).add("</span>").element("span", say("reports.page.of-hundred"));
        html.add("</div>");
        for (Line line : lines) add(html, line, group, most);
        return html.add("</div></section>").toString();
    }

    private List<Line> lines(Group group) {
        List<Line> lines = new ArrayList<>();
        for (Finding offered : findings.in(group)) {
            Figure figure = offered.figure();
            if (!figure.id().endsWith(".offered")) continue;
            String prefix = figure.id().substring(0, figure.id().length() - "offered".length());
            Finding taken = findings.find(prefix + "taken").orElseThrow(), lift = findings.find(prefix + "lift").orElse(null);
            boolean known = lift != null && !Double.isNaN(lift.estimate().value());
            if (offered.estimate().value() > 0 || known || group == Group.MOVES) lines.add(new Line(prefix.split("\\.")[1], figure.about(), offered, taken, lift));
        }
        lines.sort(Comparator.comparingDouble(Line::order).reversed());
        return lines;
    }

    private void add(Html html, Line line, Group group, double most) {
        String face = group == Group.CARDS ? face(line.id()) : "";
        if (!face.isEmpty()) html.add("<details class='card'><summary>");
        Estimate lift = line.lift() == null ? Estimate.UNKNOWN : line.lift().estimate();
        boolean never = line.taken().support() > 0 && line.taken().estimate().value() == 0;
        html.add("<div class='row'><span>").words(line.name());
        if (never) html.add("<em class='tag'>").words(say("reports.page.never-taken")).add("</em>");
        if (group == Group.MOVES && line.taken().support() == 0) html.add("<em class='tag'>").words(say("reports.page.never-possible")).add("</em>");
        html.add("</span>").add(shown.cell(line.offered().estimate(), Unit.COUNT)).add(shown.cell(line.taken().estimate(), Unit.SHARE));
        html.add("<span>").add(Plots.gauge(line.taken().estimate())).add("</span><span>");
        if (!Double.isNaN(lift.value())) html.add(Plots.spark(lift, most));
        html.add("</span>");
        if (Double.isNaN(lift.value())) html.add("<span></span></div>");
        else html.add(shown.cell(lift, Unit.LEAD)).add("</div>");
        if (!face.isEmpty()) html.add("</summary>").add(face).add("</details>");
    }

    /** What opens below a card's row. */
    private String face(String kind) {
        Html html = new Html().add("<div class='face'>");
        pictures.picture(kind).ifPresent(picture -> html.add("<img alt='' src='").add(picture).add("'>"));
        html.add("<div>").element("b", lexicon.kind(kind));
        String text = lexicon.kindText(kind);
        if (!text.isEmpty()) html.element("p", text);
        html.add("<ul>");
        lexicon.attributes(kind).forEach(attribute -> html.element("li", attribute));
        return html.add("</ul></div></div>").toString();
    }
}
