package eldertable.sdk.commands;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.pack.library.Change;
import eldertable.pack.model.FlowDef.EventDef;
import eldertable.pack.model.FlowDef.MoveDef;
import eldertable.pack.model.FlowDef.StepDef;
import eldertable.pack.model.FlowDef.Who;
import eldertable.pack.model.ModDef;
import eldertable.pack.model.PackDef;
import eldertable.words.Message;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Whether the hooks of a pack and what its flow.yaml lists go together: hooks for nothing, steps without one, answers that nobody asks for. */
final class HookExamination {
    private final PackDef pack;
    private final Set<String> paths = new HashSet<>();
    /** By the call that tells them, once somebody has asked. */
    private final Map<String, Set<String>> told = new HashMap<>();
    private final List<Diagnostic> found = new ArrayList<>();

    private HookExamination(PackDef pack) {
        this.pack = pack;
    }

    /** @param hooks what each pack does to the hooks */
    static List<Diagnostic> of(PackDef pack, List<Change> hooks) {
        HookExamination examination = new HookExamination(pack);
        hooks.forEach(examination::hook);
        examination.missing();
        return List.copyOf(examination.found);
    }

    private void hook(Change hook) {
        String path = hook.path().replaceFirst("^hooks\\.", "");
        paths.add(path);
        String[] parts = path.split("\\.");
        List<String> moves = pack.flow().moves().stream().map(MoveDef::id).toList(), steps = pack.flow().steps().stream().map(StepDef::id).toList();
        if (parts[0].equals("moves") && parts.length > 2) belongs(hook, "move", parts[1], moves);
        else if (parts[0].equals("steps") && parts.length > 2) belongs(hook, "step", parts[1], steps);
        else if ((parts[0].equals("on") || parts[0].equals("modify")) && parts.length == 2) answers(hook, parts[0], parts[1]);
        else if (parts[0].equals("cards") && parts.length == 4) answers(hook, parts[2], parts[3]);
        else if (path.startsWith("hints.weigh.")) belongs(hook, "move", parts[2], moves);
    }

    private void belongs(Change hook, String what, String name, Collection<String> known) {
        if (known.contains(name) || pack.removed().contains(name)) return;
        found.add(Diagnostic.error("hook-for-nothing", hook.span(), Message.of("commands.hooks.no-" + what, "name", name).and(Spelling.guess(name, known))).withExcerpt(line(hook.span())));
    }

    private void answers(Change hook, String how, String name) {
        boolean event = how.equals("on");
        List<String> known = (event ? pack.flow().events() : pack.flow().questions()).stream().map(EventDef::id).toList();
        String what = event ? "event" : "question";
        if (!known.contains(name)) {
            if (!pack.removed().contains(name)) found.add(Diagnostic.error("hook-for-nothing", hook.span(), Message.of("commands.hooks.unlisted-" + what, "name", name).and(Spelling.guess(name, known))).withExcerpt(line(hook.span())));
        } else if (!told.computeIfAbsent(event ? "trigger" : "compute", this::told).contains(name)) {
            found.add(Diagnostic.warning("unasked-hook", hook.span(), Message.of("commands.hooks.unasked-" + what, "name", name)).withExcerpt(line(hook.span())));
        }
    }

    private String line(Span span) {
        String game = pack.info().span().file().replaceFirst("/?pack\\.yaml$", "");
        Stream<Source> sources = Stream.concat(sources(game, pack.scripts()), pack.mods().stream().flatMap(mod -> sources(mod.folder(), mod.scripts())));
        return sources.filter(source -> source.file().equals(span.file())).findFirst().map(source -> source.line(span.line())).orElse("");
    }

    private static Stream<Source> sources(String folder, Map<String, String> scripts) {
        return scripts.entrySet().stream().map(script -> new Source(folder.isEmpty() ? script.getKey() : folder + "/" + script.getKey(), script.getValue()));
    }

    /** The names in `trigger('…')` or `compute('…')`; everything, where one is not written out. */
    private Set<String> told(String call) {
        Set<String> names = new LinkedHashSet<>();
        for (List<Token> code : scripts()) {
            for (int i = 1; i + 2 < code.size(); i++) {
                if (!code.get(i).isWord(call) || !code.get(i - 1).is(".") || !code.get(i + 1).is("(")) continue;
                if (code.get(i + 2).isString()) names.add(code.get(i + 2).content());
                else (call.equals("trigger") ? pack.flow().events() : pack.flow().questions()).forEach(one -> names.add(one.id()));
            }
        }
        return names;
    }

    private List<List<Token>> scripts() {
        return Stream.concat(Stream.of(pack.scripts()), pack.mods().stream().map(ModDef::scripts)).flatMap(scripts -> scripts.values().stream()).map(ScriptTokens::of).toList();
    }

    /** That a move has its hooks is seen when rules are loaded. */
    private void missing() {
        for (StepDef step : pack.flow().steps()) {
            if (step.who() != Who.AUTO || paths.contains("steps." + step.id() + ".run")) continue;
            found.add(Diagnostic.error("missing-hook", step.span(), Message.of("commands.hooks.missing-run", "step", step.id())));
        }
    }
}
