// Runs one command of the workspace with its output shown; resolves with the exit code, never throws.
import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const root = new URL("..", import.meta.url).pathname;

export function runStep(command, args, { env = {} } = {}) {
  const path = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, PATH: path, ...env } });
    child.on("error", (error) => {
      process.stderr.write(`${command}: ${error.message}\n`);
      resolve({ code: 127 });
    });
    child.on("exit", (code, signal) => resolve({ code: code ?? (signal ? 1 : 0) }));
  });
}
