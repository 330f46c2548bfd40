// The workbench as a user meets it: the real service over a store of its own, a real Chromium, and eyes for whatever
// a page must not do.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Disposable, Page } from "playwright-core";
import { expect } from "vitest";
import { startServe } from "./beleg-process.ts";
import { openChromium } from "./chromium.ts";
import { fillHomeWithSamples } from "./sample-home.ts";
import { closeWindows, giveBack, takeWindow } from "./windows.ts";

/** A service with a browser in front of it; one for each test file. */
export type Workbench = {
  readonly address: string;
  /** Opens an address of the app in a window in which nothing has happened yet. */
  readonly open: (path: string, options?: OpenOptions) => Promise<OpenPage>;
  /** Calls the service's API without the browser: to put something into the store. */
  readonly api: (method: string, path: string, body?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
};

type OpenOptions = BrowserContextOptions & {
  /** Runs before the app is loaded: to answer its requests otherwise. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Puts a script before those of the app. */
  readonly script?: (page: Page) => Promise<Disposable>;
  /** In a window that has kept nothing of the app, as on a first visit. */
  readonly isFirst?: boolean;
};

/** A page, watched: errors and warnings of the console, errors of scripts, and requests to anybody but the service count as complaints. */
type OpenPage = {
  readonly page: Page;
  /** Closes the window; fails when the page complained of anything but what was expected. */
  readonly close: (expected?: RegExp) => Promise<void>;
};

/** Starts the service, with samples in its store where asked for, and the browser. */
export async function openWorkbench({
  sample = false,
  args = [],
  config = {},
  env = {},
}: {
  readonly sample?: boolean;
  /** What follows `beleg serve`. */
  readonly args?: readonly string[];
  /** What stands in its beleg.config.json. */
  readonly config?: object;
  readonly env?: Record<string, string>;
} = {}): Promise<Workbench> {
  const home = mkdtempSync(join(tmpdir(), "beleg-workbench-"));
  if (sample) await fillHomeWithSamples(home);
  writeFileSync(join(home, "beleg.config.json"), JSON.stringify(config));
  const [service] = await Promise.all([startServe(home, sample ? [...args, "--sample"] : args, env), openChromium()]);
  const { address } = service;
  return {
    address,
    async open(path, { before, script, isFirst = false, ...options } = {}) {
      const page = await takeWindow(options, isFirst);
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (origin !== address && protocol !== "data:" && protocol !== "blob:") complaints.push(request.url());
      });
      const scripted = await script?.(page);
      await before?.(page);
      await page.goto(address + path);
      return {
        page,
        async close(expected) {
          await scripted?.dispose();
          await giveBack(page);
          expect(complaints.filter((text) => expected === undefined || !expected.test(text))).toEqual([]);
        },
      };
    },
    async api(method, path, body) {
      const response = await fetch(address + path, {
        method,
        headers: { "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return response.status === 204 ? undefined : response.json();
    },
    async close() {
      await closeWindows();
      await service.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Whether the page is wider than its window. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
}

/** A phone's window. */
export const PHONE = { viewport: { width: 360, height: 740 } } as const;

/** Answers an address of the API with a problem, so that a page shows its error state; the second call lets it through. */
export async function failOnce(page: Page, path: string | RegExp): Promise<void> {
  let failed = false;
  await page.route(path, async (route) => {
    if (failed) return route.fallback();
    failed = true;
    const language = (await route.request().allHeaders())["accept-language"] ?? "";
    await route.fulfill({
      status: 503,
      contentType: "application/problem+json",
      body: JSON.stringify({
        type: "urn:beleg:error:overloaded",
        title: "overloaded",
        status: 503,
        detail: `Too much work at once (${language}).`,
        code: "overloaded",
        params: { seconds: 1 },
        path: "",
        request_id: "test-request",
      }),
    });
  });
}
