// Installed size of each package with everything it brings, from its packed tarball: `npx node bench/installed-size.ts` after `npm run build`.
import { execFileSync } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = new URL("..", import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), "beleg-size-"));
const tarballs = execFileSync(
  "npm",
  ["pack", "--silent", "-w", "packages/core", "-w", "packages/beleg", "--pack-destination", folder],
  { cwd: root, encoding: "utf8" },
)
  .trim()
  .split("\n")
  .map((name) => join(folder, name));

for (const [name, files] of [
  ["@beleg/core", tarballs.filter((file) => file.includes("beleg-core"))],
  ["beleg", tarballs],
] as const) {
  const home = mkdtempSync(join(folder, "install-"));
  writeFileSync(join(home, "package.json"), '{"private":true}');
  execFileSync("npm", ["install", "--silent", "--prefer-offline", ...files], { cwd: home, stdio: "inherit" });
  const modules = join(home, "node_modules");
  const sizes = readdirSync(modules).map((entry) => [entry, bytesOf(join(modules, entry))] as const);
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`${name}: ${(total / 1e6).toFixed(1)} MB installed`);
  for (const [entry, bytes] of sizes.toSorted((a, b) => b[1] - a[1]).slice(0, 6)) {
    console.log(`  ${(bytes / 1e6).toFixed(1).padStart(6)} MB  ${entry}`);
  }
}
rmSync(folder, { recursive: true, force: true });

function bytesOf(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0);
}
