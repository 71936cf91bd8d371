package eldertable.pack.library;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.List;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Which packs are played together, in which order, and what is told where that cannot be. */
class ModOrderTests {
    @TempDir
    Path temp;
    private ModShelf shelf;

    @BeforeEach
    void open() {
        shelf = new ModShelf(temp);
    }

    @Test
    void asTheUserListsThem() {
        shelf.mod("a").mod("b").mod("c");
        assertEquals(List.of("c", "a", "b"), shelf.order("c", "a", "b"));
        assertEquals("", shelf.told("c", "a", "b", "c"));
        assertEquals(List.of(), shelf.order(""));
    }

    @Test
    void whatIsNeededIsLoadedTooAndBefore() {
        shelf.mod("a", "requires: [b ^1.0]").mod("b", "requires: { c: '*' }").mod("c").file("mods/d/pack.yaml",
                "id: d\ntitle: D\nextends: a >=1\n");
        assertEquals(List.of("c", "b", "a", "d"), shelf.order("d"));
        assertEquals(List.of("c", "b", "a", "d"), shelf.order("d", "a", "c"));
        PackLoad alone = shelf.library.load("d");
        assertEquals("tide-pool", alone.pack().orElseThrow().info().id());
        assertEquals(4, alone.pack().orElseThrow().mods().size());
    }

    @Test
    void loadAfterCountsOnlyWhereBothArePlayed() {
        shelf.mod("a", "loadAfter: [b, not-installed]").mod("b");
        assertEquals(List.of("b", "a"), shelf.order("a", "b"));
        assertEquals(List.of("a"), shelf.order("a"));
        assertEquals("", shelf.told("a", "b"));
    }

    @Test
    void missing() {
        shelf.mod("a", "requires: [deep-onse ^2.0]").mod("deep-ones");
        assertEquals("""
                mods/a/pack.yaml:5:12  error  missing-pack
                  requires: [deep-onse ^2.0]
                             ^ 'a' needs 'deep-onse ^2.0', which is not installed. Did you mean 'deep-ones'? Put it into the mods folder, or play without 'a'.
                """, shelf.told("a"));
        shelf.file("mods/lost/pack.yaml", "id: lost\ntitle: Lost\nextends: nowhere\n");
        assertTrue(shelf.told(shelf.library.load("lost").problems()).startsWith("mods/lost/pack.yaml:3:10  error  missing-pack\n"));
    }

    @Test
    void cyclic() {
        shelf.mod("a", "requires: [b]").mod("b", "loadAfter: [c]").mod("c", "requires: [a]");
        assertEquals("""
                mods/c/pack.yaml:5:12  error  cyclic-packs
                  requires: [a]
                             ^ These packs wait for each other: 'a', which needs or comes after 'b', which needs or comes after 'c', which needs or comes after 'a'. Remove one of these links ('extends', 'requires', 'loadAfter').
                """, shelf.told("a", "b", "c"));
        shelf.file("mods/x/pack.yaml", "id: x\ntitle: X\nextends: y\n").file("mods/y/pack.yaml", "id: y\ntitle: Y\nextends: x\n");
        assertEquals(List.of("cyclic-packs"), shelf.library.load("x").problems().stream().map(problem -> problem.code()).toList());
        shelf.mod("self", "requires: [self]");
        assertTrue(shelf.told("self").contains("error  cyclic-packs"), shelf.told("self"));
    }

    @Test
    void incompatible() {
        shelf.file("mods/old/pack.yaml", "id: old\ntitle: Old\nextends: tide-pool ^2.0\n");
        assertEquals("""
                mods/old/pack.yaml:3:10  error  incompatible-pack
                  extends: tide-pool ^2.0
                           ^ 'old' needs version ^2.0 of 'tide-pool', but tide-pool is version 1.0.0. Get a version of one of them that fits the other.
                """, shelf.told("old").replace(temp.toString(), ""));
        assertFalse(shelf.library.modsFor("tide-pool").get(0).isCompatible());
    }

    @Test
    void conflicting() {
        shelf.mod("a", "conflicts: [b <2]").mod("b");
        assertEquals("""
                mods/a/pack.yaml:5:13  error  conflicting-packs
                  conflicts: [b <2]
                              ^ 'a' cannot be played together with 'b' 1.0.0. Leave one of them out.
                """, shelf.told("a", "b"));
        shelf.mod("c", "conflicts: [b >=2]");
        assertEquals("", shelf.told("c", "b"));
    }

