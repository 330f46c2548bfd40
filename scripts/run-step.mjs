// Runs one command of the workspace with its output shown; resolves with the exit code, never throws.
import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { delimiter, join } from "node:path";

export const root = new URL("..", import.meta.url).pathname;

/** The compiler and the linter are written in Go: memory is there, and clearing it up less often saves a quarter of their time. */
const GO = { GOGC: "400" };

/** What runs `beside` something else takes the time that is left over, and shows its output when it has ended. */
export function runStep(command, args, { env = {}, beside = false } = {}) {
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    const stdio = beside ? ["ignore", "pipe", "pipe"] : "inherit";
    const child = spawn(command, args, { cwd: root, stdio, env: { ...GO, ...process.env, PATH: path, ...env } });
    if (beside && child.pid !== undefined) setPriority(child.pid, 10);
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 127 });
    });
    child.on("close", (code, signal) => {
      process.stdout.write(Buffer.concat(output));
      resolve({ code: code ?? (signal ? 1 : 0) });
    });
  });
}
