package eldertable.desktop.table;

import eldertable.desktop.screen.Invitation;
import eldertable.desktop.screen.ScreenContext;
import eldertable.host.Chair;
import eldertable.host.HostedTable;
import eldertable.host.Request;
import eldertable.host.TableInfo;
import eldertable.server.ServerSettings;
import eldertable.server.TableServer;
import eldertable.server.tables.ServedTable;
import eldertable.server.tables.TableStore;
import eldertable.session.TrustedPacks;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A table of this window that others come to over the net, for as long as it is open to them. */
final class Sharing implements Invitation {

    private final ScreenContext kit;
    private final TableServer server;
    private final ServedTable table;
    private final Chair chair;
    private final TableInfo info;
    private boolean open = true;

    private Sharing(ScreenContext kit, TableServer server, ServedTable table, Chair chair, TableInfo info) {
        this.kit = kit;
        this.server = server;
        this.table = table;
        this.chair = chair;
        this.info = info;
    }

    /** Opens all seats of people but one; waits for the net. @param own the seat that stays here; -1 for the first of a person */
    static Sharing open(ScreenContext kit, HostedTable running, Chair chair, TableInfo info, int own) throws IOException {
        List<Integer> people = IntStream.range(0, info.setup().players()).filter(seat -> info.setup().seats().get(seat).isPerson()).boxed().toList();
        int stays = people.contains(own) || people.isEmpty() ? own : people.get(0);
        Set<Integer> seats = people.stream().filter(seat -> seat != stays).collect(Collectors.toSet());
        TableServer server = serve(kit);
        ServedTable table = server.share(running, info, seats);
        chair.post(new Request.OpenSeats(seats));
        return new Sharing(kit, server, table, chair, info);
    }

    /** At the usual port, or at any if that one is taken. */
    private static TableServer serve(ScreenContext kit) throws IOException {
        TrustedPacks trusted = TrustedPacks.in(kit.data());
        ServerSettings usual = ServerSettings.usual(ServerSettings.USUAL_PORT).withPublic();
        try {
            return new TableServer(usual, kit.scripts().join(), trusted::isolationOf, TableStore.NONE, told -> kit.toast(kit.tongue().say(told)));
        } catch (IOException taken) {
            return new TableServer(usual.withPort(0), kit.scripts().join(), trusted::isolationOf, TableStore.NONE, told -> kit.toast(kit.tongue().say(told)));
        }
    }

    @Override public String game() {
        return info.lexicon().gameTitle();
    }

    @Override public List<Way> ways() {
        List<Way> ways = new ArrayList<>();
        for (Map.Entry<Integer, String> seat : table.seatSecrets().entrySet()) {
            ways.add(new Way(seat.getKey(), info.lexicon().seat(seat.getKey()), server.link(table, seat.getValue())));
        }
        ways.add(new Way(-1, "", server.link(table, table.watchingSecret())));
        return ways;
    }

    @Override public Set<Integer> present() {
        return table.present();
    }

    @Override public int watching() {
        return table.watching();
    }

    boolean isOpen() {
        return open;
    }

    /** All seats are again those of whoever sits at this window. */
    @Override public void close() {
        end();
        chair.post(new Request.OpenSeats(Set.of()));
    }

    /** The window leaves the table: so does everybody else. */
    void end() {
        if (!open) return;
        open = false;
        table.close();
        kit.aside(() -> {
            server.close(); // which waits for its threads
            return true;
        });
    }
}
