import type { Settings } from "../../settings/index.ts";

/** The settings that concern judges. */
export type JudgeSettings = Pick<Settings, "readability_prompt_version" | "committee" | "combine" | "temperature">;
