// Measures the peers that peers.ts records: `npx node bench/model-peers.ts FOLDER`, where FOLDER is one in which
// `npm install promptfoo@0.121.20 autoevals@0.0.132 --ignore-scripts` was run. They weigh 1.9 GB, so they are no dependencies here.
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { costOf } from "./model/cost-of.ts";
import { tenPairs } from "./model/pairs.ts";
import { startFakeModel } from "./model/start-fake-model.ts";

Object.assign(process.env, {
  PROMPTFOO_CACHE_ENABLED: "false",
  PROMPTFOO_DISABLE_TELEMETRY: "1",
  PROMPTFOO_DISABLE_UPDATE: "1",
});
const QUESTION = "What does the article say?";
const { resolve: find } = createRequire(join(resolve(process.argv[2] ?? "."), "package.json"));
const load = (name: string): Promise<unknown> => import(pathToFileURL(find(name)).href);

interface Promptfoo {
  readonly loadApiProvider: (name: string, options: object) => Promise<unknown>;
  readonly assertions: {
    matchesContextFaithfulness(
      question: string,
      answer: string,
      context: string,
      threshold: number,
      grading: object,
    ): Promise<object>;
  };
}
interface Autoevals {
  readonly Faithfulness: (args: Readonly<Record<string, string>>) => Promise<object>;
}

const fake = await startFakeModel();
const { default: promptfoo } = (await load("promptfoo")) as { readonly default: Promptfoo };
const provider = await promptfoo.loadApiProvider("openai:chat:gpt-4o-mini", {
  options: { config: { apiBaseUrl: fake.url, apiKey: "none" } },
});
const { Faithfulness } = (await load("autoevals")) as Autoevals;
console.table({
  promptfoo: await costOf(fake, tenPairs(), ({ article_text, summary_text }) =>
    promptfoo.assertions.matchesContextFaithfulness(QUESTION, summary_text, article_text, 0.5, { provider }),
  ),
  autoevals: await costOf(fake, tenPairs(), ({ article_text, summary_text }) =>
    Faithfulness({
      input: QUESTION,
      output: summary_text,
      context: article_text,
      openAiBaseUrl: fake.url,
      openAiApiKey: "none",
      model: "gpt-4o-mini",
    }),
  ),
});
fake.stop();
process.exit(0);
