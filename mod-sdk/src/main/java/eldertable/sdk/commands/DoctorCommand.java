package eldertable.sdk.commands;

import eldertable.json.Json;
import eldertable.sdk.commands.Finding.Verdict;
import eldertable.sdk.program.Home;
import eldertable.sdk.program.ProgramVersion;
import eldertable.sdk.program.Speech;
import eldertable.words.Languages;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "doctor")
public final class DoctorCommand implements Callable<Integer> {
    @Option(names = "--json")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override public Integer call() {
        List<Finding> findings = new Doctor(Home.current(), System.getenv(), json ? Languages.ENGLISH : Speech.of(spec).language()).examine();
        boolean healthy = findings.stream().noneMatch(finding -> finding.verdict() == Verdict.PROBLEM);
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.write(forPrograms(findings, healthy)));
        } else {
            findings.forEach(finding -> print(finding, out));
        }
        out.flush();
        return healthy ? 0 : 1;
    }

    private static Map<String, Object> forPrograms(List<Finding> findings, boolean healthy) {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("version", ProgramVersion.current());
        all.put("healthy", healthy);
        findings.forEach(finding -> all.put(finding.topic(), finding.forPrograms()));
        return all;
    }

    private void print(Finding finding, PrintWriter out) {
        Speech speech = Speech.of(spec);
        out.printf("%-8s %-8s %s%n", speech.say("commands.doctor.verdict." + finding.verdict().word()), speech.say("commands.doctor.topic." + finding.topic()), speech.tongue().say(finding.fact()));
        speech.tongue().say(finding.advice()).lines().forEach(line -> out.printf("%17s %s%n", "", line));
    }
}
