package eldertable.javascript;

import static org.junit.jupiter.api.Assertions.assertEquals;

import eldertable.javascript.Token.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

class ScannerTests {
    private static List<String> code(String script) {
        return Scanner.code(script).stream().map(Token::text).toList();
    }

    private static List<Sort> sorts(String script) {
        return Scanner.tokens(script).stream().map(Token::sort).toList();
    }

    @Test
    void commentsAndStringsAreNoCode() {
        assertEquals(List.of("a", "=", "'// no'", ";", "b"), code("a = '// no'; // yes\n/* 'x' */ b"));
        assertEquals(List.of(Sort.STRING, Sort.COMMENT), sorts("'it\\'s' // x"));
    }

    @Test
    void templatesAreInterruptedByCode() {
        assertEquals(List.of("`a ${", "x", ".", "f", "(", "{", "y", ":", "1", "}", ")", "} b ${", "`in`", "}`", ";"), code("`a ${x.f({ y: 1 })} b ${`in`}`;"));
    }

    @Test
    void slashesDivideOrBeginARegularExpression() {
        assertEquals(List.of("a", "/", "b", "/", "c"), code("a / b / c"));
        assertEquals(List.of("return", "/[/'\"]+/g", ".", "test", "(", "x", ")"), code("return /[/'\"]+/g.test(x)"));
        assertEquals(List.of("(", "1.5", "+", "x", ")", "/", "2"), code("(1.5 + x) / 2"));
    }

    @Test
    void whatIsNotClosedReachesToTheEnd() {
        assertEquals(List.of("x", "=", "`never"), code("x = `never"));
        assertEquals(List.of("'broken", "y"), code("'broken\ny").stream().map(String::strip).toList());
    }
}
