import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { basename, delimiter, dirname, join, matchesGlob, relative } from "node:path";

/** One line of a Dockerfile: `COPY`, and what follows it. */
export type Instruction = { readonly name: string; readonly rest: string };

/** A stage: what it starts from, what it is called, and its instructions. */
export type Stage = { readonly from: string; readonly name: string; readonly instructions: readonly Instruction[] };

/** Reads the stages of a Dockerfile that needs no variables, heredocs or parser directives. */
export function readStages(file: string): Stage[] {
  const lines = readFileSync(file, "utf8")
    .replaceAll(/\\\n\s*/g, "")
    .split("\n");
  const stages: { from: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines.filter((one) => /^[A-Z]/.test(one))) {
    const [, name = "", rest = ""] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
    const [from = "", , as = ""] = rest.split(" ");
    if (name === "FROM") stages.push({ from, name: as, instructions: [] });
    else stages.at(-1)?.instructions.push({ name, rest });
  }
  return stages;
}

/** What a COPY takes and where to; `from` is another stage, or undefined for the folder that is built. */
export function copyOf({ rest }: Instruction): { from: string | undefined; sources: string[]; target: string } {
  const words = rest.split(" ");
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  return { from, sources: words.slice(0, -1), target: words.at(-1) ?? "" };
}

/** Whether .dockerignore keeps a path out of the build. */
export function isIgnored(path: string, patterns: readonly string[]): boolean {
  return patterns.some((one) => matchesGlob(path, one) || matchesGlob(path, `${one}/**`));
}

/** Runs the stages in folders of their own, as a builder would in images: COPY copies, RUN runs. */
export function runStages(stages: readonly Stage[], root: string, folder: string): string {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").trim().split("\n");
  const workdirs = new Map<string, string>();
  const placeOf = (stage: string) => join(folder, stage || "final");
  for (const { from, name, instructions } of stages) {
    const image = placeOf(name);
    mkdirSync(image, { recursive: true });
    if (existsSync(placeOf(from))) cpSync(placeOf(from), image, { recursive: true, verbatimSymlinks: true });
    let workdir = workdirs.get(from) ?? "/";
    for (const one of instructions) {
      if (one.name === "WORKDIR") workdir = one.rest;
      mkdirSync(join(image, workdir), { recursive: true });
      if (one.name === "RUN") runIn(image, workdir, one.rest);
      if (one.name !== "COPY") continue;
      const { from: stage, sources, target } = copyOf(one);
      for (const source of sources) {
        const path = stage === undefined ? join(root, source) : join(placeOf(stage), source);
        const into = target.endsWith("/") ? join(target, basename(source)) : target;
        const to = into.startsWith("/") ? join(image, into) : join(image, workdir, into);
        mkdirSync(dirname(to), { recursive: true });
        const filter = (file: string) => stage !== undefined || !isIgnored(relative(root, file), ignored);
        cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter });
      }
    }
    workdirs.set(name, workdir);
  }
  return placeOf("");
}

/** Paths from the root of the image are paths in its folder here. */
function runIn(image: string, workdir: string, line: string): void {
  const command = line.replaceAll(/(?<=\s)\/(?=\w)/g, `${image}/`);
  const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };
  execFileSync("/bin/sh", ["-c", command], { cwd: join(image, workdir), env, stdio: ["ignore", "ignore", "inherit"] });
}
