import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { basename, join } from "node:path";

/** Where the test run keeps what it fetches from registries, once for each checkout. */
export const TOOLS: string = join(import.meta.dirname, "../../.tools");

/** The folder, filled first where it is missing; half a folder is never left behind. */
export async function provided(folder: string, fill: (draft: string) => Promise<void>): Promise<string> {
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}.draft`;
  mkdirSync(draft, { recursive: true });
  try {
    await fill(draft);
    // Another process may have been quicker.
    if (!existsSync(folder)) renameSync(draft, folder);
  } catch (error) {
    if (!existsSync(folder)) throw new Error(`${basename(folder)} could not be fetched (${reasonOf(error)})`);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

/** What is provided, for a test file: undefined, and a loud line, where it cannot be had outside CI; in CI that is a failure. */
export async function providedLoudly<T>(
  what: string,
  provide: () => Promise<T>,
  env: NodeJS.ProcessEnv = process.env,
): Promise<T | undefined> {
  try {
    return await provide();
  } catch (error) {
    if (env.CI) throw error;
    process.stderr.write(
      `\n*** ${(error as Error).message}: the tests with ${what} are SKIPPED, this run proves less ***\n\n`,
    );
    return undefined;
  }
}

/** What a command complained of first. */
function reasonOf(error: unknown): string {
  const { stderr = "", message } = error as Error & { readonly stderr?: string };
  return (stderr.trim() || message).replace(/\s+/g, " ").slice(0, 300);
}
