import { EXIT } from "./exit-codes.ts";
import { runCli } from "./run-cli.ts";

/** Entry of the binary: hands the process over to `runCli` and turns its answer into the exit code. */
export async function main(): Promise<void> {
  const stop = new AbortController();
  let interrupts = 0;
  process.on("SIGINT", () => {
    interrupts += 1;
    stop.abort();
    // The first Ctrl-C asks, the second insists.
    if (interrupts > 1) process.exit(EXIT.interrupted);
  });
  // A service manager asks once and politely; a worker then finishes what it has in hand.
  process.on("SIGTERM", () => stop.abort());
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    // `beleg … | head` closes our output early: that is the reader's choice, not an error.
    if (error.code === "EPIPE") process.exit(process.exitCode ?? EXIT.passed);
    // Anything else, a full disk say, reaches whoever was writing as well and ends there in one line and exit 2.
  });
  // Where nothing is left to wait for and there is no answer yet, Node would end with 0: no gate was passed.
  const unanswered = () => {
    process.exitCode = EXIT.incomplete;
    process.stderr.write("beleg: ended without an answer: nothing is left to wait for. This is a defect of Beleg.\n");
  };
  process.once("beforeExit", unanswered);
  process.exitCode = await runCli(process.argv.slice(2), {
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
    signal: stop.signal,
  });
  process.off("beforeExit", unanswered);
}
