// Finds what the tests need beyond npm, installs it with apt where that is allowed, and says loudly what is missing.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { findBrowser, findHeadlessShell } from "../tests/support/find-chromium.ts";

const TOOLS = [
  {
    name: "chromium",
    variable: "BELEG_TEST_CHROMIUM",
    find: findHeadlessShell,
    packages: ["chromium-headless-shell"],
    instead: findBrowser,
  },
  { name: "postgresql", variable: "BELEG_TEST_PG_BIN", find: findPostgres, packages: ["postgresql"] },
];

function findPostgres() {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return undefined;
  const versions = readdirSync(base).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => `${base}/${version}/bin`).find((bin) => existsSync(`${bin}/initdb`));
}

/** Returns the environment the tests read and the names of the tools that could not be had. */
export function provideTools() {
  const env = {};
  const missing = [];
  for (const tool of TOOLS) {
    const found = process.env[tool.variable] ?? tool.find() ?? (install(tool.packages) ? tool.find() : undefined);
    const at = found ?? tool.instead?.();
    if (at) env[tool.variable] = at;
    else missing.push(tool.name);
    process.stdout.write(`tool ${tool.name}: ${at ?? "MISSING"}\n`);
  }
  return { env, missing };
}

function install(packages) {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  process.stdout.write(`installing ${packages.join(" ")} with apt-get …\n`);
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  try {
    execFileSync("apt-get", ["update", "-qq"], options);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
    return true;
  } catch {
    return false;
  }
}
