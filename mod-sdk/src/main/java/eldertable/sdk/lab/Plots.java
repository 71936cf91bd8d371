package eldertable.sdk.lab;

import eldertable.lab.Estimate;
import eldertable.lab.Figure.Unit;
import eldertable.simulation.Interval;
import eldertable.simulation.Tally;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Pictures of numbers, as SVG that takes its colours from the page. */
final class Plots {
    /** What one or more sets of rules came to in one respect, under one another. */
    record Row(String label, List<Estimate> estimates) {}

    record Curve(String name, List<Estimate> points) {}

    /** @param games how many of its numbers have nothing to do with each other: what is counted several times in a game is no surer for it */
    record Heap(String name, Tally tally, long games) {
        Interval interval(double share) {
            return Interval.ofShare(Math.round(share * games), games);
        }
    }

    private static final int WIDTH = 680, LEFT = 165, RIGHT = 20, MOST_BARS = 60, MOST_CORNERS = 30;
    /** More letters do not fit beside a plot of intervals. */
    private static final int LONG_LABEL = 20;
    /** What a plot of intervals leaves for the numbers themselves. */
    private static final int NUMBERS = 150;

    private final Shown shown;

    Plots(Shown shown) {
        this.shown = shown;
    }

    /** Between which two an author wants numbers to lie; NaN where there is no end. */
    record Wanted(double low, double high) {}

    /** Numbers as dots with how far they may be off; a dashed line where all would be even. @param even NaN for none */
    String intervals(String title, List<Row> rows, Unit unit, double even) {
        return intervals(title, rows, unit, range(rows, even), even, new Wanted(Double.NaN, Double.NaN));
    }

    /** The same, with a ground behind all that is wanted. */
    String intervals(String title, List<Row> rows, Unit unit, Wanted wanted) {
        double[] range = range(rows, wanted.low()), both = range(rows, wanted.high());
        return intervals(title, rows, unit, new double[] {Math.min(range[0], both[0]), Math.max(range[1], both[1])}, Double.NaN, wanted);
    }

    private String intervals(String title, List<Row> rows, Unit unit, double[] range, double even, Wanted wanted) {
        int sides = rows.stream().mapToInt(row -> row.estimates().size()).max().orElse(1);
        boolean broken = rows.stream().anyMatch(row -> lines(row.label()).size() > 1);
        int step = Math.max(14 + 16 * sides, broken ? 46 : 0), height = rows.size() * step + 34;
        Html svg = open(title, height);
        if (!Double.isNaN(wanted.low())) {
            svg.add("<rect class='wanted' x='%.1f' y='6' width='%.1f' height='%d'/>", x(wanted.low(), range), Math.max(2, x(wanted.high(), range) - x(wanted.low(), range)), height - 30);
        }
        axis(svg, range, unit, height - 24, 8);
        if (!Double.isNaN(even)) svg.add("<line class='even' x1='%1$.1f' x2='%1$.1f' y1='6' y2='%2$d'/>", x(even, range), height - 26);
        for (int i = 0; i < rows.size(); i++) {
            double middle = i * step + 8 + step / 2.0;
            List<String> lines = lines(rows.get(i).label());
            for (int line = 0; line < lines.size(); line++) {
                svg.add("<text class='label' x='%d' y='%.1f' text-anchor='end'>", LEFT - 12, middle + 4 + (line - (lines.size() - 1) / 2.0) * 17).words(lines.get(line)).add("</text>");
            }
            List<Estimate> estimates = rows.get(i).estimates();
            for (int side = 0; side < estimates.size(); side++) dot(svg, estimates.get(side), range, unit, middle + (side - (estimates.size() - 1) / 2.0) * 16, "s" + side);
        }
        return svg.add("</svg>").toString();
    }

    /** A label that is too long for one line is broken at the blank nearest to its middle. */
    private static List<String> lines(String label) {
        int before = label.lastIndexOf(' ', label.length() / 2), after = label.indexOf(' ', label.length() / 2);
        if (label.length() <= LONG_LABEL || before < 0 && after < 0) return List.of(label);
        int at = before < 0 || after >= 0 && after - label.length() / 2 < label.length() / 2 - before ? after : before;
        return List.of(label.substring(0, at), label.substring(at + 1));
    }

