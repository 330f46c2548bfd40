import { startServe } from "./beleg-process.ts";
import { fillHomeWith } from "./ready-home.ts";
import { until } from "./until.ts";

type Listed = { readonly items: readonly { readonly status: string }[] };

/** Puts a store with the samples into a home that is to be served with them: made once, their judging takes long. */
export function fillHomeWithSamples(home: string): Promise<void> {
  return fillHomeWith("sample", makeSample, home);
}

/** A store with the samples in it, when all that they start has been done. */
async function makeSample(home: string): Promise<void> {
  const service = await startServe(home, ["--sample"]);
  await until(async () => {
    const { items } = (await (await fetch(`${service.address}/v1/evaluations`)).json()) as Listed;
    return items.length > 0 && items.every(({ status }) => status === "success");
  });
  await service.stop();
}
