import { describe, expect, it } from "vitest";
import { messageKey } from "./message-key.ts";

const message = {
  tenant: "acme",
  dedupe_key: "customer_text:1",
  channel: "customer",
  payload: { text_id: 1, transaction_id: "T-1", text: "Your payment was approved." },
};

describe("the key of a message", () => {
  it("is the same for the same message, in whatever order the database gives its fields", () => {
    const { text, ...rest } = message.payload;
    expect(messageKey({ ...message, payload: { text, ...rest } })).toBe(messageKey(message));
    expect(messageKey(message)).toMatch(/^acme\.customer_text:1\.[0-9a-f]{24}$/);
  });

  it.each([
    ["says something else", { payload: { ...message.payload, text: "Your payment was blocked." } }],
    ["is about another payment", { payload: { ...message.payload, transaction_id: "T-2" } }],
    ["leaves another way", { channel: "event" }],
    ["is of another text", { dedupe_key: "customer_text:2" }],
    ["is of another tenant", { tenant: "other" }],
  ])("is another one where the message %s", (_name, change) => {
    expect(messageKey({ ...message, ...change })).not.toBe(messageKey(message));
  });

  it("names another file also where a file name cannot tell two tenants apart", () => {
    const name = (tenant: string) => messageKey({ ...message, tenant }).replace(/[^a-zA-Z0-9_.-]/g, "_");
    expect(name("a:b")).not.toBe(name("a_b"));
  });
});
