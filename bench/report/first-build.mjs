// One process of `bench/report.ts`: the first build of a report of one shape and size, then some more, as one line of JSON.
// It is plain JavaScript, as users run it. A file with types would bring the compiler that strips them into the measured
// process: its memory and its threads made the first build a fifth slower.
import { buildReport } from "@beleg/core/report";

const [shape, sizeText, buildsText] = process.argv.slice(2);
const input = makeInput(shape, Number(sizeText));
const before = process.memoryUsage().heapUsed;
const first = build(input);
const heap = process.memoryUsage().heapUsed - before;
const rss = process.resourceUsage().maxRSS * 1024;
const all = [first.ms];
while (all.length < Number(buildsText)) all.push(build(input).ms);
console.log(JSON.stringify({ ...first, all, heap, rss }));

/**
 * Issue spans as the specification writes them, of one shape: apart, all over one place, each over the next, all equal, or
 * apart in a text without Latin letters. With evidence they are apart and carry what our own judges add, so that each
 * finding also gets a piece of evidence.
 */
function makeInput(shape, size) {
  const unit = shape === "non_latin" ? "Слово дня " : "Word 2015 ";
  const summary_text = unit.repeat(size);
  const issue_spans = Array.from({ length: size }, (_, index) => {
    const at = index * unit.length;
    const [start_char, end_char] = {
      disjoint: [at, at + 4],
      overlapping: [index, summary_text.length - index],
      chained: [at, at + unit.length + 1],
      duplicate: [0, 4],
      non_latin: [at, at + 5],
      evidence: [at, at + 4],
    }[shape];
    const severity = ["low", "medium", "high"][index % 3];
    const message = shape === "duplicate" ? "The number differs." : `The number differs (${index}).`;
    return shape === "evidence"
      ? { start_char, end_char, message, severity, issue_type: "OTHER", origin: "embedded", confidence: 0.75 }
      : { start_char, end_char, message, severity, issue_type: "OTHER" };
  });
  return { summary_text, factuality: { issue_spans } };
}

function build(input) {
  const cpuBefore = process.threadCpuUsage();
  const started = performance.now();
  const report = buildReport(input);
  const ms = performance.now() - started;
  const cpu = process.threadCpuUsage(cpuBefore);
  return { ms, cpuMs: (cpu.user + cpu.system) / 1000, findings: report.stats.num_findings };
}