    private void dot(Html svg, Estimate estimate, double[] range, Unit unit, double y, String series) {
        if (Double.isNaN(estimate.value())) return;
        if (estimate.isKnown()) svg.add("<line class='whisker %s' x1='%.1f' x2='%.1f' y1='%4$.1f' y2='%4$.1f'/>", series, x(estimate.low(), range), x(estimate.high(), range), y);
        svg.add("<circle class='dot %s' cx='%.1f' cy='%.1f' r='5'><title>", series, x(estimate.value(), range), y)
            .words(inWords(estimate, unit)).add("</title></circle>");
        svg.add("<text class='number %s' x='%d' y='%.1f' text-anchor='end'>", series, WIDTH, y + 4).words(shown.value(estimate.value(), unit));
        String interval = shown.range(estimate, unit);
        if (!interval.isEmpty()) svg.add("<tspan class='interval'>").words("  (" + interval + ")").add("</tspan>"); // left out where there is no room
        svg.add("</text>");
    }

    private String inWords(Estimate estimate, Unit unit) {
        String range = shown.range(estimate, unit);
        return shown.value(estimate.value(), unit) + (range.isEmpty() ? "" : "  (" + range + ")");
    }

    private static double[] range(List<Row> rows, double even) {
        double low = even, high = even;
        for (Row row : rows) {
            for (Estimate estimate : row.estimates()) {
                if (Double.isNaN(estimate.value())) continue;
                low = Math.min(Double.isNaN(low) ? estimate.value() : low, estimate.isKnown() ? estimate.low() : estimate.value());
                high = Math.max(Double.isNaN(high) ? estimate.value() : high, estimate.isKnown() ? estimate.high() : estimate.value());
            }
        }
        if (Double.isNaN(low)) return new double[] {0, 1};
        double room = Math.max((high - low) * 0.12, Math.max(1e-3, Math.abs(high) * 0.02));
        return new double[] {low - room, high + room};
    }

    private static double x(double value, double[] range) {
        return LEFT + (WIDTH - LEFT - NUMBERS - RIGHT) * (value - range[0]) / (range[1] - range[0]);
    }

    private void axis(Html svg, double[] range, Unit unit, double y, double top) {
        double step = step(range[1] - range[0], 5);
        for (double tick = Math.ceil(range[0] / step) * step; tick <= range[1]; tick += step) {
            svg.add("<line class='grid' x1='%1$.1f' x2='%1$.1f' y1='%2$.1f' y2='%3$.1f'/>", x(tick, range), top, y);
            svg.add("<text class='tick' x='%.1f' y='%.1f' text-anchor='middle'>%s</text>", x(tick, range), y + 16, tick(tick, step, unit));
        }
    }

    private String tick(double tick, double step, Unit unit) {
        boolean share = unit.isPerCent();
        double value = share ? 100 * tick : tick, size = share ? 100 * step : step;
        if (Math.abs(value) < size / 1000) value = 0;
        String number = shown.format(size >= 1 ? "%.0f" : size >= 0.1 ? "%.1f" : "%.2f", value);
        return (unit == Unit.LEAD && value > 0 ? "+" : "") + number + (unit == Unit.SHARE ? " %" : "");
    }

