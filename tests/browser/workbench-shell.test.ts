import { createReadStream, existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { launchChromium } from "../support/chromium.ts";

const dist = new URL("../../packages/workbench/dist/", import.meta.url).pathname;
const TYPES: Record<string, string> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

let browser: Browser;
let server: Server;
let url: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url === "/" ? "index.html" : (request.url ?? "").slice(1);
    const file = join(dist, normalize(path));
    if (!file.startsWith(dist) || !existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/`;
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  server.close();
});

it("the built workbench opens in a real browser without an error or a request to anybody else", async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  const hosts = new Set<string>();
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.location().url.endsWith("/favicon.ico")) errors.push(message.text());
  });
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await page.goto(url);
  await page.getByRole("heading", { name: "Beleg" }).waitFor();
  expect(errors).toEqual([]);
  expect([...hosts]).toEqual([new URL(url).host]);
});
