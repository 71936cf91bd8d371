package eldertable.sdk.commands;

import eldertable.diagnostic.PlainText;
import eldertable.sdk.program.CommandFailure;
import eldertable.words.KnownSentences;
import eldertable.words.Message;
import eldertable.words.Sayable;
import eldertable.words.Tongue;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.ExecutionException;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in plain words why a command failed; the stack trace only when asked for. */
public final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private static final Pattern INVALID = Pattern.compile("Invalid value for option '([^']*)'(?: \\(.*?\\))?: '(.*)' is not (.*)", Pattern.DOTALL);

    /** The same, in the words of a converter of ours. */
    private static final Pattern OTHER_VALUE = Pattern.compile("Invalid value for option '([^']*)'(?: \\(.*?\\))?: (.*)", Pattern.DOTALL);
    /** What our converters say, and what picocli says of the slips that are left. */
    private static final KnownSentences VALUES = KnownSentences.of("commands.value."), SAID = KnownSentences.of("commands.said.");

    private final BooleanSupplier debug;
    private final Supplier<Tongue> tongue;

    public Failures(BooleanSupplier debug, Supplier<Tongue> tongue) {
        this.debug = debug;
        this.tongue = tongue;
    }

    /** The command was not understood: exit code 2. */
    @Override public int handleParseException(ParameterException problem, String[] arguments) {
        CommandLine line = problem.getCommandLine();
        PrintWriter err = line.getErr();
        CommandSpec command = line.getCommandSpec();
        say(err, inWords(problem));
        if (problem instanceof UnmatchedArgumentException unmatched) suggest(unmatched, err);
        err.println(tongue.get().say("commands.try", "command", command.qualifiedName()));
        if (debug.getAsBoolean()) {
            problem.printStackTrace(err);
        }
        return command.exitCodeOnInvalidInput();
    }

    private void say(PrintWriter err, Message problem) {
        err.println("eldertable: " + PlainText.shown(tongue.get().say(problem)));
    }

    /** What picocli says of the usual slips, word by word in English. */
    private static Message inWords(ParameterException problem) {
        if (problem instanceof UnmatchedArgumentException unmatched) {
            String first = unmatched.getUnmatched().get(0);
            if (unmatched.isUnknownOption()) return Message.of("commands.unknown-option", "count", unmatched.getUnmatched().size(), "options", quoted(unmatched.getUnmatched()));
            return problem.getCommandLine().getSubcommands().isEmpty() ? SAID.find(problem.getMessage()) : Message.of("commands.no-command", "word", first);
        }
        if (problem instanceof MissingParameterException missing && !missing.getMissing().isEmpty()) {
            boolean options = missing.getMissing().stream().allMatch(ArgSpec::isOption), parameters = missing.getMissing().stream().allMatch(ArgSpec::isPositional);
            List<String> names = missing.getMissing().stream().map(ArgSpec::paramLabel).toList();
            if (parameters && problem.getMessage().startsWith("Missing required parameter")) return Message.of("commands.missing", "count", names.size(), "names", quoted(names));
            if (options && problem.getMessage().startsWith("Missing required option:")) return Message.of("commands.missing-option", "option", Message.plain(problem.getMessage().replaceFirst("^[^:]*: ", "")));
        }
        Matcher value = INVALID.matcher(problem.getMessage());
        if (value.matches()) return Message.of("commands.invalid-value", "option", value.group(1), "value", value.group(2), "type", type(value.group(3)));
        Matcher other = OTHER_VALUE.matcher(problem.getMessage());
        if (other.matches()) return Message.of("commands.bad-value", "option", other.group(1), "why", VALUES.find(other.group(2)));
        return SAID.find(problem.getMessage());
    }

    /** "an int", as picocli says it. */
    private static Message type(String said) {
        return switch (said) {
            case "an int" -> Message.of("commands.type.int");
            case "a long" -> Message.of("commands.type.long");
            case "a double" -> Message.of("commands.type.double");
            default -> Message.plain(said);
        };
    }

    private static List<Message> quoted(List<String> words) {
        return words.stream().map(word -> Message.of("commands.quoted", "word", word)).toList();
    }

    private void suggest(UnmatchedArgumentException unmatched, PrintWriter err) {
        List<String> near = unmatched.getSuggestions();
        if (near.isEmpty()) return;
        Message these = near.stream().map(name -> Message.plain(unmatched.getCommandLine().getCommandSpec().qualifiedName() + " " + name)).reduce((some, next) -> Message.of("commands.or", "some", some, "next", next)).orElseThrow();
        err.println(tongue.get().say(unmatched.isUnknownOption() ? "commands.options-like" : "commands.commands-like", "words", unmatched.isUnknownOption() ? near : these));
        err.flush();
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
        say(err, inWords(problem));
        if (debug.getAsBoolean()) {
            problem.printStackTrace(err);
        }
        return line.getCommandSpec().exitCodeOnExecutionException();
    }

    private static Message inWords(Throwable problem) {
        if (problem instanceof UncheckedIOException || problem instanceof ExecutionException) return inWords(problem.getCause());
        if (problem instanceof OutOfMemoryError) return Message.of("commands.memory");
        if (problem instanceof NoSuchFileException missing) return Message.of("commands.no-file", "file", missing.getFile());
        if (problem instanceof AccessDeniedException denied) return Message.of("commands.denied", "file", denied.getFile());
        if (problem instanceof FileAlreadyExistsException there) return Message.of("commands.already-there", "file", there.getFile());
        return problem instanceof Sayable || problem instanceof IOException ? Sayable.of(problem) : Message.of("commands.bug", "problem", problem);
    }
}