    @Test
    void twoOfOneNameAndAnotherGame() {
        shelf.mod("a").file("copy/pack.yaml", "id: a\ntitle: A again\nextends: tide-pool\n");
        String copy = temp.resolve("copy").toString();
        assertTrue(shelf.told("mods/none").contains("error  unknown-pack"));
        List<String> codes = shelf.library.load("tide-pool", List.of(temp.resolve("mods/a").toString(), copy)).problems().stream().map(p -> p.code()).toList();
        assertEquals(List.of("duplicate-pack"), codes);
        assertEquals("A again", shelf.library.load("tide-pool", List.of(copy)).pack().orElseThrow().mods().get(0).info().title());

        shelf.file("other/pack.yaml", "id: other\nversion: 1.0.0\napi: ^1.0\ntitle: Other\nplayers: { min: 1, max: 1 }\n")
                .file("mods/theirs/pack.yaml", "id: theirs\ntitle: Theirs\nextends: other\n");
        assertEquals("""
                mods/theirs/pack.yaml:3:10  error  other-game
                  extends: other
                           ^ 'theirs' changes the game 'other', but 'tide-pool' is being played. Leave it out.
                """, shelf.told(shelf.library.order("tide-pool", List.of("theirs")).problems()));
    }

    @Test
    void theApiIsARangeAndWhatWasBeforeIsToldToUpgrade() {
        shelf.mod("a", "api: '>=1.0 <2'");
        assertEquals("", shelf.told("a"));
        shelf.mod("b", "api: 1");
        assertEquals("""
                mods/b/pack.yaml:5:6  error  former-api
                  api: 1
                       ^ This pack was written for the api before 1.0. './eldertable upgrade b' tells what has to change; with --write it changes it.
                """, shelf.told("b"));
        shelf.mod("c", "api: soon");
        assertEquals("""
                mods/c/pack.yaml:5:6  error  bad-version
                  api: soon
                       ^ 'soon' is not a range of versions such as ^1.0.
                """, shelf.told("c"));
    }

    @Test
    void wrongApiAndBadLinks() {
        shelf.mod("a", "api: 7", "requires: [Ä, b one, [c]]");
        assertEquals("""
                mods/a/pack.yaml:5:6  error  unknown-api
                  api: 7
                       ^ This pack was written for api 7; this program plays api 1.0.0. Get an Eldertable, or a version of the pack, that fits.

                mods/a/pack.yaml:6:12  error  bad-name
                  requires: [Ä, b one, [c]]
                             ^ 'Ä' cannot be the name of a pack: it has to begin with a letter and may hold letters, digits, '-' and '_', at most 60.

                mods/a/pack.yaml:6:15  error  missing-pack
                  requires: [Ä, b one, [c]]
                                ^ 'a' needs 'b', which is not installed. Put it into the mods folder, or play without 'a'.

                mods/a/pack.yaml:6:15  error  bad-version
                  requires: [Ä, b one, [c]]
                                ^ 'one' is not a range of versions. Write 1.2.3, 1.x, ^1.2, ~1.2.3, '>=1.2 <3', or nothing for any.

                mods/a/pack.yaml:6:22  error  wrong-type
                  requires: [Ä, b one, [c]]
                                       ^ The id of a pack has to be a text, not a list.
                """, shelf.told("a"));
    }

    @Test
    void listsTheModsOfAGame() {
        shelf.mod("a", "requires: [b]").mod("b").mod("broken", "api: 7").file("mods/on-top/pack.yaml", "id: on-top\ntitle: Top\nextends: a\n")
                .file("b/pack.yaml", "id: b\ntitle: Hidden by its place\nextends: tide-pool\n");
        List<PackLibrary.InstalledMod> mods = shelf.library.modsFor("tide-pool");
        assertEquals(List.of("b", "a", "b", "broken", "on-top"), mods.stream().map(mod -> mod.entry().id()).toList());
        assertEquals(List.of(true, true, true, false, true), mods.stream().map(PackLibrary.InstalledMod::isCompatible).toList());
        assertEquals(List.of("b", "a"), mods.get(4).requires());
        assertEquals("shadowed-pack", mods.get(2).problems().get(0).code());
        assertEquals(List.of(), shelf.library.modsFor("none"));
    }
}
