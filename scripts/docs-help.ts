// Part of the build: the guides and the reference as pages of the service, under /help/.
import { fileURLToPath } from "node:url";
import { buildSite } from "./docs-site/build-site.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const target = fileURLToPath(new URL("../packages/workbench/dist/help", import.meta.url));
// Whoever writes programs or reads files of an evaluation has the checkout: every installation would carry these for nothing.
const without = ["api", "evaluation-artefacts"].map((page) => `docs/reference/${page}.md`);
buildSite(root, target, { only: ["Guides", "Reference"], without });
