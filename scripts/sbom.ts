// Writes the software bill of materials (CycloneDX 1.6) of what a user installs, from the lockfile alone:
// `node scripts/sbom.ts [FILE]`. The same lockfile gives the same bytes.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

type LockedPackage = {
  readonly name?: string;
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lockfile = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** The bill of materials of the package `beleg`: everything its installation brings, with licence and hash. */
export function billOfMaterials(lockText: string) {
  const { packages } = JSON.parse(lockText) as Lockfile;
  const found = installedFor("packages/beleg", packages);
  const components = [...found]
    .map((path) => ({ path, locked: packages[path] as LockedPackage }))
    .filter(({ locked }) => locked.version !== undefined)
    .map(({ path, locked }) => component(nameOf(path, locked), locked))
    .sort((a, b) => (a["bom-ref"] < b["bom-ref"] ? -1 : 1))
    .filter((one, index, all) => one["bom-ref"] !== all[index - 1]?.["bom-ref"]);
  const root = packages["packages/beleg"];
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: serialOf(lockText),
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": `pkg:npm/beleg@${root?.version}`,
        name: "beleg",
        version: root?.version,
        licenses: [{ license: { id: "Apache-2.0" } }],
      },
    },
    components,
  };
}

/** Every place in node_modules that a package's installation leads to, found as Node.js looks for modules. */
function installedFor(start: string, packages: Lockfile["packages"]): ReadonlySet<string> {
  const found = new Set<string>();
  const queue = [start];
  for (let from = queue.pop(); from !== undefined; from = queue.pop()) {
    const { dependencies = {}, optionalDependencies = {} } = packages[from] ?? {};
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies)]) {
      const path = resolveFrom(from, name, packages);
      if (path === undefined || found.has(path)) continue;
      found.add(path);
      queue.push(path);
    }
  }
  return found;
}

function resolveFrom(from: string, name: string, packages: Lockfile["packages"]): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const locked = packages[path];
    if (locked !== undefined) return locked.link ? (locked.resolved ?? path) : path;
    if (folder === "") return undefined;
  }
}

function component(name: string, { version, license, integrity, resolved }: LockedPackage) {
  const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
  return {
    type: "library",
    "bom-ref": purl,
    name,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
    ...(integrity === undefined ? {} : { hashes: [hashOf(integrity)] }),
    ...(resolved === undefined || !resolved.startsWith("http")
      ? {}
      : { externalReferences: [{ type: "distribution", url: publicUrl(resolved) }] }),
  };
}

/** Where anybody finds it: a mirror that happened to be used says nothing to others. */
function publicUrl(resolved: string): string {
  const at = resolved.indexOf("/-/");
  const path = new URL(resolved).pathname;
  return at < 0
    ? resolved
    : `https://registry.npmjs.org${path.slice(Math.max(0, path.search(/\/(?:@[^/]+\/)?[^/]+\/-\//)))}`;
}

function hashOf(integrity: string): { alg: string; content: string } {
  const [algorithm = "", digest = ""] = (integrity.split(" ")[0] ?? "").split("-", 2);
  return {
    alg: algorithm === "sha1" ? "SHA-1" : algorithm.replace("sha", "SHA-"),
    content: Buffer.from(digest, "base64").toString("hex"),
  };
}

function nameOf(path: string, { name }: LockedPackage): string {
  return name ?? path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
}

function serialOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

if (import.meta.main) {
  const lockText = readFileSync(new URL("../package-lock.json", import.meta.url), "utf8");
  const text = `${JSON.stringify(billOfMaterials(lockText), null, 2)}\n`;
  const [file] = process.argv.slice(2);
  if (file === undefined) process.stdout.write(text);
  else writeFileSync(file, text);
}
