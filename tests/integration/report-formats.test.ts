import { readFileSync } from "node:fs";
import { buildReport, formatReport, REPORT_FORMATS, type ReportCase, type ReportFormat } from "@beleg/core/report";
import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import { SaxesParser } from "saxes";
import { describe, expect, it } from "vitest";
import { exampleCase, HOSTILE, hostileCase } from "../support/report-example.ts";

const options = { locale: "en", version: "0.1.0" } as const;
const write = (format: ReportFormat, ...cases: ReportCase[]) => formatReport(format, cases, options);
const cases: [string, ReportCase[]][] = [
  ["an example", [exampleCase()]],
  ["hostile text", [hostileCase()]],
  ["several cases", [exampleCase(), hostileCase(), exampleCase()]],
  ["no cases", []],
];

describe("every format", () => {
  it.each(Object.keys(REPORT_FORMATS) as ReportFormat[])(
    "%s is the same text twice and ends with a line end",
    (format) => {
      const text = write(format, exampleCase());
      expect(write(format, exampleCase())).toBe(text);
      expect(text.endsWith("\n")).toBe(true);
      expect(text).not.toMatch(/undefined|\[object Object\]|NaN/);
    },
  );

  it.each((Object.keys(REPORT_FORMATS) as ReportFormat[]).filter((format) => format !== "csv"))(
    "%s holds no half characters",
    (format) => {
      expect(write(format, hostileCase()).isWellFormed()).toBe(true);
    },
  );

  it("a quote whose stated place is another one is looked for", () => {
    const article_text = "It says 67 million here.";
    const evidence = { text: "67 million", start_char: 0, end_char: 10 };
    const report = buildReport({ summary_text: "x", factuality: { issue_spans: [{ evidence }] } });
    expect(report.findings[0]?.evidence[0]?.data).toMatchObject({ start_char: 0 });
    expect(write("md", { report, summary_text: "x", article_text })).toContain("article\\_text:1:9");
  });

  it("html lets only its own script and style run", () => {
    expect(write("html", exampleCase())).toMatch(
      /"default-src 'none'; script-src 'sha256-[^' ]+'; style-src 'sha256-[^' ]+'; base-uri 'none'; form-action 'none'"/,
    );
  });

  it.each(["html", "md", "pretty", "junit", "sarif"] as const)("%s speaks the asked language", (format) => {
    const texts = (["de", "en", "es", "pt"] as const).map((locale) =>
      formatReport(format, [{ report: buildReport({ summary_text: "x" }), summary_text: "x" }, exampleCase()], {
        locale,
      }),
    );
    expect(new Set(texts).size).toBe(4);
  });
});

describe("sarif", () => {
  const schema = JSON.parse(
    readFileSync(new URL("../fixtures/sarif/sarif-schema-2.1.0.json", import.meta.url), "utf8"),
  );
  // One pattern of the published schema is not valid with the `u` flag.
  const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const validate = ajv.compile(schema);

  it.each(cases)("validates against the published 2.1.0 schema: %s", (_name, list) => {
    const valid = validate(JSON.parse(write("sarif", ...list)));
    expect(validate.errors ?? []).toEqual([]);
    expect(valid).toBe(true);
  });

  it("the schema would notice a mistake", () => {
    const log = JSON.parse(write("sarif", exampleCase()));
    log.runs[0].results[0].level = "grave";
    expect(validate(log)).toBe(false);
  });

  it("text makes neither placeholders nor links", () => {
    const textsIn = (part: unknown) => {
      const texts: string[] = [];
      JSON.parse(JSON.stringify(part), (name, value) => {
        if (name === "message" || name === "shortDescription") texts.push(value.text);
        return value;
      });
      return texts;
    };
    const { invocations, ...run } = JSON.parse(write("sarif", hostileCase())).runs[0];
    const given = textsIn(run);
    expect(given.length).toBeGreaterThan(4);
    for (const text of given) expect(text).toContain("{{total}}");
    // How the judges ended is said in words of our own.
    const own = textsIn(invocations);
    expect(own.length).toBeGreaterThan(0);
    for (const text of [...given, ...own]) {
      expect(text.replaceAll(/\{\{|\}\}/g, "")).not.toMatch(/[{}]/);
      expect(text).not.toContain("](");
    }
  });

  it("places are lines and UTF-16 columns of both files", () => {
    const { runs } = JSON.parse(write("sarif", exampleCase()));
    const [run] = runs;
    expect(run.columnKind).toBe("utf16CodeUnits");
    const date = run.results.find((result: { ruleId: string }) => result.ruleId === "factuality/DATE");
    expect(date.level).toBe("error");
    expect(date.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: "summary.txt" },
      region: { startLine: 1, startColumn: 76, endLine: 2, endColumn: 8, snippet: { text: "3 March\nin Lyon" } },
    });
    expect(date.relatedLocations[0].physicalLocation).toMatchObject({
      artifactLocation: { uri: "article.txt" },
      region: { startLine: 3, startColumn: 46, endLine: 3, endColumn: 62 },
    });
    const rule = run.tool.driver.rules.find(({ id }: { id: string }) => id === "factuality/DATE");
    expect(rule).toMatchObject({
      shortDescription: { text: "The source gives another date." },
      help: { text: expect.stringContaining("Compare the date with the source and correct it.") },
      defaultConfiguration: { level: "error" },
    });
  });
});

