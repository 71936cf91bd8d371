package eldertable.desktop;

import com.badlogic.gdx.Input;
import eldertable.desktop.screen.Pad;
import eldertable.diagnostic.Spelling;
import eldertable.words.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A script that drives the window, one deed a line, # for comments:
 *
 * <pre>
 * click "New game"          click 640 360            rightclick "Deck"     hover "Deck"     hover 10 10
 * click "Card" 2            the second thing of that label
 * drag 100 600 to 400 300   scroll 3                 key ENTER             key CTRL+Z       type Ada Thorne
 * drop FILE                 a file or folder is let go of over the window
 * pad A                     a button of a gamepad: A, B, X, Y, up, down, left, right, left bumper, right bumper, back, start, scroll up, scroll down
 * wait 0.5                  wait-for "End the turn" 20                     wait-gone "Loading" 20
 * wait-idle 30              until nothing loads, thinks or moves
 * play mouse "Leave" 500    choose anything, at most so often, until that can be clicked; also: play keys, play pad
 * screenshot FILE.png       targets                  size 1920x1080        quit
 * moves                     from then on prints how many moves the table shows, whenever they are others
 * memory                    collects garbage and prints what is still in use
 * edit FILE 50              saves a file of the pack so often, and prints how long it took until the new rules were drawn
 * </pre>
 */
final class ScriptFile {
    /** @param line of the file */
    record Step(int line, ScriptLine deed) {}

    private static final float PATIENCE = 30;
    private static final Pattern LABEL = Pattern.compile("\"([^\"]+)\"(?:\\s+(\\d{1,6}))?");
    private static final Pattern PLACE = Pattern.compile("(-?\\d+(?:\\.\\d+)?)\\s+(-?\\d+(?:\\.\\d+)?)");
    private static final List<String> VERBS = List.of("click", "rightclick", "hover", "drag", "scroll", "key", "pad", "type", "wait", "wait-for", "wait-gone",
        "wait-idle", "play", "screenshot", "drop", "targets", "moves", "memory", "frames", "size", "edit", "quit");
    private static final Map<String, String> OTHER_NAMES = Map.of("ESC", "Escape", "RETURN", "Enter", "DEL", "Forward Delete", "BACKSPACE", "Delete",
        "PAGEUP", "Page Up", "PAGEDOWN", "Page Down");

    private final List<Step> steps = new ArrayList<>();
    private final List<Message> problems = new ArrayList<>();

