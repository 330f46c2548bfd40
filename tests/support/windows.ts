// Windows that tests use one after the other. A new one starts a process of its own, which compiles the app and axe anew:
// a page in it takes twice the processor time of one in a window that is there.
import type { BrowserContextOptions, CDPSession, Page } from "playwright-core";
import { openChromium } from "./chromium.ts";
import { PATIENCE_MS } from "./limits.ts";

/** What can be changed in a window while it is open, and what it is to begin with. */
const LOOK = {
  locale: "en-US",
  viewport: { width: 1280, height: 900 },
  colorScheme: "light",
  reducedMotion: "no-preference",
} as const;

type Window = { readonly page: Page; readonly session: CDPSession; readonly settings: string; locale?: string };
const waiting: Window[] = [];
/** More than that are not used again soon enough to be worth their memory. */
const MOST_WAITING = 3;
const inUse = new Map<Page, Window>();

/** Gives a window in which nothing has happened yet, where asked for without the copies a browser keeps of what it has read. */
export async function takeWindow(options: BrowserContextOptions, isFirst = false): Promise<Page> {
  const { locale, viewport, colorScheme, reducedMotion, ...settings } = { ...LOOK, ...options };
  const name = JSON.stringify(settings);
  const at = isFirst ? -1 : waiting.findIndex((one) => one.settings === name && !one.page.isClosed());
  const window = at < 0 ? await newWindow(settings) : (waiting.splice(at, 1)[0] as Window);
  const { page } = window;
  inUse.set(page, window);
  await speak(window, locale);
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion });
  return page;
}

async function newWindow(settings: BrowserContextOptions): Promise<Window> {
  const context = await (await openChromium()).newContext(settings);
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return { page, session: await context.newCDPSession(page), settings: JSON.stringify(settings) };
}

/** What the locale of a context does, for one that is there already. */
async function speak(window: Window, locale: string): Promise<void> {
  if (window.locale === locale) return;
  window.locale = locale;
  const { page, session } = window;
  await session.send("Emulation.setLocaleOverride", { locale });
  const userAgent = await page.evaluate(() => navigator.userAgent);
  await session.send("Emulation.setUserAgentOverride", { userAgent, acceptLanguage: locale });
}

/** Takes a window back, without anything that was listened to, answered, stored or shown in it. */
export async function giveBack(page: Page): Promise<void> {
  for (const event of ["console", "pageerror", "request", "response"]) page.removeAllListeners(event);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.mouse.move(-1, -1);
  await page.goto(stillOf(page.url()));
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  const window = inUse.get(page);
  inUse.delete(page);
  if (window) waiting.push(window);
  if (waiting.length > MOST_WAITING) await waiting.shift()?.page.context().close();
}

/** A document without a script. It is of the same site: another one would get another process. */
const stillOf = (address: string) =>
  address.startsWith("file:")
    ? new URL("../../packages/workbench/public/favicon.svg", import.meta.url).href
    : new URL("/favicon.svg", address).href;

/** Closes whatever a test file has not given back; the browser ends with the process. */
export async function closeWindows(): Promise<void> {
  const kept = new Set(waiting.map(({ page }) => page.context()));
  inUse.clear();
  const left = (await openChromium()).contexts().filter((context) => !kept.has(context));
  await Promise.all(left.map((context) => context.close()));
}
