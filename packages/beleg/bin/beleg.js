#!/usr/bin/env node
// Old syntax on purpose: an older Node must reach the sentence below instead of a syntax error.
import { existsSync } from "node:fs";
import module from "node:module";

var parts = process.versions.node.split(".").map(Number);
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 18)) {
  process.stderr.write(
    "beleg needs Node.js 22.18 or newer; this is " +
      process.versions.node +
      ". In a checkout run `npx beleg` (it brings its own Node); elsewhere install Node.js 24.\n",
  );
  process.exit(2);
}
// Node keeps the compiled code in its temporary folder: the second start is a fifth faster. NODE_DISABLE_COMPILE_CACHE=1 turns it off.
module.enableCompileCache();
import("../dist/bundle/main.js").then(
  (cli) => cli.main(),
  (error) => {
    if (error.code !== "ERR_MODULE_NOT_FOUND" || existsSync(new URL("../dist/bundle/main.js", import.meta.url)))
      throw error;
    process.stderr.write("beleg is not built yet: run `npm ci && npm run build` in the checkout.\n");
    process.exitCode = 2;
  },
);
