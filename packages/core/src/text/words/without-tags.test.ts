import { expect, it } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { packOf } from "../../languages/pack-of.ts";
import { analyse } from "../analyse.ts";
import { withoutTags } from "./without-tags.ts";

it.each([
  ["<b>Fees:</b> 5 euros<br/>", "   Fees:     5 euros     "],
  ['<a href="https://example.org/a">Here</a>', `${" ".repeat(32)}Here    `],
  ["a < b and c > d", "a < b and c > d"],
  ["Dear <name>,", "Dear <name>,"],
  ["</LI><Li class='x'>One", `${" ".repeat(19)}One`],
])("%j keeps its places", (text, bare) => {
  expect(withoutTags(text)).toBe(bare);
  expect(bare).toHaveLength(text.length);
});

it("takes no tag for a word, and every word where it stands", () => {
  const text = "<li>Free <b>Wi-Fi</b> on <i>all</i> floors.</li>";
  const [sentence] = analyse(text, packOf("en")).sentences;
  const words = sentence!.tokens.map(({ start, end }) => text.slice(start, end));
  expect(words).toEqual(["Free", "Wi-Fi", "on", "all", "floors"]);
});

it.each(["<", "<b ", "<b><", "</p", "<a href="])("takes linear time over many %j", async (piece) => {
  const time = (length: number) => {
    const text = piece.repeat(length / piece.length);
    return processorMs(() => withoutTags(text));
  };
  await time(20_000);
  const short = await time(20_000);
  expect(await time(400_000)).toBeLessThan(Math.max(40, 40 * short));
});
