import { pathToFileURL } from "node:url";
import type { BrowserContextOptions, Page } from "playwright-core";
import { giveBack, takeWindow } from "./windows.ts";

/** A report and whatever it complained about or asked the network for. */
export interface OpenReport {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a report's file in a window in which nothing has happened yet, at the part that `hash` names. */
export async function openReport(
  file: string,
  { hash = "", ...context }: BrowserContextOptions & { readonly hash?: string } = {},
): Promise<OpenReport> {
  const page = await takeWindow({ viewport: { width: 1440, height: 900 }, ...context });
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(file).href + hash);
  return { page, complaints, requests, close: () => giveBack(page) };
}
