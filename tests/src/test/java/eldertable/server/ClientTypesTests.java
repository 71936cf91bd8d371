package eldertable.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import eldertable.script.typescript.TypeScript;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;

/** TypeScript reads the browser's modules, with all that browsers have, and finds nothing wrong. */
class ClientTypesTests {
    private static final Path CLIENT = Path.of(System.getProperty("eldertable.home", ".."), "framework/src/main/resources/eldertable/server/client");
    private static final String LIBRARY = "/META-INF/resources/webjars/typescript/" + TypeScript.VERSION + "/lib/lib.";
    private static final List<String> LANGUAGE = List.of("es5", "es2015.core", "es2015.collection", "es2015.generator", "es2015.iterable", "es2015.promise", "es2015.proxy", "es2015.reflect",
        "es2015.symbol", "es2015.symbol.wellknown", "es2016.array.include", "es2017.object", "es2017.string", "es2018.intl", "es2019.array", "es2019.object", "es2019.string", "es2020.intl", "es2020.string",
        "es2021.intl", "es2021.string", "es2022.array", "es2022.object", "decorators", "decorators.legacy");
    /** Types that no module names, but that come of those it names. */
    private static final String BESIDES = "Window Document Element HTMLElement Node CSSStyleDeclaration DOMTokenList DOMStringMap NodeListOf NodeList HTMLCollectionOf Event EventTarget Location Storage"
        + " Navigator NavigatorLanguage Clipboard MessageEvent PointerEvent KeyboardEvent MouseEvent FocusEvent Response Body Animatable Animation HTMLElementTagNameMap HTMLElementDeprecatedTagNameMap SVGElementTagNameMap SVGElement SVGSVGElement"
        + " HTMLElementEventMap GlobalEventHandlersEventMap ElementEventMap WebSocketEventMap WindowEventMap DocumentEventMap MediaQueryList History DOMRect DOMRectReadOnly ParentNode ChildNode Text CSS";
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL), WORD = Pattern.compile("[A-Za-z]\\w*"),
        NAMED = Pattern.compile("(?:declare )?(?:interface|type|var|function|namespace) (\\w+)"), PARENTS = Pattern.compile("^interface \\w+(?:<[^{]*?>)? extends ([^{]*)");

    private static final TypeScript COMPILER = new TypeScript();

    @AfterAll static void close() {
        COMPILER.close();
    }

    private static Map<String, String> modules() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        try (Stream<Path> all = Files.list(CLIENT)) {
            for (Path file : all.filter(one -> one.toString().endsWith(".mjs")).sorted().toList()) files.put(file.getFileName().toString(), Files.readString(file));
        }
        assertTrue(files.size() > 8, files.keySet().toString());
        return files;
    }

    private static List<String> found(Map<String, String> modules) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        for (String name : LANGUAGE) files.put("lib." + name + ".d.ts", library(name));
        files.put("lib.dom.d.ts", usedOf(library("dom") + library("dom.iterable"), String.join(" ", modules.values())));
        files.putAll(modules);
        return COMPILER.check(files, List.copyOf(modules.keySet())).stream().map(one -> place(modules, one) + " " + one.message()).toList();
    }

    private static String library(String name) throws IOException {
        try (InputStream in = TypeScript.class.getResourceAsStream(LIBRARY + name + ".d.ts")) {
            return COMMENT.matcher(new String(in.readAllBytes(), StandardCharsets.UTF_8)).replaceAll("");
        }
    }

    /** Of all that browsers have, what is used here and what that is derived from: reading the rest would take a minute. What is left out is any type. */
    private static String usedOf(String dom, String code) {
        Map<String, List<String>> declarations = new LinkedHashMap<>();
        for (String one : dom.split("\n(?=declare |interface |type )")) {
            Matcher named = NAMED.matcher(one);
            if (named.lookingAt()) declarations.computeIfAbsent(named.group(1), name -> new ArrayList<>()).add(one);
        }
        Deque<String> open = new ArrayDeque<>();
        for (Matcher word = WORD.matcher(code + " " + BESIDES); word.find();) open.add(word.group());
        Map<String, List<String>> used = new LinkedHashMap<>();
        while (!open.isEmpty()) {
            String name = open.pop();
            if (used.containsKey(name) || !declarations.containsKey(name)) continue;
            used.put(name, declarations.get(name));
            for (String one : declarations.get(name)) {
                Matcher parents = PARENTS.matcher(one);
                if (parents.find()) for (Matcher word = WORD.matcher(parents.group(1)); word.find();) open.add(word.group());
            }
        }
        return used.values().stream().flatMap(List::stream).collect(Collectors.joining("\n"));
    }

    private static String place(Map<String, String> modules, TypeScript.Finding one) {
        String text = modules.getOrDefault(one.file(), "");
        return one.file() + ":" + (1 + text.substring(0, Math.min(one.offset(), text.length())).chars().filter(sign -> sign == '\n').count());
    }

    @Test void nothingIsWrongAndASlipIsFound() throws IOException {
        Map<String, String> modules = modules();
        modules.put("slip.mjs", "// @ts-check\nimport { h } from './dom.mjs';\nimport { sya } from './words.mjs';\nexport const one = h('p').scrolTop, two = h(7), three = sya;\n");
        List<String> found = found(modules), slips = found.stream().filter(one -> one.startsWith("slip.mjs")).toList();
        assertEquals(slips, found);
        assertEquals(3, slips.size(), slips.toString());
    }
}
