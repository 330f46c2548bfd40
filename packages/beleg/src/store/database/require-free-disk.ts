import { statfsSync } from "node:fs";
import { belegError } from "@beleg/core/contracts";
import type { KyselyPlugin, RootOperationNode } from "kysely";

/** Four segments of the write-ahead log. */
const MIN_BYTES = 64 * 1024 * 1024;
const MIB = 1024 * 1024;

/**
 * Throws when the disk of the embedded database is nearly full. The engine survives a full disk while it extends a
 * table, but not while it extends its log: it would spin for ever.
 */
export function requireFreeDisk(folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= MIN_BYTES) return;
  const free = Math.floor((bavail * bsize) / MIB);
  throw belegError("store_full", { detail: `${folder}: ${free} MiB free, ${MIN_BYTES / MIB} MiB needed` });
}

/** Whether a statement adds rows, also as the first of several steps. */
export function addsRows(statement: string): boolean {
  return /\binsert\s+into\b/i.test(statement);
}

/** Refuses to insert when the disk is nearly full. Deleting stays possible, to make room. */
export function refuseWhenDiskFull(folder: string): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (inserts(node)) requireFreeDisk(folder);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

function inserts(node: RootOperationNode): boolean {
  if (node.kind === "InsertQueryNode") return true;
  return node.kind === "RawNode" && node.sqlFragments.some(addsRows);
}
