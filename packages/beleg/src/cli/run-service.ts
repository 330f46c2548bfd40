import { setFlagsFromString } from "node:v8";
import { formatMessage } from "@beleg/core/contracts";
import { givenLocale, type Settings } from "../settings/index.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";

/** What a service tells the engine: it runs the same code for weeks. */
const ENGINE_FLAGS = [
  // Texts live as long as their check. The engine takes what survives the first collections, when its nursery is smaller
  // than a check, for long-lived and makes its like outside the nursery from then on, where it holds all it points to.
  "--no-allocation-site-pretenuring",
  // Most of what a check runs through is called a few times in it: by default thousands of checks pass, on every thread,
  // before the engine compiles it as well as it can.
  "--invocation-count-for-turbofan=1000",
];

/** Runs the service until it is told to stop; a pipe gets the one line of where it listens, a terminal how to begin. */
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
  for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);
  const { startService } = await import("../server/index.ts");
  const service = await startService(settings, {
    cwd: io.cwd,
    sample,
    work,
    log: { write: (line) => void io.stderr.write(line) },
  });
  const isShown = io.stdout.isTTY === true && path === "";
  await write(io.stdout, isShown ? welcome(service.address, settings) : `${service.address}${path}\n`);
  await stopped(io.signal);
  await service.close();
  return EXIT.passed;
}

const FIRST = { article_text: "The bridge cost 48 million euros.", summary_text: "The bridge cost 84 million euros." };

/** Where to look and what to try, for people. */
function welcome(address: string, settings: Settings): string {
  const locale = givenLocale(settings) ?? "en";
  const key = settings.api_keys === null ? "" : " -H 'authorization: Bearer KEY'";
  const call = `curl ${address}/v1/check${key} -H 'content-type: application/json' -d '${JSON.stringify(FIRST)}'`;
  return [
    formatMessage("cli.serve_address", { address }, locale),
    formatMessage("cli.serve_docs", { docs: `${address}/docs`, guides: `${address}/help/` }, locale),
    formatMessage("cli.serve_try", { call }, locale),
    formatMessage("cli.serve_stop", {}, locale),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

function stopped(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
