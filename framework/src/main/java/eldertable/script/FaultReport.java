package eldertable.script;

import eldertable.diagnostic.Diagnostic;
import eldertable.diagnostic.Source;
import eldertable.diagnostic.Span;
import eldertable.diagnostic.Spelling;
import eldertable.javascript.ScriptTokens;
import eldertable.javascript.ScriptTokens.Token;
import eldertable.javascript.SmallLanguage;
import eldertable.rules.HookName;
import eldertable.rules.RuleFault;
import eldertable.script.exported.Exports;
import eldertable.script.exported.Misuse;
import eldertable.script.exported.WrongChance;
import eldertable.words.Message;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.SourceSection;
import org.graalvm.polyglot.Value;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Turns what went wrong in a script into a diagnostic at the author's own file and line. */
final class FaultReport {
    /** GraalJS names the place of a syntax error only in its message: "/pack/rules.mjs:3:14 Expected …". */
    private static final Pattern SYNTAX = Pattern.compile("^SyntaxError: (/\\S+?):(\\d+):(\\d+) (.*?)(\\R.*)?$", Pattern.DOTALL);

    /** What GraalJS 23 and 25 say of an import that leads nowhere. */
    private static final Pattern UNREADABLE = Pattern.compile("^Error: (?:Error reading: |Error reading module '|Cannot find module '|Illegal character in .{1,40} at index \\d+: )([^'\\s]+)");
    /** What harden.js says of something that a module made and any call could change. */
    private static final Pattern KEEPS = Pattern.compile("^Error: (\\S+) (holds .*)$", Pattern.DOTALL);
    /** What harden.js says of what rules go without. */
    private static final Pattern ABSENT = Pattern.compile("^Error: (\\S+ is not available to rules: .*)$");
    private static final Pattern STACK_LINE = Pattern.compile("(/\\S+?\\.mjs):(\\d+):(\\d+)");
    private static final Pattern EXPORT = Pattern.compile("Error: (?:[A-Za-z0-9_-]+\\.)*([A-Za-z0-9_-]+) (?:is|has|wraps|holds) ");
    /** What GraalJS, or harden.js, says of changing something frozen. */
    private static final Pattern FROZEN = Pattern.compile(
        "^(TypeError: Cannot (?:assign to read only property '[^']*'|(?:add new|redefine|delete) property[: ]*[^ ]*|change a Map or Set))");
    private static final Pattern UNDEFINED = Pattern.compile("Cannot read property '([^']+)' of (undefined|null)");
    private static final int LONGEST = 240;
    static final String LOADING = HookName.LOADING;

    private final Map<String, String> modules;
    private final Map<String, ModuleScope> scopes;
    private final Set<String> members;
    /** Where the author keeps the pack, by pack id. */
    private final Map<String, String> folders;
    private final Limits limits;

    FaultReport(RuleModules rules, Limits limits) {
        modules = rules.texts;
        scopes = rules.scopes;
        members = rules.members;
        folders = rules.folders;
        this.limits = limits;
    }

    /** What a pack exports does not fit: the prelude says what, and begins with its name ("moves.keep is …"). */
    Diagnostic ofExport(PolyglotException e, Watchdog.Why stopped, RuleModules.Entry entry) {
        Diagnostic told = ofLoading(e, stopped);
        Matcher named = EXPORT.matcher(told.message());
        if (place(e) != null || !named.lookingAt()) return told;
        Matcher written = Pattern.compile("\\b" + Pattern.quote(named.group(1)) + "\\s*[:(]").matcher(modules.get(entry.path()));
        Span in = new Source(entry.path(), modules.get(entry.path())).spanAt(written.find() ? written.start() : 0);
        return Diagnostic.error("bad-export", span(entry.path(), in.line(), in.column()), ThrownWords.withoutSort(told.message()))
            .withExcerpt(excerpt(entry.path(), in.line()));
    }

    Diagnostic ofLoading(PolyglotException e, Watchdog.Why stopped) {
        return of(e, stopped, LOADING, place(e));
    }

