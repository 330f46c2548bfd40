import { BelegError, errorMessage, formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { Settings } from "../settings/index.ts";
import type { Store } from "../store/index.ts";
import { type CliIo, write } from "./cli-io.ts";

/** Brings the graph up to date where there is one. It may be down: the store is the truth, the graph catches up later. */
export async function projectNow(store: Store, settings: Settings, io: CliIo, locale: Locale): Promise<void> {
  if (settings.neo4j_uri === null) return;
  const { openGraph, projectOutbox } = await import("../store/index.ts");
  try {
    const graph = await openGraph(settings);
    if (graph === null) return;
    try {
      await projectOutbox(store, graph, { signal: io.signal });
    } finally {
      await graph.close();
    }
  } catch (error) {
    if (!(error instanceof BelegError)) throw error;
    await write(
      io.stderr,
      `beleg: ${errorMessage(error, locale)}\n${formatMessage("store.graph_later", {}, locale)}\n`,
    );
  }
}
