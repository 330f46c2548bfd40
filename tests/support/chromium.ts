// Starts the Chromium the tests look at pages with: the one named by BELEG_TEST_CHROMIUM, else Debian's.
import { type Browser, chromium } from "playwright-core";

const ARGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.BELEG_TEST_CHROMIUM ?? "/usr/bin/chromium", args: ARGS });
}
