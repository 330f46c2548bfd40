// Opens the Chromium the tests look at pages with: the one named by BELEG_TEST_CHROMIUM, else the first there is.
import { type Browser, chromium } from "playwright-core";
import { findBrowser, findHeadlessShell } from "./find-chromium.ts";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

let running: Promise<Browser> | undefined;

/** The browser of this process, which its test files use one after the other: starting one costs as much as some tests. */
export async function openChromium(): Promise<Browser> {
  const known = await running?.catch(() => undefined);
  if (known?.isConnected()) return known;
  const executablePath = process.env.BELEG_TEST_CHROMIUM ?? findHeadlessShell() ?? findBrowser();
  running = chromium.launch({ ...(executablePath && { executablePath }), args: ARGS });
  return running;
}
