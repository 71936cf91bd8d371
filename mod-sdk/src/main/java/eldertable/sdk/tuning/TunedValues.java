package eldertable.sdk.tuning;

import eldertable.pack.library.Provenance;
import eldertable.pack.merging.PackPath;
import eldertable.pack.model.PackDef;
import eldertable.words.Message;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The knobs of one pack: what they are now, and mods that set them. */
public final class TunedValues {
    private final List<Integer> now = new ArrayList<>();
    private final TunedMod mod;

    /** @throws Misunderstood if the pack has no such knob */
    public TunedValues(PackDef pack, Provenance provenance, List<Knob> knobs, int players) {
        List<PackPath> places = new ArrayList<>();
        for (Knob knob : knobs) {
            if (knob.isQuestion()) {
                if (pack.flow().questions().stream().noneMatch(question -> question.id().equals(knob.question()))) {
                    throw new Misunderstood(Message.of("commands.knob.no-question", "pack", pack.info().id(), "question", knob.question()));
                }
                places.add(null);
                now.add(knob.bounded(((long) knob.low() + knob.high()) / 2)); // what the rules offer is known to them alone
                continue;
            }
            if (knob.option().isPresent()) {
                places.add(new PackPath("pack", List.of("options", knob.option().get().id())));
                now.add(knob.start(knob.option().get(), players));
                continue;
            }
            PackPath place = provenance.find(knob.path()).orElseThrow(() -> new Misunderstood(Message.of("commands.knob.nowhere", "path", knob.path(), "pack", pack.info().id()).and(provenance.hint(knob.path()))));
            String value = provenance.value(knob.path()).orElse("");
            if (!value.matches("-?\\d{1,9}")) {
                throw new Misunderstood(value.isEmpty() ? Message.of("commands.knob.empty", "path", knob.path()) : Message.of("commands.knob.no-number", "path", knob.path(), "value", value));
            }
            places.add(place);
            now.add(knob.bounded(Long.parseLong(value)));
        }
        mod = new TunedMod(pack, knobs, places);
    }

    /** As they are, brought into the knobs' ranges. */
    public List<Integer> now() {
        return List.copyOf(now);
    }

    TunedMod mod() {
        return mod;
    }

    /** Writes a mod that sets the values. */
    public void write(Path folder, String id, String title, List<Integer> values) throws IOException {
        mod.write(folder, id, title, values);
    }
}
