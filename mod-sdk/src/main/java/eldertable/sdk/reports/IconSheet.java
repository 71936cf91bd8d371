package eldertable.sdk.reports;

import eldertable.icons.IconCatalogue;
import java.util.List;

/** All icons on one page that needs nothing else: a browser shows it, and its box finds them by name or meaning. */
public final class IconSheet {
    private IconSheet() {}

    public static String page(IconCatalogue icons, List<String> names) {
        StringBuilder page = new StringBuilder("""
            <!doctype html>
            <html lang="en"><head><meta charset="utf-8"><title>Eldertable's icons</title>
            <style>
            body { background: #10201f; color: #eadfc4; font: 14px Georgia, serif; margin: 1.5em }
            input { font: inherit; padding: .4em; width: 20em }
            main { display: grid; grid-template-columns: repeat(auto-fill, minmax(9em, 1fr)); gap: 1em; margin-top: 1em }
            figure { margin: 0; text-align: center }
            svg { width: 5em; height: 5em; fill: #e9cf8f }
            small { color: #a8b5ac; display: block }
            </style></head><body>
            <input id="seek" placeholder="name or meaning" autofocus>
            <main>
            """);
        for (String name : names) {
            page.append("<figure data-words=\"").append(name).append(' ').append(String.join(" ", icons.words(name))).append("\"><svg viewBox=\"0 0 512 512\"><path d=\"")
                .append(icons.path(name)).append("\"/></svg><figcaption>").append(name).append("<small>").append(String.join(", ", icons.words(name)))
                .append("</small></figcaption></figure>\n");
        }
        return page.append("""
            </main>
            <p>Icons of game-icons.net, CC BY 3.0, by\s""").append(String.join(", ", icons.authors())).append("""
            .</p>
            <script>
            seek.oninput = () => { for (const f of document.querySelectorAll('figure')) f.hidden = !f.dataset.words.includes(seek.value.toLowerCase()) }
            </script>
            </body></html>
            """).toString();
    }
}