    /** A round number that cuts a length into about so many. */
    private static double step(double length, int parts) {
        double rough = length / parts, power = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double factor : new double[] {1, 2, 5}) if (rough <= factor * power) return factor * power;
        return 10 * power;
    }

    /** How often each number comes up, of one or more heaps of them, as shares of each heap. */
    String heaps(String title, List<Heap> heaps, String unit) {
        int least = Integer.MAX_VALUE, most = Integer.MIN_VALUE;
        for (Heap heap : heaps) {
            if (heap.tally().count() == 0) continue;
            least = Math.min(least, heap.tally().min());
            most = Math.max(most, heap.tally().max());
        }
        if (least > most) return "";
        // Lines with many corners are a thicket. Bars begin at round numbers, so that the axis has some.
        int width = Math.max(1, (int) step(most - least + 1, heaps.size() == 1 ? MOST_BARS : MOST_CORNERS));
        least = Math.floorDiv(least, width) * width;
        int bars = (most - least) / width + 1;
        double[][] shares = new double[heaps.size()][bars];
        double highest = 0;
        for (int side = 0; side < shares.length; side++) {
            if (heaps.get(side).tally().count() == 0) continue;
            for (var entry : heaps.get(side).tally().counts().entrySet()) {
                int bar = (entry.getKey() - least) / width;
                shares[side][bar] += (double) entry.getValue() / heaps.get(side).tally().count();
            }
            for (double share : shares[side]) highest = Math.max(highest, heaps.get(side).interval(share).high());
        }
        int height = 220, ground = height - 40, left = 44;
        double wide = (double) (WIDTH - left - RIGHT) / bars;
        Html svg = open(title, height);
        shareGrid(svg, highest, ground, left);
        for (int side = 0; side < shares.length; side++) {
            if (shares.length == 1) {
                for (int bar = 0; bar < bars; bar++) {
                    double tall = (ground - 12) * shares[side][bar] / highest;
                    if (tall <= 0) continue;
                    Interval sure = heaps.get(0).interval(shares[0][bar]);
                    int from = least + bar * width;
                    String what = width == 1 ? String.valueOf(from) : shown.tongue().say("reports.page.range", "low", from, "high", from + width - 1);
                    svg.add("<rect class='bar s0' x='%.1f' y='%.1f' width='%.1f' height='%.1f' rx='1.5'><title>%s %s: %s</title></rect>", left + bar * wide + wide * 0.08,
                        ground - tall, wide * 0.84, tall, what, Html.escaped(unit), inWords(new Estimate(shares[0][bar], sure.low(), sure.high()), Unit.SHARE));
                    svg.add("<line class='error' x1='%1$.1f' x2='%1$.1f' y1='%2$.1f' y2='%3$.1f'/>", left + (bar + 0.5) * wide, high(sure.low(), highest, ground), high(sure.high(), highest, ground));
                }
            } else {
                band(svg, heaps.get(side), shares[side], highest, ground, left, wide, side);
                svg.add("<path class='outline s%d' d='M%d %d", side, left, ground);
                for (int bar = 0; bar < bars; bar++) svg.add(" L%.1f %.1f", left + (bar + 0.5) * wide, high(shares[side][bar], highest, ground));
                svg.add(" L%d %d'/>", WIDTH - RIGHT, ground);
            }
        }
        int every = Math.max(width, (int) step(bars * width, 10));
        for (int tick = Math.floorDiv(least + every - 1, every) * every; tick < least + bars * width; tick += every) {
            if ((tick - least) % width != 0) continue;
            svg.add("<text class='tick' x='%.1f' y='%d' text-anchor='middle'>%d</text>", left + ((tick - least) / width + 0.5) * wide, ground + 16, tick);
        }
        svg.add("<text class='tick' x='%d' y='%d' text-anchor='end'>", WIDTH - RIGHT, height - 6).words(unit).add("</text>");
        return svg.add("</svg>").toString();
    }

    private static double high(double share, double highest, int ground) {
        return ground - (ground - 12) * share / highest;
    }

    /** In what an outline really lies. */
    private static void band(Html svg, Heap heap, double[] shares, double highest, int ground, int left, double wide, int side) {
        if (heap.tally().count() == 0) return;
        StringBuilder upper = new StringBuilder(), lower = new StringBuilder();
        for (int bar = 0; bar < shares.length; bar++) {
            Interval sure = heap.interval(shares[bar]);
            double x = left + (bar + 0.5) * wide;
            upper.append(String.format(Locale.ROOT, " %.1f,%.1f", x, high(sure.high(), highest, ground)));
            lower.insert(0, String.format(Locale.ROOT, " %.1f,%.1f", x, high(sure.low(), highest, ground)));
        }
        svg.add("<polygon class='band s" + side + "' points='" + upper + lower + "'/>");
    }

    private void shareGrid(Html svg, double highest, int ground, int left) {
        double step = step(highest, 4);
        for (double tick = 0; tick <= highest; tick += step) {
            double y = ground - (ground - 12) * tick / highest;
            svg.add("<line class='grid' x1='%d' x2='%d' y1='%3$.1f' y2='%3$.1f'/>", left, WIDTH - RIGHT, y);
            svg.add("<text class='tick' x='%d' y='%.1f' text-anchor='end'>%s</text>", left - 6, y + 4, tick(tick, step, Unit.SHARE));
        }
    }

    /** How something goes from the beginning of a game to its end, each with the band in which it really lies. @param even NaN for none */
    String curves(String title, List<Curve> curves, Unit unit, double even) {
        double low = unit == Unit.SHARE ? 0 : Double.MAX_VALUE, high = unit == Unit.SHARE ? 1 : -Double.MAX_VALUE;
        for (Curve curve : curves) {
            for (Estimate point : curve.points()) {
                if (Double.isNaN(point.value()) || unit == Unit.SHARE) continue;
                low = Math.min(low, point.isKnown() ? point.low() : point.value());
                high = Math.max(high, point.isKnown() ? point.high() : point.value());
            }
        }
        if (low >= high) high = low + 1;
        if (unit != Unit.SHARE) low = Math.min(0, low);
        int height = 250, ground = height - 40, left = 44;
        Html svg = open(title, height);
        double step = step(high - low, 5);
        for (double tick = Math.ceil(low / step) * step; tick <= high + step / 1000; tick += step) {
            double y = y(tick, low, high, ground);
            svg.add("<line class='grid' x1='%d' x2='%d' y1='%3$.1f' y2='%3$.1f'/>", left, WIDTH - RIGHT, y);
            svg.add("<text class='tick' x='%d' y='%.1f' text-anchor='end'>%s</text>", left - 6, y + 4, tick(tick, step, unit));
        }
        for (int tenth = 0; tenth <= 10; tenth += 2) {
            svg.add("<text class='tick' x='%.1f' y='%d' text-anchor='middle'>%d %%</text>", left + (WIDTH - left - RIGHT) * tenth / 10.0, ground + 16, tenth * 10);
        }
        svg.add("<text class='tick' x='%d' y='%d' text-anchor='end'>", WIDTH - RIGHT, height - 6).words(shown.tongue().say("reports.page.of-the-game")).add("</text>");
        if (!Double.isNaN(even)) svg.add("<line class='even' x1='%d' x2='%d' y1='%3$.1f' y2='%3$.1f'/>", left, WIDTH - RIGHT, y(even, low, high, ground));
        for (int side = 0; side < curves.size(); side++) curve(svg, curves.get(side).points(), low, high, ground, left, side);
        return svg.add("</svg>").toString();
    }

    private static void curve(Html svg, List<Estimate> points, double low, double high, int ground, int left, int side) {
        Map<Double, Estimate> known = new TreeMap<>();
        for (int i = 0; i < points.size(); i++) {
            if (!Double.isNaN(points.get(i).value())) known.put(left + (double) (WIDTH - left - RIGHT) * i / (points.size() - 1), points.get(i));
        }
        if (known.isEmpty()) return;
        StringBuilder upper = new StringBuilder(), lower = new StringBuilder();
        known.forEach((x, point) -> {
            upper.append(String.format(Locale.ROOT, " %.1f,%.1f", x, y(point.isKnown() ? point.high() : point.value(), low, high, ground)));
            lower.insert(0, String.format(Locale.ROOT, " %.1f,%.1f", x, y(point.isKnown() ? point.low() : point.value(), low, high, ground)));
        });
        svg.add("<polygon class='band s" + side + "' points='" + upper + lower + "'/>").add("<polyline class='curve s%d' points='", side);
        known.forEach((x, point) -> svg.add(" %.1f,%.1f", x, y(point.value(), low, high, ground)));
        svg.add("'/>");
    }

    private static double y(double value, double low, double high, int ground) {
        return ground - (ground - 12) * (value - low) / (high - low);
    }

    /** A line in a table: one number with its interval on a scale that all lines share, and 0 in the middle. */
    static String spark(Estimate estimate, double most) {
        int width = 170;
        Html svg = new Html().add("<svg class='spark' viewBox='0 0 %d 18' width='%d' height='18' aria-hidden='true'><line class='even' x1='%3$d' x2='%3$d' y1='0' y2='18'/>", width, width, width / 2);
        if (!Double.isNaN(estimate.value())) {
            double scale = (width / 2.0 - 6) / most;
            if (estimate.isKnown()) {
                double from = width / 2.0 + Math.max(-most, estimate.low()) * scale, to = width / 2.0 + Math.min(most, estimate.high()) * scale;
                svg.add("<line class='whisker %s' x1='%.1f' x2='%.1f' y1='9' y2='9'/>", tone(estimate), from, to);
            }
            svg.add("<circle class='dot %s' cx='%.1f' cy='9' r='4'/>", tone(estimate), width / 2.0 + Math.max(-most, Math.min(most, estimate.value())) * scale);
        }
        return svg.add("</svg>").toString();
    }

    private static String tone(Estimate estimate) {
        return estimate.allows(0) ? "unsure" : estimate.value() > 0 ? "more" : "less";
    }

    /** A small bar for a share. */
    static String gauge(Estimate share) {
        if (Double.isNaN(share.value())) return "";
        Html svg = new Html().add("<svg class='spark' viewBox='0 0 90 18' width='90' height='18' aria-hidden='true'><rect class='rail' x='0' y='5' width='90' height='8' rx='4'/>");
        svg.add("<rect class='bar s0' x='0' y='5' width='%.1f' height='8' rx='4'/>", 90 * share.value());
        if (share.isKnown()) svg.add("<line class='whisker ink' x1='%.1f' x2='%.1f' y1='9' y2='9'/>", 90 * share.low(), 90 * share.high());
        return svg.add("</svg>").toString();
    }

    private static Html open(String title, int height) {
        return new Html().add("<svg class='plot' viewBox='0 0 %d %d' role='img'><title>", WIDTH, height).words(title).add("</title>");
    }
}
