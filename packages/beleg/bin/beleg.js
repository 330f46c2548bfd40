#!/usr/bin/env node
// Old syntax on purpose: an older Node must reach the sentence below instead of a syntax error.
var parts = process.versions.node.split(".").map(Number);
if (parts[0] < 22 || (parts[0] === 22 && parts[1] < 18)) {
  process.stderr.write(
    "beleg needs Node.js 22.18 or newer; this is " +
      process.versions.node +
      ". In a checkout run `npx beleg` (it brings its own Node); elsewhere install Node.js 24.\n",
  );
  process.exit(2);
}
void import("../dist/cli/main.js").then((cli) => cli.main());
