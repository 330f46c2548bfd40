/** A body as large as its route takes it, and as slow to read as its size allows. */
export type LargestBody = {
  readonly route: string;
  readonly name: string;
  readonly body: string;
  readonly status: number;
  /** Whether each try has an `Idempotency-Key` of its own. */
  readonly keyed?: boolean;
};

/** The default of `body_limit`, less what stands around the text. */
const ROOM = 4 * 2 ** 20 - 4096;
/** The same for what is kept, and for an agent's call. */
const KEPT = 2 ** 20 - 4096;
const AGENT = 128 * 1024 - 4096;
/** A file, four times as large in base64. */
const FILE = 3 * (4 * 2 ** 20 - 1024);
/** The longest text that is judged. */
const JUDGED = 100_000;

const words = (length: number) =>
  "The council of Porto approved 48 million pounds for the harbour bridge in 1932. "
    .repeat(Math.ceil(length / 80))
    .slice(0, length);
const list = (one: (index: number) => object, room: number, most = 10_000) => {
  const entries: string[] = [];
  for (let size = 0; entries.length < most; ) {
    const entry = JSON.stringify(one(entries.length));
    size += entry.length + 1;
    if (size > room) break;
    entries.push(entry);
  }
  return `[${entries.join(",")}]`;
};
const transaction = (index: number) => ({
  transaction_id: `T-${index}`,
  customer_id: "C-1",
  amount: "1800.00",
  currency: "PEN",
  country: "PE",
  channel: "web",
  device_id: "D-1",
  timestamp: "2026-01-01T03:15:00Z",
  merchant_id: "M-1",
});
const json = JSON.stringify;
const base64 = (text: string) => Buffer.from(text).toString("base64");
const candidates = (most: number, room: number) =>
  list((i) => ({ id: `c${i}`, snippet: `${i} ${words(Math.floor(room / most) - 60)}` }), room, most);

const KEPT_CHECK = json({ article_text: words(KEPT - JUDGED), summary_text: words(JUDGED), store: true });

export const LARGEST_BODIES: readonly LargestBody[] = [
  {
    route: "/v1/check",
    name: "two long texts",
    status: 200,
    body: json({ article_text: words(ROOM - JUDGED), summary_text: words(JUDGED) }),
  },
  {
    route: "/v1/check",
    name: "a text that is kept",
    status: 200,
    body: KEPT_CHECK,
  },
  {
    route: "/v1/check",
    name: "a text that is kept, and its answer too",
    status: 200,
    body: KEPT_CHECK,
    keyed: true,
  },
  { route: "/v1/check", name: "empty lists", status: 400, body: `{"summary_text":[${"[],".repeat(ROOM / 3)}[]]}` },
  {
    route: "/v1/check",
    name: "many keys",
    status: 400,
    body: `{${Array.from({ length: ROOM / 13 }, (_, i) => `"k${String(i).padStart(7, "0")}":1`).join(",")}}`,
  },
  { route: "/v1/report", name: "a long text", status: 200, body: json({ summary_text: words(250_000) }) },
  {
    route: "/v1/report?format=html",
    name: "many spans",
    status: 200,
    body: `{"summary_text":${json(words(20_000))},"coherence":{"issue_spans":${list((i) => ({ start_char: i % 19_000, end_char: (i % 19_000) + 9, message: `m${i}` }), KEPT - 30_000)}}}`,
  },
  {
    route: "/v1/runs",
    name: "two long texts",
    status: 202,
    body: json({ article_text: words(KEPT - JUDGED), summary_text: words(JUDGED) }),
  },
  {
    route: "/v1/rerank",
    name: "a long query",
    status: 200,
    body: json({ query: words(10_000), candidates: [{ id: "a", snippet: words(ROOM - 10_000) }] }),
  },
  {
    route: "/v1/rerank",
    name: "a query that is too long",
    status: 400,
    body: json({ query: words(ROOM), candidates: [{ id: "a", snippet: "A bridge." }] }),
  },
  {
    route: "/v1/rerank",
    name: "many candidates",
    status: 200,
    body: `{"query":"bridge","candidates":${candidates(10_000, ROOM)}}`,
  },
  {
    route: "/v1/rerank?review=true",
    name: "candidates for review",
    status: 200,
    body: `{"query":"bridge","candidates":${candidates(1000, KEPT)}}`,
  },
  {
    route: "/v2/rerank",
    name: "many documents",
    status: 200,
    body: `{"query":"bridge","return_documents":true,"documents":${list((i) => ({ text: words(300), n: i }), ROOM)}}`,
  },
  {
    route: "/v1/documents",
    name: "a long text",
    status: 200,
    body: json({ document_id: "long", text: words(250_000) }),
  },
  {
    route: "/v1/documents/read",
    name: "a file that is all text",
    status: 200,
    body: json({ name: "long.txt", content: base64(words(4 * 2 ** 20)) }),
  },
  {
    route: "/v1/documents/read",
    name: "the largest file",
    status: 200,
    body: json({ name: "large.html", content: base64(`<p>Short.</p><!--${words(FILE - 20)}-->`) }),
  },
  {
    route: "/v1/documents/read",
    name: "many keys",
    status: 400,
    body: `{"content":"",${Array.from({ length: FILE / 13 }, (_, i) => `"k${String(i).padStart(7, "0")}":1`).join(",")}}`,
  },
  {
    route: "/v1/decisions?store=false",
    name: "a long history",
    status: 200,
    body: `{"transaction":${json(transaction(0))},"history":${list(transaction, KEPT, 1000)}}`,
  },
  {
    route: "/v1/decisions",
    name: "a long history, kept",
    status: 200,
    body: `{"transaction":${json(transaction(0))},"history":${list(transaction, KEPT, 1000)}}`,
  },
  {
    route: "/v1/decisions",
    name: "a name that is too long",
    status: 400,
    body: json({ transaction: { ...transaction(1), merchant_name: words(KEPT) } }),
  },
  {
    route: "/v1/explanations",
    name: "a long model answer",
    status: 200,
    body: json({ transaction: transaction(1), decision: "CHALLENGE", model_output: words(100_000) }),
  },
  {
    route: "/v1/evaluations",
    name: "many rows",
    status: 202,
    body: `{"name":"many","task":"factuality","rows":${list((i) => ({ id: `r${i}`, article_text: words(300), summary_text: words(300), has_error: i % 2 === 0 }), KEPT, 5000)}}`,
  },
  {
    route: "/mcp",
    name: "a long call",
    status: 200,
    body: json({
      jsonrpc: "2.0",
      id: 1,
      method: "tools/call",
      params: { name: "check_text", arguments: { article_text: words(AGENT / 2), summary_text: words(AGENT / 2) } },
    }),
  },
];
