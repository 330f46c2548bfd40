import axe from "axe-core";
import type { Page } from "playwright-core";

/** What axe-core finds wrong with the page as it stands. */
export async function axeViolations(page: Page): Promise<string[]> {
  // Colours on their way from one to the other have no contrast worth measuring.
  await page.evaluate(() => {
    // A spinner turns for ever.
    const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map((one) => one.finished.catch(() => {})));
  });
  // The page's own policy forbids injected scripts; the debugger may evaluate.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await axe.run({ resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
}
