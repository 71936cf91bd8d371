package eldertable.sdk.commands;

import eldertable.isolation.Isolation;
import eldertable.pack.model.PackDef;
import eldertable.sdk.program.CommandFailure;
import eldertable.session.DataFolder;
import eldertable.session.TrustedPacks;
import eldertable.words.Message;
import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;
import picocli.CommandLine.Option;

/** Where rules run, as somebody who plays may say: in the program itself if their pack is trusted, else in a process of their own. */
final class TrustChoice {
    @Option(names = "--isolated")
    private boolean isolated;

    @Option(names = "--trusted")
    private boolean trusted;

    private final TrustedPacks packs = TrustedPacks.in(DataFolder.current());

    boolean isolated() {
        return isolated;
    }

    boolean trusted() {
        return trusted;
    }

    void vouchFor(PackDef pack) {
        if (isolated) throw new CommandFailure(Message.of("commands.trust.both"));
        try {
            packs.trust(pack);
        } catch (IOException e) {
            throw new CommandFailure(Message.of("commands.trust.not-noted", "pack", pack.info().id(), "why", String.valueOf(e.getMessage())));
        }
    }

    /** @param author whether the pack's own author plays; @param tell is told why it is as it is, where that may surprise */
    Isolation isolationOf(PackDef pack, boolean author, Consumer<Message> tell) {
        if (trusted) vouchFor(pack);
        if (isolated) return Isolation.PROCESS;
        if (author) return Isolation.NONE;
        List<String> strangers = packs.untrusted(pack);
        if (strangers.isEmpty()) return Isolation.NONE;
        tell.accept(Message.of("commands.trust.strangers", "packs", strangers, "count", strangers.size()));
        return Isolation.PROCESS;
    }
}
