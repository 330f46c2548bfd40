// Loaded into a serving process: on SIGUSR2 it says on stderr how long its event loop was held up at most since the last
// time. Processor time of the thread, not the clock: what a busy machine takes away is not the service's doing.
import { threadCpuUsage } from "node:process";
import { isMainThread } from "node:worker_threads";

if (isMainThread) {
  const spent = () => {
    const { user, system } = threadCpuUsage();
    return (user + system) / 1000;
  };
  let worst = 0;
  let last = spent();
  // A turn that comes late has worked for all the time it was late.
  const turn = () => {
    const now = spent();
    worst = Math.max(worst, now - last);
    last = now;
  };
  setInterval(turn, 1).unref();
  process.on("SIGUSR2", () => {
    turn();
    process.stderr.write(`loop held up ${worst.toFixed(1)} ms\n`);
    worst = 0;
    last = spent();
  });
}
