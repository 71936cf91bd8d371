package eldertable.secrecy;

import eldertable.choosing.Options;
import eldertable.choosing.Picking;
import eldertable.rules.HookName;
import eldertable.rules.Reason;
import eldertable.rules.RuleFault;
import eldertable.rules.Whereabouts;
import eldertable.secrecy.Leak.Channel;
import eldertable.state.Blueprint;
import eldertable.state.Code;
import eldertable.state.GameState;
import eldertable.view.Lexicon;
import eldertable.view.TableView;
import eldertable.words.Message;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a viewer sees and may choose, and why not, in two worlds. */
final class AskedTwice {
    private static final int MOST_CHOICES = 12, WAYS = 3;

    private final Findings findings;
    private final Lexicon words;

    AskedTwice(Findings findings, Blueprint blueprint) {
        this.findings = findings;
        words = Lexicon.forAuthors(blueprint);
    }

    void look(Moment moment, int viewer) throws RuleFault {
        GameState world = moment.other(viewer);
        findings.compared();
        TableView here = TableView.of(moment.state(), viewer), there = TableView.of(world, viewer);
        if (!here.equals(there)) {
            Message what = Message.of("secrecy.looks", "viewer", Findings.viewer(viewer));
            findings.add(Channel.VIEW, Message.of("secrecy.table"), findings.places.of(""), what, Findings.told(here.toString()), Findings.told(there.toString()), moment);
        }
        if (!moment.mayAct(viewer)) return;
        for (int way = 0; way < WAYS; way++) {
            Picking one = new Picking(moment.engine(), moment.state(), viewer), two = new Picking(moment.engine(), world, viewer);
            if (!walk(moment, one, two)) return;
        }
    }

    /** Puts a move together by chance, the same in both worlds. @return whether all was the same */
    private boolean walk(Moment moment, Picking here, Picking there) throws RuleFault {
        for (int choice = 0; choice < MOST_CHOICES && !here.isComplete(); choice++) {
            if (!isSame(moment, here, there)) return false;
            List<Integer> codes = here.options().codes();
            if (here.isMany() && here.canFinish() && (codes.isEmpty() || moment.chance().below(here.added() + 2) > 0)) {
                here.finish();
                there.finish();
                continue;
            }
            if (codes.isEmpty()) return true;
            int code = codes.get(moment.chance().below(codes.size()));
            Options asked = here.options();
            boolean taken = here.choose(code);
            if (taken == there.choose(code)) continue;
            Message name = Findings.told(findings.name(code)), not = Message.of("secrecy.not", "thing", name);
            add(Channel.OPTION, moment, asked, asked.move(), Message.of("secrecy.adds", "viewer", Findings.viewer(asked.player())), taken ? name : not, taken ? not : name);
            return false;
        }
        return true;
    }

    private boolean isSame(Moment moment, Picking here, Picking there) throws RuleFault {
        findings.compared();
        Options one = here.options(), two = there.options();
        Message whom = Findings.viewer(one.player());
        boolean sameQuestion = one.move().equals(two.move()) && one.pick().equals(two.pick());
        if (!sameQuestion || !one.codes().equals(two.codes()) || one.min() != two.min() || one.max() != two.max()) {
            boolean order = sameQuestion && one.codes().size() == two.codes().size() && Set.copyOf(one.codes()).equals(Set.copyOf(two.codes()));
            add(order ? Channel.ORDER : Channel.OPTION, moment, one, culprit(one, two),
                Message.of(order ? "secrecy.order" : "secrecy.offers", "viewer", whom), listed(one), listed(two));
        } else if (!one.refused().equals(two.refused())) {
            add(Channel.REASON, moment, one, culprit(one, two), Message.of("secrecy.reasons", "viewer", whom), onlyIn(one, two), onlyIn(two, one));
        } else if (!here.whyUnfinished().equals(there.whyUnfinished())) {
            Message why = Findings.told(quoted(here.whyUnfinished())), otherwise = Findings.told(quoted(there.whyUnfinished()));
            add(Channel.REASON, moment, one, one.move(), Message.of("secrecy.reasons", "viewer", whom), why, otherwise);
        } else {
            return isShownAlike(moment, here, there);
        }
        return false;
    }

    /** Whether the numbers on offer lie at the same places and are called the same. */
    private boolean isShownAlike(Moment moment, Picking here, Picking there) throws RuleFault {
        Options asked = here.options();
        if (!here.isPicking()) return true;
        for (int code : asked.codes()) {
            Whereabouts one = here.spot(-1, code), two = there.spot(-1, code);
            if (one.equals(two)) continue;
            Message what = Message.of("secrecy.shows", "viewer", Findings.viewer(asked.player()), "thing", Findings.told(findings.name(code)));
            add(Channel.OPTION, moment, asked, asked.move(), what, shown(one), shown(two));
            return false;
        }
        return true;
    }

    private Message shown(Whereabouts spot) {
        return Findings.told(spot.codes().stream().map(findings::name).collect(Collectors.joining(", ", "[", "] ")) + quoted(spot.label()));
    }

    /** The move that is open here and not there, or is refused for other reasons; "" if it is not about which move. */
    private String culprit(Options one, Options two) {
        if (!one.move().isEmpty() && one.move().equals(two.move())) return one.move();
        Set<Integer> both = new HashSet<>(one.codes());
        both.retainAll(two.codes());
        List<Integer> codes = new ArrayList<>();
        Stream.of(one, two).forEach(options -> options.codes().stream().filter(code -> !both.contains(code)).forEach(codes::add));
        Stream.concat(without(one, two), without(two, one)).forEach(refused -> codes.add(refused.code()));
        return codes.stream().filter(code -> Code.tag(code) == Code.MOVE).map(findings::name).findFirst()
            .orElse(one.move().isEmpty() ? two.move() : one.move());
    }

    private void add(Channel channel, Moment moment, Options asked, String move, Message what, Message here, Message there) {
        String pick = asked.move().equals(move) ? asked.pick() : "";
        Message hook = move.isEmpty() ? Message.of("secrecy.step") : pick.isEmpty() ? Message.of("secrecy.move", "move", move) : HookName.said(HookName.ofPick(move, pick));
        HookPlaces.Place place = channel == Channel.REASON ? findings.places.ofReason(move, pick) : findings.places.ofChoice(move, pick);
        findings.add(channel, hook, place, what, here, there, moment);
    }

    private Message listed(Options options) {
        Message list = Findings.told(options.codes().stream().map(findings::name).collect(Collectors.joining(", ", "[", "]")));
        return options.many() ? Message.of("secrecy.listed", "least", options.min(), "most", options.max(), "list", list) : list;
    }

    private Message onlyIn(Options one, Options other) {
        return Findings.told(without(one, other)
            .map(refused -> findings.name(refused.code()) + " " + quoted(words.reason(refused.reason()))).collect(Collectors.joining(", ", "[", "]")));
    }

    private static Stream<Options.Refused> without(Options one, Options other) {
        return one.refused().stream().filter(refused -> !other.refused().contains(refused));
    }

    private String quoted(Optional<Reason> reason) {
        return quoted(reason.map(words::reason).orElse(""));
    }

    static String quoted(String text) {
        return "'" + text + "'";
    }
}