describe("junit", () => {
  type Element = { name: string; attributes: Record<string, string>; text: string; children: Element[] };

  it.each(cases)("parses as XML, and its counts add up: %s", (_name, list) => {
    const root = parseXml(write("junit", ...list));
    expect(root.name).toBe("testsuites");
    expect(root.children).toHaveLength(list.length);
    for (const suite of root.children) {
      const count = (name: string) =>
        suite.children.filter((test) => test.children.some((child) => child.name === name)).length;
      expect(suite.attributes).toMatchObject({
        tests: String(suite.children.length),
        failures: String(count("failure")),
        errors: String(count("error")),
        skipped: String(count("skipped")),
      });
    }
  });

  it("a broken judge is an error, one with nothing to judge skipped, one without findings passed", () => {
    const agents = {
      factuality: { status: "failed" },
      coherence: { status: "no_claims" },
      readability: { status: "ok" },
    };
    const { report } = exampleCase();
    const empty = { ...report, findings: [], by_dimension: { factuality: [], coherence: [], readability: [] } };
    const [suite] = parseXml(write("junit", { report: empty, summary_text: "x", agents })).children;
    expect(suite?.children.map((test) => test.children[0]?.name)).toEqual(["error", "skipped", undefined]);
  });

  it("a failure carries message, place, words and quote, exactly", () => {
    const [suite] = parseXml(write("junit", exampleCase())).children;
    const failures = suite?.children.flatMap((test) => test.children) ?? [];
    const date = failures.find((failure) => failure.attributes.type === "high DATE incorrect");
    expect(date?.attributes.message).toBe("The day differs");
    expect(date?.text).toBe(
      "summary.txt:1:76\n3 March\nin Lyon\n“on 3 May in Lyon” [article.txt:3:46]\nCompare the date with the source and correct it.",
    );
  });

  function parseXml(text: string): Element {
    const root: Element = { name: "", attributes: {}, text: "", children: [] };
    const path = [root];
    const parser = new SaxesParser();
    parser.on("error", (error) => {
      throw error;
    });
    parser.on("opentag", ({ name, attributes }) => {
      const element: Element = { name, attributes: attributes as Record<string, string>, text: "", children: [] };
      path.at(-1)?.children.push(element);
      path.push(element);
    });
    parser.on("text", (part) => {
      const element = path.at(-1);
      if (element) element.text += part;
    });
    parser.on("closetag", () => path.pop());
    parser.write(text).close();
    return root.children[0] as Element;
  }
});

describe("github", () => {
  it("is one command a line, with line ends and separators escaped", () => {
    for (const line of write("github", exampleCase(), hostileCase()).split("\n").slice(0, -1)) {
      const match = /^::(error|warning|notice) (file=[^:\r\n]*)::([^\r\n]*)$/.exec(line);
      expect(match).not.toBeNull();
      expect(match?.[2]?.split(",").every((property) => /^\w+=/.test(property))).toBe(true);
    }
  });

  it("gives columns inside one line only", () => {
    const text = write("github", exampleCase());
    expect(text).toContain(
      "::error file=summary.txt,line=1,endLine=1,col=29,endColumn=39,title=factuality%3A NUMBER::“69 million” contradicts the source%0A“The population of France is 67 million.” [article.txt:1:44]%0A",
    );
    expect(text).toContain("::error file=summary.txt,line=1,endLine=2,title=factuality%3A DATE::");
  });

  it("reads back to the text it was made from", () => {
    const [finding] = hostileCase().report.by_dimension.readability;
    const readBack = (text: string) => text.replaceAll("%0A", "\n").replaceAll("%0D", "\r").replaceAll("%25", "%");
    expect(readBack(write("github", hostileCase()))).toContain((finding?.message ?? "").toWellFormed());
  });
});

