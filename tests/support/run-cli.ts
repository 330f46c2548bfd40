import { Readable, Writable } from "node:stream";
import { runCli } from "../../packages/beleg/src/cli/run-cli.ts";

/** Runs one command line inside the test process and gives back all a caller would see of it. */
export async function captureCli(
  argv: readonly string[],
  {
    stdin = "",
    env = {},
    cwd = process.cwd(),
    columns,
    until,
  }: {
    stdin?: string | Uint8Array;
    env?: Record<string, string>;
    cwd?: string;
    /** A terminal of this width instead of a pipe. */
    columns?: number;
    /** Interrupts what never ends by itself, once it has said this. */
    until?: RegExp;
  } = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const interrupt = new AbortController();
  const onText = (text: string) => until?.test(text) && interrupt.abort();
  const stdout = collector(onText);
  const stderr = collector(onText);
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  const code = await runCli(argv, {
    stdin: Readable.from([Buffer.from(stdin)]),
    stdout: Object.assign(stdout.stream, terminal),
    stderr: Object.assign(stderr.stream, terminal),
    env,
    cwd,
    signal: interrupt.signal,
  });
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

function collector(onText: (text: string) => void): { stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      onText(Buffer.concat(chunks).toString("utf8"));
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString("utf8") };
}
