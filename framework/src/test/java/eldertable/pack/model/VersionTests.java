package eldertable.pack.model;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

class VersionTests {
    @Test
    void whatIsHugeIsNeither() {
        assertTrue(Version.parse("1.0.0-a" + ".a".repeat(100_000)).isEmpty());
        assertTrue(VersionRange.parse("1.x" + " || 1.x".repeat(100_000)).isEmpty());
    }

    /** The order that semver.org gives as its example, and some around it. */
    @Test
    void versionsComeInTheirOrder() {
        List<Version> order = java.util.stream.Stream.of("0.9.9", "1.0.0-0", "1.0.0-9", "1.0.0-10", "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta",
                "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0", "1.0.1", "1.1.0", "1.10.0", "2.0.0")
                .map(text -> Version.parse(text).orElseThrow()).toList();
        List<Version> sorted = new ArrayList<>(order);
        Collections.shuffle(sorted, new Random(1));
        Collections.sort(sorted);
        assertEquals(order, sorted);
        assertEquals(Version.parse("1.0.0+build.7"), Version.parse("1.0.0"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1", "1.0", "1.0.0.0", "01.0.0", "1.0.0-", "1.0.0-01", "1.0.0-a..b", "v1.0.0", "1.0.x", "99999999999.0.0", "1.0.0 "})
    void otherThingsAreNoVersions(String text) {
        assertTrue(Version.parse(text).isEmpty());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            1.2.3          | 1.2.3                      | 1.2.4 1.2.2 1.2.3-beta
            =1.2.3         | 1.2.3                      | 1.2.4
            1.2            | 1.2.0 1.2.9                | 1.1.9 1.3.0 1.3.0-beta
            1.x            | 1.0.0 1.9.9                | 0.9.9 2.0.0 2.0.0-rc.1
            1.2.*          | 1.2.0 1.2.99               | 1.3.0
            *              | 0.0.0 7.1.2                | 1.0.0-beta
            ^1.2.3         | 1.2.3 1.9.0                | 1.2.2 2.0.0 2.0.0-alpha 1.5.0-beta
            ^1             | 1.0.0 1.9.9                | 2.0.0 0.9.0
            ^0.2.3         | 0.2.3 0.2.9                | 0.3.0 0.2.2
            ^0.0.3         | 0.0.3                      | 0.0.4 0.0.2
            ^0.0           | 0.0.0 0.0.9                | 0.1.0
            ^0             | 0.0.0 0.9.9                | 1.0.0
            ~1.2.3         | 1.2.3 1.2.9                | 1.3.0 1.2.2
            ~1.2           | 1.2.0 1.2.9                | 1.3.0
            ~1             | 1.0.0 1.9.0                | 2.0.0
            >1.2           | 1.3.0 2.0.0                | 1.2.9 1.2.0
            >1.2.3         | 1.2.4                      | 1.2.3
            >=1.2          | 1.2.0 9.0.0                | 1.1.9
            <2             | 1.9.9 0.0.1                | 2.0.0 2.0.0-alpha
            <=1.2          | 1.2.9                      | 1.3.0
            <=1.2.3        | 1.2.3                      | 1.2.4
            >=1.2 <3       | 1.2.0 2.9.9                | 1.1.0 3.0.0
            >= 1.2  < 3    | 1.2.0 2.9.9                | 1.1.0 3.0.0
            '1.x || 3.x'   | 1.5.0 3.0.1                | 2.0.0
            ^1.0.0-beta.2  | 1.0.0-beta.2 1.0.0-rc 1.4.0 | 1.0.0-beta.1 1.4.0-beta
            """)
    void rangesAllow(String range, String yes, String no) {
        VersionRange versions = VersionRange.parse(range).orElseThrow();
        for (String version : yes.strip().split(" ")) assertTrue(versions.allows(Version.parse(version).orElseThrow()), range + " should allow " + version);
        for (String version : no.strip().split(" ")) assertTrue(!versions.allows(Version.parse(version).orElseThrow()), range + " should not allow " + version);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "one", "1.2.3.4", "1.x.3", "^", ">=", "1.2 ||", "^1.2-beta", "1.2.3-..", "1,2", ">*", "^1^2", "1.2 one", "99999999999.x"})
    void otherThingsAreNoRanges(String text) {
        assertTrue(VersionRange.parse(text).isEmpty(), text);
    }
}