describe("csv", () => {
  it("has as many fields in every row as columns, whatever the text holds", () => {
    const [head, ...rows] = parseCsv(write("csv", exampleCase(), hostileCase()));
    expect(head).toHaveLength(16);
    expect(rows).toHaveLength(exampleCase().report.findings.length + hostileCase().report.findings.length);
    for (const row of rows) expect(row).toHaveLength(16);
    const message = head?.indexOf("message") ?? -1;
    expect(rows.map((row) => row[message])).toContain(HOSTILE);
  });

  it("no cell starts like a formula", () => {
    const { report } = exampleCase();
    for (const start of ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\n=1", "＝1", "＋1", "－1", "＠x"]) {
      const findings = report.findings.slice(0, 1).map((finding) => ({ ...finding, message: start }));
      const rows = parseCsv(write("csv", { report: { ...report, findings }, summary_text: "x" }));
      expect(rows[1]?.[12]).toBe(`'${start}`);
    }
  });

  function parseCsv(text: string): string[][] {
    const rows: string[][] = [];
    let row: string[] = [];
    let at = 0;
    while (at < text.length) {
      let cell = "";
      if (text[at] === '"') {
        for (at += 1; ; at += 1) {
          if (text[at] !== '"') cell += text[at];
          else if (text[at + 1] === '"') {
            cell += '"';
            at += 1;
          } else break;
        }
        at += 1;
      } else {
        const end = text.slice(at).search(/,|\r\n/);
        cell = text.slice(at, at + end);
        at += end;
      }
      row.push(cell);
      if (text[at] === ",") at += 1;
      else {
        rows.push(row);
        row = [];
        at += 2;
      }
    }
    return rows;
  }
});

describe("pretty and markdown", () => {
  it("a terminal gets no control or direction character from the text", () => {
    expect(write("pretty", hostileCase())).not.toMatch(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/u);
  });

  it.each(["pretty", "md"] as const)("%s printed in a workflow starts no command and steers no terminal", (format) => {
    const reportCase = { ...exampleCase(), summary_name: "::error::x", id: " ::add-mask::a\u001b[2J\u009b" };
    const text = write(format, reportCase);
    expect(text).toContain(":add-mask::a");
    expect(text.split("\n").filter((line) => line.trimStart().startsWith("::"))).toEqual([]);
    expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  });

  it("shows scores, counts, place, severity, type and the quote with its place", () => {
    const lines = write("pretty", exampleCase()).split("\n");
    expect(lines.slice(0, 2)).toEqual([
      "FAIL  summary.txt  2 findings on facts fail the gate",
      "1 of 2 claims confirmed, 1 contradicted   coherence 0.84 · readability 0.71",
    ]);
    expect(lines).toContain('  summary.txt:1:29  high  NUMBER  "69 million"  “69 million” contradicts the source');
    expect(lines).toContain('      source  "The population of France is 67 million."   article.txt:1:44');
  });

  it("shows what else the source says of a claim it proves", () => {
    const summary_text = "The bridge opened in 1895.";
    const article_text = `The bridge opened in 1894.\n\n${summary_text}`;
    const claim = {
      label: "correct",
      start_char: 0,
      end_char: 26,
      conflict: { text: "The bridge opened in 1894.", start_char: 0, end_char: 26, match: "exact" },
    };
    const agents = { factuality: { details: { claims: [claim] } } };
    const report = buildReport({ ...agents, summary_text, article_text });
    const names = { summary_name: "summary.txt", article_name: "article.txt" };
    const disputed = { report, agents, summary_text, article_text, ...names };
    const lines = write("pretty", disputed).split("\n");
    expect(lines).toContain('  summary.txt:1:1  "The bridge opened in 1895."  supported, but the source also says:');
    expect(lines).toContain('      "The bridge opened in 1894."   article.txt:1:1');
    expect(write("md", disputed)).toContain(
      "**supported, but the source also says** article.txt:1:1\n\n> The bridge opened",
    );
    expect(write("html", disputed)).toMatch(/supported, but the source also says .*The bridge opened in 1894\./);
  });

  it("speaks of one claim in the singular where the language has one", () => {
    const factuality = { status: "ok", details: { claims: [{ label: "correct" }] } };
    const [, line] = formatReport("pretty", [{ ...exampleCase(), agents: { factuality } }], {
      ...options,
      locale: "es",
    }).split("\n");
    expect(line).toBe("1 de 1 afirmación con respaldo");
  });

  it("markdown lets no markup of the text through", () => {
    const text = write("md", hostileCase());
    expect(text).not.toMatch(/(?<!\\)<(?:script|img|!--)/);
    expect(text).not.toMatch(/(?<!\\)\[a\]\(/);
    expect(text.split("\n").filter((line) => /^#{1,3} /.test(line)).length).toBe(
      2 + hostileCase().report.findings.length,
    );
  });
});
