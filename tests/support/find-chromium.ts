import { existsSync } from "node:fs";

/** Chromium without the browser around it: a window takes an eighth of the processor time. */
export function findHeadlessShell(): string | undefined {
  return ["/usr/bin/chromium-headless-shell"].find((path) => existsSync(path));
}

/** A whole browser, which will do. */
export function findBrowser(): string | undefined {
  return ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) => existsSync(path));
}
