import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { parseApiKeys } from "./index.ts";
import { testServer } from "./testing/test-server.ts";

const KEYS = { acme: "acme-facets-key-0123456789", bolt: "bolt-facets-key-0123456789" };
const candidates = [
  { id: "a", title: "Recalls", snippet: "Recalls of devices are notified to the authority within ten days." },
  { id: "b", title: "Menu", snippet: "The canteen offers soup." },
];

it("measures each tenant's sources by the facets its operator declared, whatever tenant a body names", async () => {
  const reporting = { name: "reporting", description: "what must be reported", words: ["recalls"] };
  const keys = parseApiKeys(`acme:all:${KEYS.acme},bolt:all:${KEYS.bolt}`);
  // As a variable says it.
  const rerank_facets = JSON.stringify({ acme: [reporting] }) as never;
  const server = await testServer({ access: { kind: "keys", keys, secret: randomBytes(32) } }, { rerank_facets });
  try {
    const covered = async (tenant: keyof typeof KEYS, url: string) => {
      const { ranked } = (
        await server.app.inject({
          method: "POST",
          url,
          headers: { authorization: `Bearer ${KEYS[tenant]}` },
          payload: { query: "recalls of devices", candidates, k: 1, meta: { tenant_id: "acme" } },
        })
      ).json().result;
      return ranked.map(({ custom_facets }: { custom_facets: object }) => Object.keys(custom_facets));
    };
    for (const url of ["/v1/rerank", "/v1/rerank?review=true"]) {
      expect(await covered("acme", url)).toEqual([["CUSTOM_REPORTING"], []]);
      expect(await covered("bolt", url)).toEqual([[], []]);
    }
  } finally {
    await server.close();
  }
});