    /** @param written where the hook's function begins, or null */
    Diagnostic ofStopped(Watchdog.Why why, String hook, SourceSection written) {
        return stopped(why, hook, isPack(written) ? placeOf(written) : null);
    }

    /** @param times how often something of the pack's could not be stopped, in this program */
    Diagnostic ofStuck(String hook, SourceSection written, int times, String pack) {
        Message rest = times < LockOut.MOST ? Message.of("rules.script.stuck-times", "times", times, "most", LockOut.MOST) : Message.of("rules.script.stuck-out", "times", times);
        return at(isPack(written) ? placeOf(written) : null, RuleFault.STUCK, Message.of("rules.script.stuck", "hook", HookName.said(hook), "pack", pack).and(rest));
    }

    /** In whose file a function is written; the game's if that is not known. */
    String packOf(SourceSection written) {
        return isPack(written) ? pathOf(written).split("/")[1] : folders.keySet().iterator().next();
    }

    /** @param written where the hook's function begins, or null; told if a script was stopped where no line of it is known */
    Diagnostic ofHook(PolyglotException e, Watchdog.Why stopped, String hook, SourceSection written) {
        Place place = place(e);
        return of(e, stopped, hook, place == null && isPack(written) ? placeOf(written) : place);
    }

    /** A hook that came to different ends from the same table. */
    Diagnostic ofRemembering(String hook, SourceSection written) {
        return at(isPack(written) ? placeOf(written) : null, RuleFault.STATE, Message.of("rules.script.remembers", "hook", HookName.said(hook)));
    }

    private Diagnostic of(PolyglotException e, Watchdog.Why stopped, String hook, Place place) {
        if (stopped != null) return stopped(stopped, hook, place);
        String message = Sandbox.plain(String.valueOf(e.getMessage()));
        if (e.isCancelled() && e.isResourceExhausted()) {
            return at(place, "script-statements", Message.of("rules.script.statements", "hook", HookName.said(hook), "most", limits.statements()));
        }
        if (e.isResourceExhausted() || message.startsWith("RangeError: Maximum call stack")) {
            boolean stack = message.contains("tack");
            return stack ? at(place, "script-recursion", Message.of("rules.script.recursion", "hook", HookName.said(hook)))
                : at(place, "script-memory", Message.of("rules.script.out-of-memory", "hook", HookName.said(hook)));
        }
        if (e.isHostException() && e.asHostException() instanceof Misuse misuse) return at(place, "script-error", misuse.telling());
        if (e.isHostException() && e.asHostException() instanceof WrongChance wrong) return at(place, "scripted-chance", wrong.telling());
        // A Java exception must not tell a pack about the machine; the author gets the sort of error only.
        if (e.isHostException()) return at(place, "script-error", Message.of("rules.script.impossible", "hook", HookName.said(hook)));
        if (e.isInternalError()) return at(place, "script-error", Message.of("rules.script.engine", "hook", HookName.said(hook), "why", message));
        Matcher syntax = SYNTAX.matcher(message);
        if (syntax.matches()) {
            int line = Math.min(Integer.parseInt(syntax.group(2)), lastLine(syntax.group(1))); // what we add to a module's text is not its author's
            Span span = span(syntax.group(1), line, Integer.parseInt(syntax.group(3)) + 1);
            return Diagnostic.error("script-syntax", span, ThrownWords.withoutSort(syntax.group(4) + ".")).withExcerpt(excerpt(syntax.group(1), span.line()));
        }
        Matcher keeps = KEEPS.matcher(message);
        if (keeps.matches() && place != null && isBehind(place)) return keeps(place.path, keeps.group(1), keeps.group(2));
        Matcher unreadable = UNREADABLE.matcher(message);
        if (unreadable.find()) return badImport(unreadable.group(1));
        Matcher absent = ABSENT.matcher(message);
        if (absent.matches()) return at(place, "script-language", SmallLanguage.absent(absent.group(1)).orElseGet(() -> Message.plain(absent.group(1))));
        Matcher frozen = FROZEN.matcher(message);
        if (frozen.find()) {
            return at(place, RuleFault.STATE, Message.of("rules.script.frozen", "error", ThrownWords.of(frozen.group(1))));
        }
        return at(place, "script-error", missing(message, place));
    }

