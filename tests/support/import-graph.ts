import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** What a file imports; a `type` import is gone when the code runs. */
export type Import = { readonly name: string; readonly kind: "runtime" | "type" };

/** For each file, by its path below the sources, the files it imports. */
export type ImportGraph = ReadonlyMap<string, readonly { readonly to: string; readonly kind: Import["kind"] }[]>;

/** The sources below a folder by their path there, without comments; tests and what only they use are left out. */
export function readSources(folder: string): ReadonlyMap<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/(?:^|\/)testing\//.test(name))
    .sort();
  return new Map(names.map((name) => [name, withoutComments(readFileSync(join(folder, name), "utf8"))]));
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|[^:"'`])\/\/.*$/gm, "$1");
}

/** Statements only: a word list may well hold "from" and "import" as words. */
export function importsOf(code: string): readonly Import[] {
  const statement = /^\s*(?:import|export)\s(type\s)?[^"';]*?from\s*["']([^"']+)["']/gm;
  const bare = /^\s*import\s*()["']([^"']+)["']/gm;
  const dynamic = /\bimport\(\s*()["']([^"']+)["']/g;
  return [statement, bare, dynamic].flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, type, name = ""]) => ({ name, kind: type ? "type" : "runtime" }) as const),
  );
}

/** Which files import which others of the same package. */
export function importGraph(sources: ReadonlyMap<string, string>): ImportGraph {
  const graph = [...sources].map(([file, code]) => {
    const inside = importsOf(code).map(({ name, kind }) => ({ to: posix.join(posix.dirname(file), name), kind }));
    return [file, inside.filter(({ to }) => sources.has(to))] as const;
  });
  return new Map(graph);
}

/** The circles of files that import each other, each as one sorted list (Tarjan's strongly connected components). */
export function importCycles(graph: ImportGraph): string[][] {
  const cycles: string[][] = [];
  const order = new Map<string, number>();
  const path: string[] = [];
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    path.push(file);
    for (const { to } of graph.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (path.includes(to)) low = Math.min(low, order.get(to)!);
    }
    if (low === order.get(file)) {
      const circle = path.splice(path.indexOf(file));
      if (circle.length > 1) cycles.push(circle.sort());
    }
    return low;
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return cycles;
}

/** The folder, or the file beside the folders, that a source belongs to. */
export function roomOf(file: string): string {
  return file.split("/")[0]!.replace(/\.tsx?$/, "");
}

/** Imports that reach a room on the same floor or above; floors count from the ground. */
export function upwardImports(graph: ImportGraph, floors: readonly (readonly string[])[]): string[] {
  const floorOf = new Map(floors.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));
  const height = (file: string) => floorOf.get(roomOf(file)) ?? Number.NaN;
  return [...graph].flatMap(([file, imports]) =>
    imports
      .filter(({ to }) => roomOf(to) !== roomOf(file) && !(height(to) < height(file)))
      .map(({ to }) => `${file} → ${to}`),
  );
}
