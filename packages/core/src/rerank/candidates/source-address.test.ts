import { expect, test } from "vitest";
import { isDisallowed } from "./is-disallowed.ts";
import { isSourceAddress, isUnsafeAddress } from "./source-address.ts";

test.each([
  "https://example.org/x",
  "http://example.org",
  "intranet://legal",
  "wiki://drafts/page",
  "urn:isbn:0451450523",
  "doi:10.1000/182",
])("%s is the address of a source", (address) => {
  expect(isSourceAddress(address)).toBe(true);
  expect(isUnsafeAddress(address)).toBe(false);
});

test.each([
  "javascript:alert(1)",
  " JavaScript:alert(1)",
  "java\nscript:alert(1)",
  "java\u200bscript:alert(1)",
  "javascript://example.org/%0aalert(1)",
  "vbscript:x",
  "data:text/html,<script>",
  "blob:https://example.org/1",
  "file:///etc/passwd",
  "about:blank",
])("%j is never one", (address) => {
  expect(isSourceAddress(address)).toBe(false);
  expect(isUnsafeAddress(address)).toBe(true);
});

test.each(["", "example.org", "example.org:8080/x", "https://", "https:///x", "https://a b", "mailto:a@b.org"])(
  "%j says no place, and harms nobody",
  (address) => {
    expect(isSourceAddress(address)).toBe(false);
    expect(isUnsafeAddress(address)).toBe(false);
  },
);

test("disallowed is read as the rerank reads it: subdomains, both web schemes, what lies below a path", () => {
  const sources = ["example.org", "wiki://drafts", "good.org/private"];
  for (const address of ["http://www.example.org/?utm_source=x", "https://a.example.org/b", "wiki://drafts/1"]) {
    expect(isDisallowed(address, sources)).toBe(true);
  }
  expect(isDisallowed("https://good.org/private/x", sources)).toBe(true);
  expect(isDisallowed("https://good.org/", sources)).toBe(false);
});