    /** Says what is undefined: ": me.hnad is undefined. Did you mean 'hand'?", where the line leaves no doubt. */
    private Message missing(String message, Place place) {
        Message told = ThrownWords.of(plain(message));
        Matcher read = UNDEFINED.matcher(message);
        if (place == null || !read.find()) return told;
        Matcher asked = Pattern.compile("([\\w$]+(?:\\??\\.[\\w$]+)*)\\??\\.\\s*" + Pattern.quote(read.group(1)) + "\\b").matcher(excerpt(place.path, place.line));
        Set<String> objects = asked.results().map(found -> found.group(1)).collect(Collectors.toSet());
        if (objects.size() != 1) return told;
        String object = objects.iterator().next(), member = object.substring(object.lastIndexOf('.') + 1);
        boolean known = member.equals(object) || members.contains(member); // a variable, or something that is there but holds nothing
        Optional<String> near = known ? Optional.empty() : Spelling.nearest(member, members);
        return near.map(name -> Message.of("rules.script.missing-near", "error", told, "object", object, "value", read.group(2), "near", name))
            .orElseGet(() -> Message.of("rules.script.missing", "error", told, "object", object, "value", read.group(2)));
    }

    private Diagnostic stopped(Watchdog.Why why, String hook, Place place) {
        return switch (why) {
            case TIME -> at(place, "script-time", Message.of("rules.script.time", "hook", HookName.said(hook), "millis", hook.equals(LOADING) ? limits.loadingMillis() : limits.millis()));
            case MEMORY -> at(place, "script-memory", Message.of("rules.script.memory", "hook", HookName.said(hook), "megabytes", limits.bytes() >> 20));
        };
    }

    /** Without the names of our own classes, and no longer than a person reads. */
    private static String plain(String message) {
        if (message.contains(Exports.class.getPackageName())) return "TypeError: a number or piece was expected and something else was given.";
        return message.length() > LONGEST ? message.substring(0, LONGEST) + " …" : message;
    }

    private Diagnostic badImport(String target) {
        String name = target.substring(target.lastIndexOf('/') + 1);
        Pattern importing = Pattern.compile("(?m)^.*(import|from)\\b.*?['\"]([^'\"]*" + Pattern.quote(name) + ")['\"]");
        for (var module : modules.entrySet()) {
            Matcher found = importing.matcher(module.getValue());
            if (!found.find()) continue;
            Span in = new Source(module.getKey(), module.getValue()).spanAt(found.start(2));
            return Diagnostic.error("script-import", span(module.getKey(), in.line(), in.column()),
                Message.of("rules.script.import", "name", found.group(2))).withExcerpt(excerpt(module.getKey(), in.line()));
        }
        return Diagnostic.error("script-import", Span.file(folders.values().iterator().next() + "/rules.mjs"), Message.of("rules.script.no-module", "name", name));
    }

    /** A variable at the top of a module, found at an offset of its text. */
    Diagnostic stateful(String path, int offset) {
        Span in = new Source(path, modules.get(path)).spanAt(offset);
        return Diagnostic.error(RuleFault.STATE, span(path, in.line(), in.column()),
            Message.of("rules.script.variable")).withExcerpt(excerpt(path, in.line()));
    }

    /** Something that a module made and that cannot be kept from changing. */
    private Diagnostic keeps(String path, String name, String what) {
        int offset = scopes.get(path).names.stream().filter(one -> one.name().equals(name)).mapToInt(ModuleScope.Name::offset).findFirst().orElse(0);
        Span in = new Source(path, modules.get(path)).spanAt(offset);
        return Diagnostic.error(RuleFault.STATE, span(path, in.line(), in.column()), ThrownWords.withoutSort("'" + name + "' " + what)).withExcerpt(excerpt(path, in.line()));
    }

    /** A hook, or what it answers, is called like nothing there is. */
    Diagnostic ofName(SourceSection place, String code, Message message) {
        return at(isPack(place) ? placeOf(place) : null, code, message);
    }

