import { readFileSync } from "node:fs";

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  version: string;
};

/** The version of the installed package, from its manifest: written down once. */
export const BELEG_VERSION: string = manifest.version;
