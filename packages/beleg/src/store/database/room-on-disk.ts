import { statfsSync } from "node:fs";
import { belegError } from "@beleg/core/contracts/errors";
import type { KyselyPlugin } from "kysely";

/** Four segments of the write-ahead log. */
const LEAST_BYTES = 64 * 1024 * 1024;

/**
 * Refuses to insert when the disk of the embedded database is nearly full. The engine survives a full disk while it
 * extends a table, but not while it extends its log: it would spin for ever. Deleting stays possible, to make room.
 */
export function roomOnDisk(folder: string): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (node.kind === "InsertQueryNode") {
        const { bavail, bsize } = statfsSync(folder);
        if (bavail * bsize < LEAST_BYTES) {
          const free = Math.floor((bavail * bsize) / 1024 / 1024);
          throw belegError("store_full", {
            detail: `${folder}: ${free} MiB free, ${LEAST_BYTES / 1024 / 1024} MiB needed`,
          });
        }
      }
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}
