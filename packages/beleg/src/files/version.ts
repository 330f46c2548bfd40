import { readFileSync } from "node:fs";
import { packageFile } from "./package-file.ts";

const manifest = JSON.parse(readFileSync(packageFile("package.json"), "utf8")) as {
  version: string;
};

/** The version of the installed package, from its manifest: written down once. */
export const BELEG_VERSION: string = manifest.version;
