import type { Settings } from "../settings/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";

/** Runs the service until it is told to stop; stdout gets the one line of where it listens. */
export async function runService(
  settings: Settings,
  io: CliIo,
  {
    path = "",
    sample = false,
    work = true,
  }: {
    readonly path?: string;
    readonly sample?: boolean;
    readonly work?: boolean;
  } = {},
): Promise<number> {
  const { startService } = await import("../server/index.ts");
  const service = await startService(settings, {
    cwd: io.cwd,
    sample,
    work,
    log: { write: (line) => void io.stderr.write(line) },
  });
  await write(io.stdout, `${service.address}${path}\n`);
  await stopped(io.signal);
  await service.close();
  return EXIT.passed;
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
