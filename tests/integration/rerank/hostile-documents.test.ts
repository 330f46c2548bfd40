import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BELEG } from "../../support/beleg-process.ts";
import { spawnNode } from "../../support/child-node.ts";
import { processorMsOf } from "../../support/processor-time.ts";
import { captureCli } from "../../support/run-cli.ts";
import { until } from "../../support/until.ts";

const MIB = 2 ** 20;

describe("hostile documents", () => {
  let cwd: string;
  beforeAll(() => {
    cwd = mkdtempSync(join(tmpdir(), "beleg-hostile-"));
    const bomb = deflateSync(Buffer.alloc(300 * MIB, " "), { level: 9 });
    const files = {
      "bomb.pdf": pdfOf("/FlateDecode", bomb),
      // Within the limit of bytes, and work for half a minute.
      "slow.pdf": pdfOf("/FlateDecode", deflateSync(Buffer.alloc(60 * MIB, "/a gs\n"))),
      "deep.html": `<html><body>${"<div>".repeat(300_000)}x${"</div>".repeat(300_000)}</body></html>`,
      "large.txt": Buffer.alloc(65 * MIB, "x"),
      "bomb.docx": Buffer.from("504b0304ff", "hex"),
      "fine.html": "<p>The law on employee data.</p>",
      "list.html": `<ul>${"<li>One point of the law".repeat(20_000)}</ul>`,
    };
    for (const [name, content] of Object.entries(files)) writeFileSync(join(cwd, name), content);
  });
  afterAll(() => rmSync(cwd, { recursive: true, force: true }));
  const env = () => ({ BELEG_HOME: join(cwd, "home") });

  it("are refused one by one, by name and reason, and the others are kept", async () => {
    const before = process.cpuUsage();
    const files = ["bomb.pdf", "deep.html", "fine.html", "large.txt", "bomb.docx", "list.html"];
    const { code, stdout, stderr } = await captureCli(["ingest", ...files], { cwd, env: env() });
    // Of this thread and of the one that reads.
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(30_000);
    expect(stderr.trimEnd().split("\n")).toEqual([
      "beleg: bomb.pdf goes beyond a limit of documents: a part of it inflates to more than 64 MiB",
      "beleg: deep.html goes beyond a limit of documents: elements nest deeper than 10000",
      "beleg: large.txt goes beyond a limit of documents: the file has more than 64 MiB",
      expect.stringMatching(/^beleg: bomb\.docx /),
    ]);
    const kept = stdout.trimEnd().split("\n");
    expect(kept.map((line) => JSON.parse(line).document_id)).toEqual(["fine.html", "list.html"]);
    expect(code).toBe(3);
  });

  it("do not keep the process from ending when it is told to", async () => {
    const child = spawnNode([BELEG, "ingest", "slow.pdf"], {
      cwd,
      env: { ...process.env, ...env() },
      stdio: ["ignore", "ignore", "pipe"],
    });
    let said = "";
    child.stderr?.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = once(child, "close") as Promise<[number | null]>;
    // It takes a second or two to start, so by now it reads.
    await until(() => processorMsOf(child.pid) > 3000);
    child.kill("SIGTERM");
    expect((await ended)[0]).toBe(130);
    // Who reads the file to its end says what is wrong with it.
    expect(said).not.toContain("slow.pdf");
  });
});

/** A PDF with one page whose content is packed as its filter says. */
function pdfOf(filter: string, content: Buffer): Buffer {
  const objects = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
    Buffer.from("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R >>"),
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter ${filter} >>\nstream\n`),
      content,
      Buffer.from("\nendstream"),
    ]),
  ];
  const parts = [Buffer.from("%PDF-1.4\n")];
  const places: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [index, object] of objects.entries()) {
    places.push(length());
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from("\nendobj\n"));
  }
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length()}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
