import { check as checkInCore, scriptedModel } from "@beleg/core";
import { expect, test } from "vitest";
import { resolveSettings } from "../settings/resolve-settings.ts";
import { check } from "./check.ts";
import { openLocalChecker } from "./local-checker.ts";

const input = {
  article_text: "The town opened a new bridge on Monday. It cost 40 million euros.",
  summary_text: "The town opened a new bridge on Monday. It cost 90 million euros.",
};

test("without a model the embedded judges answer as the core's do", async () => {
  expect(await check(input, { locale: "en", topK: 1 })).toEqual(await checkInCore(input, { locale: "en", topK: 1 }));
});

test("judges only what it is asked for", async () => {
  const { overall_score_of } = await check(input, { dimensions: ["readability"] });
  expect(overall_score_of).toEqual(["readability"]);
});

test("asks the model it is given", async () => {
  const model = scriptedModel([]);
  const { factuality } = await check(input, { model, dimensions: ["factuality"] });
  expect(factuality?.origin).toBe("model");
  expect(model.requests.length).toBeGreaterThan(0);
});

test("says what a named model lacks", async () => {
  await expect(check(input, { model: "openai/any" })).rejects.toMatchObject({ code: "invalid_config" });
});

test("reads a text in the language of the settings unless it names its own", async () => {
  const { values: settings } = resolveSettings([{ source: "flag", values: { lang: "de" } }]);
  const checker = openLocalChecker(settings, undefined);
  expect((await checker.check(input)).language).toBe("de");
  expect((await checker.check({ ...input, lang: "en" })).language).toBe("en");
});
