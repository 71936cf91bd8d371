package eldertable.sdk.commands;

import eldertable.diagnostic.PlainText;
import eldertable.sdk.program.CommandFailure;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.function.BooleanSupplier;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in plain words why a command failed; the stack trace only when asked for. */
public final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final BooleanSupplier debug;

    public Failures(BooleanSupplier debug) {
        this.debug = debug;
    }

    /** The command was not understood: exit code 2. */
    @Override public int handleParseException(ParameterException problem, String[] arguments) {
        CommandLine line = problem.getCommandLine();
        PrintWriter err = line.getErr();
        CommandSpec command = line.getCommandSpec();
        err.println("eldertable: " + PlainText.shown(inWords(problem)));
        UnmatchedArgumentException.printSuggestions(problem, err);
        err.println("Try '" + command.qualifiedName() + " --help'.");
        if (debug.getAsBoolean()) {
            problem.printStackTrace(err);
        }
        return command.exitCodeOnInvalidInput();
    }

    private static String inWords(ParameterException problem) {
        boolean namesNoCommand = problem instanceof UnmatchedArgumentException && !problem.getCommandLine().getSubcommands().isEmpty();
        return namesNoCommand ? "'" + ((UnmatchedArgumentException) problem).getUnmatched().get(0) + "' is not a command." : problem.getMessage();
    }

    /** picocli hands on exceptions only; running out of memory or stack shall end in words as well. */
    public IExecutionStrategy catchingErrors(IExecutionStrategy strategy) {
        return parsed -> {
            try {
                return strategy.execute(parsed);
            } catch (Error error) {
                CommandLine line = parsed.commandSpec().commandLine();
                throw new ExecutionException(line, error.toString(), error);
            }
        };
    }

    /** The command was understood but could not be done: exit code 1. */
    @Override public int handleExecutionException(Exception problem, CommandLine line, ParseResult parsed) {
        PrintWriter err = line.getErr();
        err.println("eldertable: " + PlainText.shown(inWords(problem)));
        if (debug.getAsBoolean()) {
            problem.printStackTrace(err);
        }
        return line.getCommandSpec().exitCodeOnExecutionException();
    }

    private static String inWords(Throwable problem) {
        if (problem instanceof UncheckedIOException || problem instanceof ExecutionException) {
            return inWords(problem.getCause());
        }
        if (problem instanceof OutOfMemoryError) {
            return "out of memory; ELDERTABLE_OPTS=-Xmx4g would give it 4 GB";
        }
        if (problem instanceof NoSuchFileException missing) {
            return "there is no " + missing.getFile();
        }
        if (problem instanceof AccessDeniedException denied) {
            return "no permission for " + denied.getFile();
        }
        if (problem instanceof FileAlreadyExistsException there) {
            return there.getFile() + " is already there";
        }
        if (problem instanceof CommandFailure || problem instanceof IOException) {
            return problem.getMessage();
        }
        return "something is wrong inside Eldertable itself: " + problem + "\nRun it again with --debug to see where.";
    }
}
