package eldertable.sdk.program;

import eldertable.words.Languages;
import eldertable.words.Tongue;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The language that the command line speaks: what was asked for, else what is usual here. All commands take the option from the first one. */
public final class Speech {
    private final String usual;
    @Option(names = Speech.OPTION, paramLabel = "CODE", scope = ScopeType.INHERIT)
    private String asked = "";

    public static final String OPTION = "--language";

    /** @param usual where nothing is asked for */
    public Speech(String usual) {
        this.usual = usual;
    }

    /** Of a command. */
    public static Speech of(CommandSpec command) {
        return command.root().mixins().values().stream().map(CommandSpec::userObject).filter(Speech.class::isInstance).map(Speech.class::cast)
            .findFirst().orElseGet(() -> new Speech(Languages.ENGLISH));
    }

    /** What was asked for, or "". */
    public String asked() {
        return asked;
    }

    public String language() {
        return asked.isEmpty() ? usual : asked;
    }

    public Tongue tongue() {
        return Tongue.of(language());
    }

    /** @param blanks name and value, in turn */
    public String say(String key, Object... blanks) {
        return tongue().say(key, blanks);
    }
}
