import { fork } from "node:child_process";
import { once } from "node:events";
import type { Arrived } from "./fake-model.ts";

/** The fake model in its own process. */
export async function startFakeModel() {
  const child = fork(new URL("./fake-model.ts", import.meta.url));
  const [url] = (await once(child, "message")) as [string];
  return {
    url,
    /** What arrived since the last time this was asked. */
    async arrived(): Promise<Arrived> {
      child.send("arrived");
      const [arrived] = (await once(child, "message")) as [Arrived];
      return arrived;
    },
    stop: () => child.kill(),
  };
}
