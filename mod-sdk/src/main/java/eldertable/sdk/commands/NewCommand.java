package eldertable.sdk.commands;

import eldertable.pack.library.PackLibrary;
import eldertable.pack.model.FlowDef;
import eldertable.pack.model.PackDef;
import eldertable.pack.model.PieceSetDef;
import eldertable.sdk.program.CommandFailure;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.Speech;
import eldertable.sdk.typings.TypesFolder;
import eldertable.words.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "new", synopsisSubcommandLabel = "(game | mod)")
public final class NewCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override public void run() {
        throw new picocli.CommandLine.ParameterException(spec.commandLine(), Speech.of(spec).say("commands.new.what"));
    }

    @Command(name = "game")
    int game(@Parameters(paramLabel = "ID") String id,
            @Option(names = "--title", paramLabel = "TEXT") String title,
            @Option(names = "--into", paramLabel = "FOLDER") Path into) throws IOException {
        Map<String, String> names = named(id, title);
        return begin(Template.GAME, id, into != null ? into : Home.current().content(), names);
    }

    @Command(name = "mod")
    int mod(@Parameters(paramLabel = "ID") String id,
            @Option(names = "--extends", paramLabel = "PACK", required = true) String base,
            @Option(names = "--title", paramLabel = "TEXT") String title,
            @Option(names = "--into", paramLabel = "FOLDER") Path into) throws IOException {
        Map<String, String> names = named(id, title);
        PackLibrary library = PackShelf.of(spec).library();
        PackDef game = PackShelf.of(spec).take(base, spec.commandLine().getErr());
        PackLibrary.Order order = library.order(base, List.of());
        PackLibrary.Entry extended = order.mods().isEmpty() ? order.game().orElseThrow() : order.mods().get(order.mods().size() - 1);
        names.put("game", extended.id());
        names.put("version", extended.info().version());
        PieceSetDef set = game.sets().stream().filter(one -> !one.kinds().isEmpty()).findFirst().orElse(null);
        names.put("set", set == null ? "cards" : set.id());
        names.put("kind", set == null ? "some-card" : set.kinds().get(0).id());
        names.put("lastKind", set == null ? "other-card" : set.kinds().get(set.kinds().size() - 1).id());
        names.put("move", game.flow().moves().isEmpty() ? "play" : game.flow().moves().get(0).id());
        names.put("answer", answer(game));
        return begin(Template.MOD, id, into != null ? into : Home.current().content().resolve("mods"), names);
    }

    /** An answer to the first question that the game asks, else to its first event, as the comment of a template. */
    private static String answer(PackDef game) {
        String question = game.flow().questions().stream().map(FlowDef.EventDef::id).findFirst().orElse("");
        if (!question.isEmpty()) return "// /** @type {Modify} */\n// export const modify = { " + question + ": ({ value }) => value };";
        String event = game.flow().events().stream().map(FlowDef.EventDef::id).findFirst().orElse("");
        if (!event.isEmpty()) return "// /** @type {On} */\n// export const on = { " + event + ": ({ game }) => {} };";
        return "// this game asks and tells nothing, so wrap its moves and steps.";
    }

    private static Map<String, String> named(String id, String title) {
        if (!id.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*") || id.length() > 60) {
            throw new CommandFailure(Message.of("commands.new.id", "id", id));
        }
        String words = Arrays.stream(id.split("-")).map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1)).collect(Collectors.joining(" "));
        String shown = title == null || title.isBlank() ? words : title.strip();
        boolean plain = shown.matches("[\\p{L}][\\p{L}\\p{N} '’!?.-]*");
        return new HashMap<>(Map.of("id", id, "title", plain ? shown : '"' + shown.replace("\\", "\\\\").replace("\"", "\\\"") + '"'));
    }

    private int begin(Template template, String id, Path into, Map<String, String> names) throws IOException {
        PackLibrary.Found taken = PackShelf.of(spec).library().find(id);
        if (taken.path().isPresent()) throw new CommandFailure(Message.of("commands.new.taken", "id", id, "path", taken.path().get()));
        Path folder = into.resolve(id);
        if (Files.exists(folder)) throw new CommandFailure(Message.of("commands.new.there", "folder", folder));
        List<Path> files = template.write(PackShelf.shown(folder.toAbsolutePath().normalize()), names);
        PrintWriter out = spec.commandLine().getOut();
        Speech speech = Speech.of(spec);
        files.forEach(file -> out.println(speech.say("commands.wrote", "file", file)));
        TypesFolder types = new TypesFolder(files.get(0).getParent());
        types.writeSettings(template == Template.MOD);
        types.write(PackShelf.of(spec).take(types.pack().toString(), spec.commandLine().getErr()));
        out.println(speech.say("commands.new.for-editor", "folder", types.pack().resolve("types")));
        String named = into.toAbsolutePath().normalize().startsWith(Home.current().content()) ? id : files.get(0).getParent().toString();
        out.println(speech.say("commands.new.try", "pack", named));
        out.flush();
        return 0;
    }
}
