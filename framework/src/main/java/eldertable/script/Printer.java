package eldertable.script;

import eldertable.rules.Printed;
import org.graalvm.polyglot.Value;
import org.graalvm.polyglot.proxy.ProxyExecutable;

import java.util.function.Consumer;

/** Lets `print` and `console.log` reach the author, with the line that they stand in. */
final class Printer implements ProxyExecutable {
    private static final int LONGEST = 2_000;

    private final FaultReport places;
    private final Consumer<Printed> to;

    Printer(FaultReport places, Consumer<Printed> to) {
        this.places = places;
        this.to = to;
    }

    @Override
    public Object execute(Value... arguments) {
        String text = arguments[0].asString();
        if (text.length() > LONGEST) text = text.substring(0, LONGEST) + " …";
        to.accept(new Printed(places.inStack(arguments[1].asString()), text));
        return null;
    }
}