    /** @throws UserProblem telling all lines that cannot be understood */
    static List<Step> read(String file, String text) {
        ScriptFile script = new ScriptFile();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            String plain = line.strip();
            if (plain.isEmpty() || plain.startsWith("#")) continue;
            try {
                script.line(number, plain);
            } catch (UserProblem wrong) {
                script.problems.add(at(file, number, Message.row(wrong.lines())));
            }
        }
        if (!script.problems.isEmpty()) throw new UserProblem(script.problems);
        return List.copyOf(script.steps);
    }

    /** What is wrong in a line of the script. */
    static Message at(String file, int line, Message what) {
        return Message.of("opening.script.at", "file", file, "line", line, "what", what);
    }

    private void line(int number, String line) {
        String[] parts = line.split("\\s+", 2);
        String rest = parts.length > 1 ? parts[1].strip() : "";
        switch (parts[0]) {
            case "click" -> add(number, mouse(ScriptLine.Mouse.What.CLICK, rest, 0));
            case "rightclick" -> add(number, mouse(ScriptLine.Mouse.What.CLICK, rest, 1));
            case "hover" -> add(number, mouse(ScriptLine.Mouse.What.MOVE, rest, 0));
            case "drag" -> drag(number, rest);
            case "scroll" -> add(number, new ScriptLine.Scroll(real(rest, Message.of("opening.script.steps"))));
            case "key" -> add(number, key(rest));
            case "pad" -> add(number, pad(rest));
            case "type" -> add(number, new ScriptLine.Type(rest));
            case "wait" -> add(number, new ScriptLine.Wait(real(rest, Message.of("opening.script.seconds"))));
            case "wait-for" -> add(number, waitFor(rest, false));
            case "wait-gone" -> add(number, waitFor(rest, true));
            case "wait-idle" -> add(number, new ScriptLine.WaitIdle(rest.isEmpty() ? PATIENCE : real(rest, Message.of("opening.script.seconds"))));
            case "play" -> add(number, play(rest));
            case "screenshot" -> add(number, new ScriptLine.Screenshot(named(rest, Message.of("opening.script.file"))));
            case "drop" -> add(number, new ScriptLine.Drop(named(rest, Message.of("opening.script.file"))));
            case "targets" -> add(number, new ScriptLine.Targets());
            case "moves" -> add(number, new ScriptLine.Moves());
            case "memory" -> add(number, new ScriptLine.Memory());
            case "size" -> {
                if (!rest.matches("\\d{3,4}x\\d{3,4}")) throw new UserProblem(Message.of("opening.script.size"));
                String[] sides = rest.split("x");
                add(number, new ScriptLine.Size(Integer.parseInt(sides[0]), Integer.parseInt(sides[1])));
            }
            case "edit" -> add(number, edit(rest));
            case "frames" -> add(number, new ScriptLine.Frames());
            case "quit" -> add(number, new ScriptLine.Quit());
            default -> throw new UserProblem(Message.of("opening.script.no-verb", "verb", parts[0]).and(Spelling.guess(parts[0], VERBS)));
        }
    }

    private void add(int line, ScriptLine deed) {
        steps.add(new Step(line, deed));
    }

    private static ScriptLine mouse(ScriptLine.Mouse.What what, String rest, int button) {
        Matcher label = LABEL.matcher(rest), place = PLACE.matcher(rest);
        if (label.matches()) return new ScriptLine.Named(what, label.group(1), label.group(2) == null ? 1 : Integer.parseInt(label.group(2)), button);
        if (place.matches()) return new ScriptLine.Mouse(what, Float.parseFloat(place.group(1)), Float.parseFloat(place.group(2)), button);
        throw new UserProblem(Message.of("opening.script.place"));
    }

    private void drag(int number, String rest) {
        String[] ends = rest.split("\\s+to\\s+");
        if (ends.length != 2) throw new UserProblem(Message.of("opening.script.drag"));
        ScriptLine.Mouse.What[] whats = {ScriptLine.Mouse.What.DOWN, ScriptLine.Mouse.What.UP};
        for (int i = 0; i < 2; i++) {
            add(number, mouse(ScriptLine.Mouse.What.MOVE, ends[i], 0));
            add(number, new ScriptLine.Wait(0.05f));
            add(number, mouse(whats[i], ends[i], 0));
        }
    }

    private static ScriptLine play(String rest) {
        Matcher words = Pattern.compile("(mouse|keys|pad)\\s+\"([^\"]+)\"(?:\\s+(\\d{1,6}))?").matcher(rest);
        if (!words.matches()) throw new UserProblem(Message.of("opening.script.play"));
        return new ScriptLine.Play(ScriptLine.Play.Way.valueOf(words.group(1).toUpperCase(Locale.ROOT)), words.group(2), words.group(3) == null ? 2_000 : Integer.parseInt(words.group(3)));
    }

    private static ScriptLine edit(String rest) {
        Matcher words = Pattern.compile("(.+?)(?:\\s+(\\d{1,4}))?").matcher(named(rest, Message.of("opening.script.edit")));
        return words.matches() ? new ScriptLine.Edit(words.group(1), words.group(2) == null ? 1 : Math.max(1, Integer.parseInt(words.group(2)))) : null;
    }

    private static ScriptLine waitFor(String rest, boolean gone) {
        Matcher label = Pattern.compile("\"([^\"]+)\"(?:\\s+(\\d+(?:\\.\\d+)?))?").matcher(rest);
        if (!label.matches()) throw new UserProblem(Message.of("opening.script.wait-for"));
        return new ScriptLine.WaitFor(label.group(1), gone, label.group(2) == null ? PATIENCE : Float.parseFloat(label.group(2)));
    }

    static ScriptLine.Press key(String text) {
        boolean shift = false, control = false, alt = false;
        String name = text;
        for (int plus = name.indexOf('+'); plus > 0 && plus < name.length() - 1; plus = name.indexOf('+')) {
            String modifier = name.substring(0, plus).toUpperCase(Locale.ROOT);
            shift |= modifier.equals("SHIFT");
            control |= modifier.equals("CTRL") || modifier.equals("CONTROL");
            alt |= modifier.equals("ALT");
            if (!List.of("SHIFT", "CTRL", "CONTROL", "ALT").contains(modifier)) throw new UserProblem(Message.of("opening.script.no-key", "key", text));
            name = name.substring(plus + 1);
        }
        String wanted = OTHER_NAMES.getOrDefault(name.toUpperCase(Locale.ROOT), name).replace('_', ' ');
        for (int code = 0; code <= Input.Keys.MAX_KEYCODE; code++) {
            if (wanted.equalsIgnoreCase(Input.Keys.toString(code))) return new ScriptLine.Press(code, shift, control, alt);
        }
        throw new UserProblem(Message.of("opening.script.no-key", "key", text));
    }

    private static ScriptLine.PadPress pad(String text) {
        String wanted = text.toUpperCase(Locale.ROOT).replace(' ', '_');
        for (Pad pad : Pad.values()) if (pad.name().equals(wanted)) return new ScriptLine.PadPress(pad);
        throw new UserProblem(Message.of("opening.script.no-button", "button", text).and(Spelling.guess(wanted, List.of(Pad.values()).stream().map(Pad::name).toList())));
    }

    private static float real(String text, Message wanted) {
        try {
            return Float.parseFloat(text);
        } catch (NumberFormatException notOne) {
            throw new UserProblem(wanted);
        }
    }

    private static String named(String text, Message wanted) {
        if (text.isEmpty()) throw new UserProblem(wanted);
        return text;
    }
}
