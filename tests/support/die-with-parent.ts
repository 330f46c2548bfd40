// Loaded before a process (`node --import`), it ends the process soon after the one that started it: a test run that is killed
// leaves nothing behind. No pipe is needed, so it does not matter what became of standard input.
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  // Whoever started this process may be gone before it gets here: then its parent is already another one.
  const parent = Number(process.env.BELEG_TEST_PARENT ?? process.ppid);
  delete process.env.BELEG_TEST_PARENT;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, 250).unref();
}
