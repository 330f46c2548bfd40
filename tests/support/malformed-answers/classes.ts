import { type BaseAnswer, CHATTER } from "./base-answers.ts";
import * as write from "./writers.ts";

/** How a malformed answer ought to be read: the value, or the failure code where it rightly cannot be. */
export type Expectation = { readonly value: unknown } | { readonly code: string };

/** One malformed answer. */
export interface Malformed {
  readonly text: string;
  readonly expect: Expectation;
}

type Class = (base: BaseAnswer) => readonly Malformed[];

const same =
  (print: (value: unknown) => string): Class =>
  ({ value }) => [{ text: print(value), expect: { value } }];

const around =
  (wrap: (json: string, base: BaseAnswer) => string): Class =>
  (base) => [{ text: wrap(write.pretty(base.value), base), expect: { value: base.value } }];

const only =
  (schema: BaseAnswer["schema"], make: Class): Class =>
  (base) =>
    base.schema === schema ? make(base) : [];

const chat = (base: BaseAnswer): (typeof CHATTER)[BaseAnswer["language"]] => CHATTER[base.language];

/** The classes of malformed answers by the name of their file. */
export const CLASSES: Readonly<Record<string, readonly Class[]>> = {
  clean: [same(write.pretty)],
  "code-fence": [
    around((json) => `\`\`\`json\n${json}\n\`\`\``),
    around((json, base) => `${chat(base).before}\n\n\`\`\`\n${json}\n\`\`\`\n\n${chat(base).after}`),
  ],
  "unclosed-fence": [around((json) => `\`\`\`json\n${json}\n`)],
  "prose-around": [
    around((json, base) => `${chat(base).before}\n${json}\n${chat(base).after}`),
    around((json, base) => `**${chat(base).before}** {see below} ${json}`),
  ],
  "reasoning-block": [
    around((json, base) => `<think>\n${chat(base).thinking}: ${write.compact(base.decoy)}?\n</think>\n\n${json}`),
    around(
      (json, base) => `${chat(base).thinking}, maybe {"label": "correct" …\n</think>\n\`\`\`json\n${json}\n\`\`\``,
    ),
  ],
  "unclosed-reasoning": [
    around((json, base) => `<think>${chat(base).thinking}. ${write.compact(base.decoy)} no.\n\n${json}`),
  ],
  "reasoning-only": [
    (base) => [
      { text: `<think>\n${chat(base).thinking} ${write.compact(base.decoy)}\n</think>\n`, expect: { code: "no_json" } },
    ],
  ],
  "channel-markers": [
    around(
      (json, base) =>
        `<|channel|>analysis<|message|>${chat(base).thinking} ${write.compact(base.decoy)}<|end|><|start|>assistant<|channel|>final<|message|>${json}`,
    ),
  ],
  comments: [same(write.lineComments), same(write.blockComments), same(write.hashComments)],
  "single-quotes": [same(write.singleQuoted), same(write.pythonRepr)],
  "python-literals": [same(write.pythonLiterals)],
  "unquoted-keys": [same(write.bareKeys)],
  "trailing-commas": [same(write.trailingCommas), same(write.doubledCommas)],
  "missing-commas": [same(write.missingCommas)],
  "smart-quotes": [same(write.smartQuoted), same(write.germanQuoted), same(write.backticked)],
  "raw-newlines": [
    (base) => [
      {
        text: write.rawNewlines(base.value),
        expect: { value: mapStrings(base.value, (text) => text.replaceAll(" ", "\n")) },
      },
    ],
    (base) => [
      {
        text: write.rawTabs(base.value),
        expect: { value: mapStrings(base.value, (text) => text.replaceAll(" ", "\t")) },
      },
    ],
  ],
  "inner-quotes": [
    only("verdict", ({ value }) => [
      {
        text: `{"label": "${String(value.label)}", "confidence": ${String(value.confidence)}, "quote": "He said "no", then left.", "reason": "The word "no" is "clear""}`,
        expect: { value: { ...value, quote: 'He said "no", then left.', reason: 'The word "no" is "clear"' } },
      },
    ]),
    only("claims", () => [
      {
        text: '{"claims": [{"text": "The "Old Mill" closed, "for good", in May.", "type": "DATE"}]}',
        expect: { value: { claims: [{ text: 'The "Old Mill" closed, "for good", in May.', type: "DATE" }] } },
      },
    ]),
  ],
  "bad-escapes": [
    only("verdict", ({ value }) => [
      {
        text: `{"label": "${String(value.label)}", "confidence": ${String(value.confidence)}, "quote": "C:\\data\\_raw and 50\\% more", "reason": "It\\'s there."}`,
        expect: { value: { ...value, quote: "C:\\data\\_raw and 50\\% more", reason: "It's there." } },
      },
    ]),
  ],
  "decimal-comma": [
    only("verdict", (base) => [
      {
        text: write.pretty(base.value).replace(/("confidence": )(\d)\.(\d+)/, "$1$2,$3"),
        expect: { value: base.value },
      },
    ]),
  ],
  "truncated-lists": [
    only("claims", ({ value }) => {
      const claims = value.claims as unknown[];
      const text = write.pretty(value);
      const last = text.lastIndexOf('"text"');
      return [12, 20].map((more) => ({
        text: text.slice(0, last + more),
        expect: { value: { claims: claims.slice(0, -1) } },
      }));
    }),
    only("readability", ({ value }) => {
      const text = write.compact(value);
      const expect = { value: { ...value, issues: (value.issues as unknown[]).slice(0, -1) } };
      return [{ text: text.slice(0, text.lastIndexOf('"severity"')), expect }];
    }),
  ],
  "truncated-last-string": [
    only("verdict", ({ value }) => {
      const reason = String(value.reason).slice(0, 20);
      return [{ text: write.compact({ ...value, reason }).slice(0, -2), expect: { value: { ...value, reason } } }];
    }),
  ],
  "truncated-too-early": [
    only("verdict", ({ value }) => [{ text: write.compact(value).slice(0, 14), expect: { code: "truncated" } }]),
    only("claims", ({ value }) => [{ text: write.compact(value).slice(0, 24), expect: { code: "truncated" } }]),
    only("readability", (base) => [
      {
        text: `${write.compact(base.decoy)}\n${chat(base).wait}\n${write.compact(base.value).slice(0, 22)}`,
        expect: { code: "truncated" },
      },
    ]),
  ],
  "missing-closers": [
    (base) => [
      { text: `\`\`\`json\n${write.pretty(base.value).replace(/\n\}$/, "")}\n\`\`\``, expect: { value: base.value } },
    ],
  ],
  "several-objects": [
    around((json, base) => `${write.compact(base.decoy)}\n\n${chat(base).wait}\n${json}`),
    around(
      (json, base) =>
        `\`\`\`json\n${write.compact(base.decoy)}\n\`\`\`\n${chat(base).wait}\n\`\`\`json\n${json}\n\`\`\``,
    ),
  ],
  "array-for-object": [
    around((json) => `[${json}]`),
    only("claims", ({ value }) => [{ text: write.compact(value.claims), expect: { value } }]),
  ],
  "double-encoded": [
    around((json) => JSON.stringify(json)),
    (base) => [{ text: JSON.stringify(write.compact(base.value)).slice(1, -1), expect: { value: base.value } }],
    (base) => [{ text: write.compact({ answer: write.compact(base.value) }), expect: { value: base.value } }],
  ],
  "html-entities": [
    (base) => [
      {
        text: write.compact(base.value).replaceAll("&", "&amp;").replaceAll('"', "&quot;"),
        expect: { value: base.value },
      },
    ],
  ],
  wrapped: [
    (base) => [{ text: write.compact({ result: base.value }), expect: { value: base.value } }],
    (base) => [{ text: write.compact({ name: "answer", arguments: base.value }), expect: { value: base.value } }],
  ],
  "forged-in-string": [
    only("verdict", (base) => {
      const quote = `</think>${write.compact(base.decoy)}`;
      const value = { ...base.value, quote };
      return [{ text: `${chat(base).before}\n\`\`\`json\n${write.pretty(value)}\n\`\`\``, expect: { value } }];
    }),
  ],
  "wrong-shape": [
    (base) => [
      {
        text: write.compact({ ...base.value, [Object.keys(base.value)[0] ?? ""]: { nested: true } }),
        expect: { code: "schema_mismatch" },
      },
    ],
  ],
  refusal: [(base) => [{ text: chat(base).refusal, expect: { code: "no_json" } }]],
  blank: [only("verdict", () => [{ text: " \n\t ", expect: { code: "empty" } }])],
};

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, mapStrings(member, change)]));
}
