import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file this package ships, by its path in the package: the same from the sources, the built files and the bundle. */
export function packageFile(...path: readonly string[]): string {
  return join(packageFolder(), ...path);
}

function packageFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}
