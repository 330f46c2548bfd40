// `npm run docs`: the static site of docs/ in `site/`, with a search that needs no server. Opens from the file system too.
import { fileURLToPath } from "node:url";
import { buildSite } from "./docs-site/build-site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = process.argv[2] ?? fileURLToPath(new URL("../site", import.meta.url));
const { pages } = buildSite(root, target);
process.stdout.write(`${target}: ${pages} pages\n`);