    /** The same, told where the name is written that the hook stands under, if it is written before it. */
    Diagnostic ofKey(SourceSection place, String key, String code, Message message) {
        if (!isPack(place)) return ofName(place, code, message);
        Source source = new Source(pathOf(place), modules.get(pathOf(place)));
        List<Token> tokens = ScriptTokens.of(source.text());
        for (int i = tokens.size() - 2; i >= 0; i--) {
            Token token = tokens.get(i);
            boolean named = token.isWord(key) || token.isString() && token.content().equals(key);
            if (!named || !tokens.get(i + 1).is(":") || token.offset() > place.getCharIndex()) continue;
            Span written = source.spanAt(token.offset());
            return at(new Place(pathOf(place), written.line(), written.column()), code, message);
        }
        return ofName(place, code, message);
    }

    private Diagnostic at(Place place, String code, Message message) {
        if (place == null) return Diagnostic.error(code, Span.file(folders.values().iterator().next() + "/rules.mjs"), message);
        Span span = span(place.path, place.line, place.column);
        return Diagnostic.error(code, span, message).withExcerpt(excerpt(place.path, span.line()));
    }

    /** Whether a place lies in what was added to a module's text. */
    private boolean isBehind(Place place) {
        return place.line > lastLine(place.path);
    }

    private int lastLine(String path) {
        return Math.max(1, (int) modules.getOrDefault(path, "").lines().count());
    }

    private record Place(String path, int line, int column) {}

    /** The innermost place that lies in a pack's own file. */
    private Place place(PolyglotException e) {
        if (isPack(e.getSourceLocation())) return placeOf(e.getSourceLocation());
        for (PolyglotException.StackFrame frame : e.getPolyglotStackTrace()) {
            if (frame.isGuestFrame() && frame.getSourceLocation() == null) break; // GraalJS 25 knows some places only as text
            if (frame.isGuestFrame() && isPack(frame.getSourceLocation())) return placeOf(frame.getSourceLocation());
        }
        return placeInText(e);
    }

    private static Place placeOf(SourceSection section) {
        return new Place(pathOf(section), section.getStartLine(), section.getStartColumn());
    }

    private Place placeInText(PolyglotException e) {
        Value error = e.isGuestException() ? e.getGuestObject() : null;
        try {
            Value stack = error != null && error.hasMembers() ? error.getMember("stack") : null;
            return placeInText(stack != null && stack.isString() ? stack.asString() : "");
        } catch (PolyglotException failing) { // a rule may throw whatever it likes, also something that fails when it is looked at
            return null;
        }
    }

    /** The line of a pack's own file that a stack trace leads to; the pack's rules if it leads to none. */
    Span inStack(String stack) {
        Place place = placeInText(stack);
        return place == null ? Span.file(folders.values().iterator().next() + "/rules.mjs") : span(place.path, place.line, place.column);
    }

    private Place placeInText(String stack) {
        Matcher line = STACK_LINE.matcher(stack);
        while (line.find()) {
            if (modules.containsKey(line.group(1))) return new Place(line.group(1), Integer.parseInt(line.group(2)), Integer.parseInt(line.group(3)));
        }
        return null;
    }

    private boolean isPack(SourceSection place) {
        return place != null && modules.containsKey(pathOf(place));
    }

    static String pathOf(SourceSection place) {
        String path = place.getSource().getPath();
        return path == null ? place.getSource().getName() : path.replace('\\', '/').replaceFirst("^[A-Za-z]:", "");
    }

    private Span span(String path, int line, int column) {
        return span(folders, path, line, column);
    }

    static Span span(Map<String, String> folders, String path, int line, int column) {
        int end = path.indexOf('/', 1);
        String folder = folders.getOrDefault(path.substring(1, end), path.substring(1, end));
        return new Span(folder + path.substring(end), line, column);
    }

    private String excerpt(String path, int line) {
        String text = modules.get(path);
        if (text == null) return "";
        return text.lines().skip(line - 1L).findFirst().orElse("");
    }
}
