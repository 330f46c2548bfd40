import { initial } from "./0001-initial.ts";
import { idempotency } from "./0002-idempotency.ts";
import { documentVectors } from "./0003-document-vectors.ts";
import { evaluationHeadlines } from "./0004-evaluation-headlines.ts";
import { derivedFromTexts } from "./0005-derived-from-texts.ts";
import { keptHeaders } from "./0006-kept-headers.ts";
import { endedSessions } from "./0007-ended-sessions.ts";
import { claimedBy } from "./0008-claimed-by.ts";
import { evaluationShards } from "./0009-evaluation-shards.ts";
import { partitions } from "./0010-partitions.ts";
import { trustProfiles } from "./0011-trust-profiles.ts";
import { runVerdicts } from "./0012-run-verdicts.ts";
import { evaluationRows } from "./0013-evaluation-rows.ts";
import { runNotes } from "./0014-run-notes.ts";

/** One step of the schema. A step that has shipped is never edited: its checksum is kept in every database. */
export type Migration = { readonly name: string; readonly sql: string };

/** The steps in order; new ones go to the end. They run the same on PGlite and on PostgreSQL 15 and newer. */
export const MIGRATIONS: readonly Migration[] = [
  { name: "0001-initial", sql: initial },
  { name: "0002-idempotency", sql: idempotency },
  { name: "0003-document-vectors", sql: documentVectors },
  { name: "0004-evaluation-headlines", sql: evaluationHeadlines },
  { name: "0005-derived-from-texts", sql: derivedFromTexts },
  { name: "0006-kept-headers", sql: keptHeaders },
  { name: "0007-ended-sessions", sql: endedSessions },
  { name: "0008-claimed-by", sql: claimedBy },
  { name: "0009-evaluation-shards", sql: evaluationShards },
  { name: "0010-partitions", sql: partitions },
  { name: "0011-trust-profiles", sql: trustProfiles },
  { name: "0012-run-verdicts", sql: runVerdicts },
  { name: "0013-evaluation-rows", sql: evaluationRows },
  { name: "0014-run-notes", sql: runNotes },
];
