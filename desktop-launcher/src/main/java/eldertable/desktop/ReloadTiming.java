package eldertable.desktop;

import eldertable.desktop.screen.ScreenContext;
import eldertable.words.Amount;
import eldertable.words.Message;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Saves a file of the pack in play again and again, and looks how long it takes until the new rules are drawn. */
final class ReloadTiming {
    private static final int PATIENCE_SECONDS = 60;

    private final ScreenContext kit;
    private final List<Double> millis = new ArrayList<>();
    private int before;
    private long saved;

    ReloadTiming(ScreenContext kit) {
        this.kit = kit;
    }

    /** To be called after each frame. @return whether all is done */
    boolean go(ScriptLine.Edit edit) {
        if (saved == 0) {
            before = kit.screens().top().edition();
            saved = System.nanoTime();
            save(Path.of(edit.file()));
            return false;
        }
        double took = (System.nanoTime() - saved) / 1e6;
        if (took > PATIENCE_SECONDS * 1_000) {
            throw new UserProblem(Message.of("opening.script.not-drawn", "file", edit.file()));
        }
        if (kit.screens().top().edition() == before || !kit.gallery().isComplete()) return false;
        saved = 0;
        millis.add(took);
        if (millis.size() < edit.times()) return false;
        Collections.sort(millis);
        System.out.println(kit.tongue().say("opening.script.drawn", "file", Path.of(edit.file()).getFileName(), "half", part(0.5), "most", part(0.95), "worst", part(1),
            "edits", millis.size()));
        return true;
    }

    private BigDecimal part(double part) {
        return Amount.of(millis.get((int) Math.ceil(part * millis.size()) - 1), 0);
    }

    private void save(Path file) {
        String mark = file.toString().endsWith(".mjs") ? "// edit " : "# edit ";
        try {
            String text = Files.readString(file);
            int end = text.indexOf("\n" + mark);
            Files.writeString(file, (end < 0 ? text.stripTrailing() : text.substring(0, end)) + "\n" + mark + (millis.size() + 1) + "\n");
        } catch (IOException problem) {
            throw new UserProblem(Message.of("opening.script.not-edited", "why", problem));
        }
    }
}
