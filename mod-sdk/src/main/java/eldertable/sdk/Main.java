package eldertable.sdk;

import eldertable.sdk.commands.BenchCommand;
import eldertable.sdk.commands.CheckCommand;
import eldertable.sdk.commands.CompareCommand;
import eldertable.sdk.commands.DocsCommand;
import eldertable.sdk.commands.DoctorCommand;
import eldertable.sdk.commands.ExplainCommand;
import eldertable.sdk.commands.Failures;
import eldertable.sdk.commands.FuzzCommand;
import eldertable.sdk.commands.HostCommand;
import eldertable.sdk.commands.IconsCommand;
import eldertable.sdk.commands.InstallCommand;
import eldertable.sdk.commands.LanguageServerCommand;
import eldertable.sdk.commands.LeagueCommand;
import eldertable.sdk.commands.ModsCommand;
import eldertable.sdk.commands.NewCommand;
import eldertable.sdk.commands.PackCommand;
import eldertable.sdk.commands.PlayCommand;
import eldertable.sdk.commands.PrintCommand;
import eldertable.sdk.commands.ReportCommand;
import eldertable.sdk.commands.SimulateCommand;
import eldertable.sdk.commands.SoakCommand;
import eldertable.sdk.commands.TestCommand;
import eldertable.sdk.commands.TuneCommand;
import eldertable.sdk.commands.TypesCommand;
import eldertable.sdk.commands.UpgradeCommand;
import eldertable.sdk.commands.WorkerCommand;
import eldertable.sdk.program.ClassArchive;
import eldertable.sdk.program.ProgramVersion;
import eldertable.sdk.program.ScreenWriter;
import eldertable.sdk.program.Speech;
import eldertable.script.EngineAhead;
import eldertable.session.DataFolder;
import eldertable.words.Languages;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The author's command line: finds the subcommand and turns whatever happens into words and an exit code. */
@Command(name = "eldertable", scope = ScopeType.INHERIT, mixinStandardHelpOptions = true, versionProvider = ProgramVersion.class, usageHelpWidth = 110, synopsisSubcommandLabel = "COMMAND")
public final class Main {
    /** Every subcommand, in the order in which the help lists them. */
    private static final List<Class<?>> COMMANDS = List.of(
        NewCommand.class,
        CheckCommand.class,
        TypesCommand.class,
        UpgradeCommand.class,
        TestCommand.class,
        PlayCommand.class,
        HostCommand.class,
        SimulateCommand.class,
        LeagueCommand.class,
        ReportCommand.class,
        CompareCommand.class,
        TuneCommand.class,
        WorkerCommand.class,
        BenchCommand.class,
        ModsCommand.class,
        IconsCommand.class,
        ExplainCommand.class,
        PackCommand.class,
        InstallCommand.class,
        PrintCommand.class,
        DocsCommand.class,
        SoakCommand.class,
        FuzzCommand.class,
        LanguageServerCommand.class, DoctorCommand.class);

    @Option(names = "--debug", scope = ScopeType.INHERIT)
    private boolean debug;

    @Mixin
    private final Speech speech;

    private Main(String language) {
        speech = new Speech(language);
    }

    public static void main(String[] arguments) {
        if (runsScripts(arguments)) EngineAhead.begin();
        int code = run(arguments);
        ClassArchive.makeIfWanted(Rehearsal.class);
        System.exit(code);
    }

    /** Commands that need a script engine at once and that nobody wants to wait for; a window has its own. */
    private static boolean runsScripts(String... arguments) {
        List<String> words = List.of(arguments);
        if (words.isEmpty() || words.contains("--help")) return false;
        return List.of("check", "test").contains(words.get(0)) || words.get(0).equals("play") && words.contains("--terminal");
    }

    static int run(String... arguments) {
        return commandLine(language(arguments), needed(arguments)).execute(arguments);
    }

    /** The command that is asked for, if it is named first: describing all the others to picocli would take longer than many commands do. */
    static List<Class<?>> needed(String... arguments) {
        List<Class<?>> asked = COMMANDS.stream().filter(command -> arguments.length > 0 && nameOf(command).equals(arguments[0])).toList();
        return asked.isEmpty() ? COMMANDS : asked;
    }

    /** LanguageServerCommand is called language-server: known without reading its annotations. */
    private static String nameOf(Class<?> command) {
        return command.getSimpleName().replaceFirst("Command$", "").replaceAll("(?<=.)(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }

    /** Asked for anywhere among the arguments, since what is wrong with those is said in it too; else that of the window's settings, else of the system. */
    private static String language(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i].startsWith(Speech.OPTION + "=")) return arguments[i].substring(Speech.OPTION.length() + 1);
            if (arguments[i].equals(Speech.OPTION) && i + 1 < arguments.length) return arguments[i + 1];
        }
        Properties settings = new Properties();
        try (Reader reader = Files.newBufferedReader(DataFolder.current().resolve("settings.properties"))) {
            settings.load(reader);
        } catch (IOException | IllegalArgumentException none) {
            // nobody has set anything
        }
        String set = settings.getProperty("language", "");
        return set.isEmpty() ? Locale.getDefault().toLanguageTag() : set;
    }

    /** Ready to run or to be described, in English; also for tests, which give it other writers. */
    public static CommandLine commandLine() {
        return commandLine(Languages.ENGLISH);
    }

    /** @param language of the help, and of whatever is said unless another is asked for */
    public static CommandLine commandLine(String language) {
        return commandLine(language, COMMANDS);
    }

    private static CommandLine commandLine(String language, List<Class<?>> commands) {
        Main main = new Main(language);
        CommandLine line = new CommandLine(main);
        commands.forEach(line::addSubcommand);
        line.setResourceBundle(new HelpWords(language));
        line.setOut(new ScreenWriter(line.getOut())).setErr(new ScreenWriter(line.getErr()));
        Failures failures = new Failures(() -> main.debug, () -> main.speech.tongue());
        return line.setParameterExceptionHandler(failures).setExecutionExceptionHandler(failures)
            .setExecutionStrategy(failures.catchingErrors(new CommandLine.RunLast()))
            .setCaseInsensitiveEnumValuesAllowed(true);
    }
}
