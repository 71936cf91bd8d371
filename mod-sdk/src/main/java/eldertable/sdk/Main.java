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
import eldertable.sdk.program.ProgramVersion;
import eldertable.sdk.program.ScreenWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The author's command line: finds the subcommand and turns whatever happens into words and an exit code. */
@Command(name = "eldertable", scope = ScopeType.INHERIT, mixinStandardHelpOptions = true, versionProvider = ProgramVersion.class,
    usageHelpWidth = 110, synopsisSubcommandLabel = "COMMAND",
    description = "Plays, checks, tests and measures tabletop games made of content packs.")
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

    @Option(names = "--debug", scope = ScopeType.INHERIT, description = "Show the stack trace when something fails.")
    private boolean debug;

    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        return commandLine().execute(arguments);
    }

    /** Ready to run or to be described; also for tests, which give it other writers. */
    public static CommandLine commandLine() {
        Main main = new Main();
        CommandLine line = new CommandLine(main);
        COMMANDS.forEach(line::addSubcommand);
        line.setOut(new ScreenWriter(line.getOut())).setErr(new ScreenWriter(line.getErr()));
        Failures failures = new Failures(() -> main.debug);
        return line.setParameterExceptionHandler(failures).setExecutionExceptionHandler(failures)
            .setExecutionStrategy(failures.catchingErrors(new CommandLine.RunLast()))
            .setCaseInsensitiveEnumValuesAllowed(true);
    }
}
