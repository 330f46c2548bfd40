import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import {
  canonicalJson,
  type JudgeIdentity,
  judgeKey,
  parseContract,
  type ScoreRecord,
  TrustProfile,
} from "@beleg/core/contracts";
import { errnoOf } from "../../files/errno-of.ts";
import { writeFileAtomically } from "../../files/index.ts";
import { judgeIdentity } from "./judge-identity.ts";

const FOLDER = "trust";

/** Keeps a profile under the home; an older one of the same judge gives way. Says where. */
export async function keepProfile(home: string, profile: TrustProfile | ScoreRecord): Promise<string> {
  const task = "task" in profile ? `${profile.task}-` : "";
  const file = join(home, FOLDER, `${task}${fileOf(judgeKey(profile.judge))}`);
  await writeFileAtomically(file, `${canonicalJson(profile, { indent: 2 })}\n`, process.cwd());
  return file;
}

/** The profile of the judge that this model and verifier make; undefined where it was never measured, or was another judge then. */
export async function findProfile(home: string, model: string, verifier = "none"): Promise<TrustProfile | undefined> {
  const profile = await readProfile(join(home, FOLDER, fileOf(judgeKey({ model, verifier }))));
  return profile && isRecordOf(profile, model, verifier) ? profile : undefined;
}

/** Whether a profile describes the judge as it is now: its rules, its prompts, its model. */
export function isFresh(profile: Pick<TrustProfile, "judge">): boolean {
  return isRecordOf(profile, profile.judge.model, profile.judge.verifier);
}

/** Whether a profile describes the judge that this model and verifier make now. */
export function isRecordOf({ judge }: Pick<TrustProfile, "judge">, model: string, verifier: string): boolean {
  return isSameJudge(judge, judgeIdentity(model, verifier));
}

/** Whether a record of one judge is one of the other. */
export function isSameJudge(judge: JudgeIdentity, now: JudgeIdentity): boolean {
  return (Object.keys(now) as (keyof JudgeIdentity)[]).every((key) => now[key] === judge[key]);
}

/** What is no profile is none: a damaged file must not stop a check, it only cannot vouch for it. */
export async function readProfile(file: string): Promise<TrustProfile | undefined> {
  try {
    const outcome = parseContract(TrustProfile, JSON.parse(await readFile(file, "utf8")));
    return outcome.status === "ok" ? outcome.value : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || errnoOf(error) !== undefined) return undefined;
    throw error;
  }
}

/** A name a person recognises, and a hash that keeps two judges apart whose names differ in other signs only. */
function fileOf(judge: string): string {
  const name = judge.replace(/[^\w.-]+/g, "-").slice(0, 60);
  return `${name}-${createHash("sha256").update(judge).digest("hex").slice(0, 8)}.json`;
}
