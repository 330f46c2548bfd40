import { pathToFileURL } from "node:url";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { PATIENCE_MS } from "./limits.ts";

/** A report and whatever it complained about or asked the network for. */
export interface OpenReport {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
}

/** Opens a report's file in a window of its own, at the part that `hash` names. */
export async function openReport(
  browser: Browser,
  file: string,
  { hash = "", ...context }: BrowserContextOptions & { readonly hash?: string } = {},
): Promise<OpenReport> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, ...context })).newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(file).href + hash);
  return { page, complaints, requests };
}
