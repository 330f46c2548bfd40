import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { RerankEnvelope } from "../../../packages/core/src/contracts/index.ts";
import { captureCli } from "../../support/run-cli.ts";

const request = {
  query: "employee data residency law",
  k: 2,
  candidates: [
    {
      id: "law",
      title: "Data residency",
      snippet: "The law on employee data residency",
      url: "https://law.example.com/a",
    },
    { id: "blog", title: "Blog", snippet: "Thoughts on employee data", url: "https://blog.example.com/1" },
    { id: "wiki", title: "Draft", snippet: "employee data residency law draft", url: "wiki://drafts/1" },
  ],
  meta: { scoring_context: { disallowed_sources: ["wiki://drafts"], min_diversity_buckets: 1 } },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "beleg-rerank-"));
  writeFileSync(join(folder, "one.json"), JSON.stringify(request));
  writeFileSync(
    join(folder, "two.jsonl"),
    `${JSON.stringify(request)}\n${JSON.stringify({ ...request, query: "blog" })}\n`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const run = (argv: string[], env: Record<string, string> = {}) => captureCli(["rerank", ...argv], { cwd: folder, env });

describe("beleg rerank", () => {
  it("answers one request with one canonical envelope and leaves nothing behind", async () => {
    const { code, stdout, stderr } = await run(["--input", "one.json"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const envelope = RerankEnvelope.parse(JSON.parse(stdout));
    expect(envelope.result.ranked.map(({ candidate_id }) => candidate_id)).toEqual(["law", "blog"]);
    expect(envelope.flags.debug.pre_filter.dropped).toEqual([{ id: "wiki", reason: "policy_block" }]);
    expect(envelope.flags).toMatchObject({ rag_unavailable: false, debug: { llm: { fallback: "no_model" } } });
    expect(existsSync(join(folder, ".beleg"))).toBe(false);
    expect((await run(["--input", "one.json"])).stdout).toBe(stdout);
  });

  it("answers lines with lines, and writes a file beside", async () => {
    const { code, stdout } = await run(["--input", "two.jsonl", "-o", "out.jsonl"]);
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split("\n");
    expect(lines).toHaveLength(2);
    expect(readFileSync(join(folder, "out.jsonl"), "utf8")).toBe(stdout);
    expect(RerankEnvelope.parse(JSON.parse(lines[1]!)).result.ranked[0]?.candidate_id).toBe("blog");
  });

  it("reads stdin and speaks to people", async () => {
    const { code, stdout } = await captureCli(["rerank", "--input", "-", "--format", "pretty", "--locale", "de"], {
      cwd: folder,
      stdin: JSON.stringify(request),
    });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^2 von 3 Kandidaten gewählt, 1 verworfen \(policy_block 1\)\n/);
    expect(stdout).toMatch(/^ {2}1 +\d+\.\d {2}0\.\d{5} {2}law/m);
    expect(stdout).toContain("gesuchten Wörtern");
  });

  it("gives its reasons in the language named by flag, environment or file, else in that of the query", async () => {
    const reason = async (env: Record<string, string>, ...more: string[]) => {
      const { stdout } = await captureCli(["rerank", "--input", "one.json", ...more], { cwd: folder, env });
      return JSON.parse(stdout).result.ranked[0].reason as string;
    };
    expect(await reason({})).toMatch(/^Holds/);
    expect(await reason({ BELEG_LOCALE: "es" })).toMatch(/^Contiene/);
    expect(await reason({ BELEG_LOCALE: "es" }, "--locale", "de")).toMatch(/^Enthält/);
    const wrong = await captureCli(["rerank", "--input", "one.json", "--locale", "fr"], { cwd: folder, env: {} });
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
  });

  it("refuses an invalid context with the spec's words, its place and exit 2", async () => {
    const wrong = { ...request, meta: { scoring_context: { min_diversity_buckets: 0 } } };
    writeFileSync(join(folder, "wrong.jsonl"), `${JSON.stringify(request)}\n${JSON.stringify(wrong)}\n`);
    const { code, stderr } = await run(["--input", "wrong.jsonl"]);
    expect(code).toBe(2);
    expect(stderr).toBe(
      "beleg: wrong.jsonl:2: meta.scoring_context.min_diversity_buckets: min_diversity_buckets must be at least 1\n",
    );
  });

  it("does not let a body bring its own clock or model", async () => {
    writeFileSync(join(folder, "sly.json"), JSON.stringify({ ...request, extra: 1 }));
    expect((await run(["--input", "sly.json"])).code).toBe(2);
  });
});

describe("with a collection", () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "beleg-home-"));
  });
  const withHome = () => ({ BELEG_HOME: home });

  it("compares with what was ingested: text, Markdown, HTML and PDF", async () => {
    const before = await run(["--input", "one.json"], withHome());
    expect(JSON.parse(before.stdout).result.coverage.before).toEqual({});
    writeFileSync(
      join(folder, "notes.txt"),
      "The law and the statute on employee data residency oblige every employer.",
    );
    writeFileSync(
      join(folder, "guide.md"),
      "---\nauthor: x\n---\n# Residency guide\n\nLegal obligations on employee data residency.",
    );
    writeFileSync(
      join(folder, "page.html"),
      "<html><head><title>Residency &amp; law</title><script>law()</script></head><body><nav>menu</nav><main><p>Regulation of employee <b>data</b> residency.</p><p>Second.</p></main></body></html>",
    );
    writeFileSync(join(folder, "paper.pdf"), tinyPdf("Statute on employee data residency"));
    const files = ["notes.txt", "guide.md", "page.html", "paper.pdf"];
    const ingested = await captureCli(["ingest", ...files], { cwd: folder, env: withHome() });
    expect({ code: ingested.code, stderr: ingested.stderr }).toEqual({ code: 0, stderr: "" });
    const lines = ingested.stdout
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line));
    expect(lines.map(({ document_id, title }) => [document_id, title])).toEqual([
      ["notes.txt", "notes"],
      ["guide.md", "Residency guide"],
      ["page.html", "Residency & law"],
      ["paper.pdf", "paper"],
    ]);
    const { stdout } = await run(["--input", "one.json", "--no-cache"], withHome());
    const envelope = RerankEnvelope.parse(JSON.parse(stdout));
    expect(envelope.rag_summaries.map(({ document_id }) => document_id).sort()).toEqual([...files].sort());
    expect(envelope.result.coverage?.before.LEGAL).toBeGreaterThan(0.5);
    expect(envelope.rag_summaries.find(({ document_id }) => document_id === "page.html")?.key_points).toEqual([
      "Regulation of employee data residency.",
    ]);
  });

  it("refuses a PDF that is none and one without text", async () => {
    writeFileSync(join(folder, "broken.pdf"), "%PDF-1.4 nonsense");
    const broken = await captureCli(["ingest", "broken.pdf"], { cwd: folder, env: withHome() });
    expect(broken).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^beleg: cannot read broken\.pdf: [^\n]+\n$/),
    });
    writeFileSync(join(folder, "scan.pdf"), tinyPdf(""));
    const scan = await captureCli(["ingest", "scan.pdf"], { cwd: folder, env: withHome() });
    expect(scan).toMatchObject({ code: 2, stderr: expect.stringContaining("holds no text") });
    expect(existsSync(join(home, "store"))).toBe(false);
  });

  it("flags a collection it cannot open instead of failing", async () => {
    const { code, stdout } = await run(["--input", "one.json"], { DATABASE_URL: "postgres://127.0.0.1:1/none" });
    expect(code).toBe(0);
    expect(RerankEnvelope.parse(JSON.parse(stdout)).flags.rag_unavailable).toBe(true);
  });
});

/** The smallest PDF that shows one line. */
function tinyPdf(line: string): string {
  const content = line === "" ? "" : `BT /F1 12 Tf 20 100 Td (${line}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 400 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return `${text}xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
