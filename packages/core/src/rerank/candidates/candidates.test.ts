import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { processorMs } from "../../../../../tests/support/processor-time.ts";
import { canonicalUrl } from "./canonical-url.ts";
import { siteKind } from "./domain-type.ts";
import { siteOf } from "./site-of.ts";
import { sourceMatcher } from "./source-pattern.ts";

describe("canonicalUrl", () => {
  test.each([
    ["http://www.Example.org:80/a/", "https://example.org/a"],
    ["https://example.org/a?b=2&a=1&utm_source=x&gclid=y#part", "https://example.org/a?a=1&b=2"],
    ["example.org/a", "https://example.org/a"],
    ["//example.org/a", "https://example.org/a"],
    ["https:/example.org/a", "https://example.org/a"],
    ["http:8080/a", "https://http:8080/a"],
    ["https://user:pw@example.org./%61/../b/index.html", "https://example.org/b"],
    ["https://example.org/app#!/page/2", "https://example.org/app#!/page/2"],
    ["https://münchen.de/x", "https://xn--mnchen-3ya.de/x"],
    ["intranet://Legal/Handbook/", "intranet://legal/Handbook"],
    ["https://example.org:8443/a", "https://example.org:8443/a"],
    ["http://[2001:db8::1]/a", "https://[2001:db8::1]/a"],
  ])("%s is %s", (address, canonical) => {
    expect(canonicalUrl(address)?.href).toBe(canonical);
  });

  test("keeps different pages apart", () => {
    const pages = [
      "https://example.org/a?id=1",
      "https://example.org/a?id=2",
      "https://example.org/A",
      "https://example.org/a#/x",
      "https://sub.example.org/a",
      "https://example.org:81/a",
    ];
    expect(new Set(pages.map((page) => canonicalUrl(page)?.href)).size).toBe(pages.length);
  });

  test("takes a host of endless length for no address", () => {
    expect(canonicalUrl(`http://${"O'".repeat(50_000)}`)).toBeNull();
  });

  test("reads what needs no change as it reads everything else", () => {
    const label = fc.stringMatching(/^(?:www\d?|xn|[a-z0-9-]{1,70}|[a-z]{2,6}|0x7f|127)$/);
    const segment = fc.stringMatching(/^(?:[Ii]ndex\.html?|[\w.~-]{0,6}|\.\.?)$/);
    const plain = fc.tuple(
      fc.constantFrom("http://", "https://", "https:///"),
      fc.array(label, { minLength: 1, maxLength: 4 }),
      fc.array(segment, { maxLength: 4 }),
    );
    fc.assert(
      fc.property(plain, ([scheme, labels, segments]) => {
        const address = [scheme + labels.join("."), ...segments].join("/");
        // A blank before an address makes no difference but that it is to be dropped.
        expect(canonicalUrl(address)).toEqual(canonicalUrl(` ${address}`));
      }),
      { numRuns: 1000 },
    );
  });

  test("is total and settles at once", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.webUrl({ withQueryParameters: true, withFragments: true })),
        (address) => {
          const once = canonicalUrl(address);
          if (once !== null && once.host !== "") expect(canonicalUrl(once.href)?.href).toBe(once.href);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe("siteKind and siteOf", () => {
  test.each([
    ["https://www.bsi.bund.de/x", "government", "DE"],
    ["https://www.gesetze-im-internet.de/bgb/", "government", "DE"],
    ["https://eur-lex.europa.eu/eli", "government", "EU"],
    ["https://www.ftc.gov/x", "government", "US"],
    ["https://www.legislation.gov.uk/x", "government", "UK"],
    ["https://service.gov.au/x", "government", null],
    ["https://cs.ox.ac.uk/x", "academic", null],
    ["https://mit.edu/x", "academic", null],
    ["https://shop.example.co.uk/x", "commercial", null],
    ["https://example.com/x", "commercial", null],
    ["https://charity.org.uk/", "organisation", null],
    ["https://de.wikipedia.org/wiki/X", "encyclopedia", null],
    ["intranet://legal/x", "internal", null],
    ["https://example.de/x", null, null],
    ["https://notgov.uk.example.net/x", null, null],
    ["https://bund.de.evil.io/x", null, null],
  ])("%s is %s of %s", (address, type, authority) => {
    expect(siteKind(canonicalUrl(address))).toMatchObject({ type, authority });
  });

  test.each([
    ["docs.example.co.uk", "example.co.uk"],
    ["a.b.example.com", "example.com"],
    ["one.github.io", "one.github.io"],
    ["localhost", "localhost"],
    ["10.0.0.1", "10.0.0.1"],
  ])("the site of %s is %s", (host, site) => {
    expect(siteOf(host)).toBe(site);
  });
});

describe("sourceMatcher", () => {
  test.each([
    ["example.org", "https://example.org/a", true],
    ["example.org", "http://docs.example.org:8080/a", true],
    ["example.org", "https://badexample.org/a", false],
    ["example.org", "https://example.org.evil.io/a", false],
    ["*.example.org", "https://docs.example.org/a", true],
    ["EXAMPLE.org/Docs", "https://example.org/docs/a", true],
    ["example.org/docs", "https://example.org/docs-old", false],
    ["example.org/docs/", "https://example.org/docs", true],
    ["example.org/drafts", "https://example.org/%64rafts/x", true],
    ["example.org/drafts", "https://example.org/a/../drafts//x", true],
    ["example.org/drafts", "https://example.org\\drafts", true],
    ["https://example.org", "http://example.org/a", true],
    ["wiki://drafts", "wiki://drafts/page", true],
    ["wiki://drafts", "WIKI://Drafts/page", true],
    ["wiki://drafts", "https://drafts/page", false],
    ["wiki://drafts", "wiki://final/page", false],
    ["wiki://", "wiki://final/page", true],
    ["example.org", "https://user@example.org./a", true],
    ["example.org/drafts", "https:/example.org/drafts/x", true],
    ["example.org/drafts", "https:example.org/drafts/x", true],
    ["example.org/drafts", "HTTP:\\\\example.org\\drafts\\x", true],
    ["example.org/drafts", "ht\ntps://exam\tple.org/dra\r\nfts/x", true],
    ["example.org:8080", "https://example.org:8080/a", true],
    ["example.org:8080", "https://example.org/a", false],
    ["not a url", "not a url at all", true],
  ])("%s and %s: %s", (source, address, matches) => {
    expect(sourceMatcher([source])(canonicalUrl(address), address)).toBe(matches);
  });

  test("holds every part of a source against the same address", () => {
    const matches = sourceMatcher(["https://a.org/docs?x=1", "wiki://b.org", "b.org/drafts", "c.org?y=2"]);
    const isSource = (address: string) => matches(canonicalUrl(address), address);
    expect(
      ["https://a.org/docs/p?x=1", "wiki://b.org/z", "https://b.org/drafts", "https://c.org/q?y=2"].map(isSource),
    ).toEqual([true, true, true, true]);
    expect(
      ["https://a.org/docs?x=2", "https://b.org/z", "https://c.org/drafts", "wiki://a.org/docs?x=1"].map(isSource),
    ).toEqual([false, false, false, false]);
  });

  test("takes no longer with thousands of sources than the addresses need", async () => {
    const deep = "/part".repeat(200);
    const sources = Array.from({ length: 5000 }, (_, index) => `https://example.org${deep}/z${index}`);
    const addresses = Array.from({ length: 5000 }, (_, index) => canonicalUrl(`https://example.org${deep}/${index}`));
    const spent = await processorMs(() => {
      const matches = sourceMatcher(sources);
      expect(addresses.some((address) => matches(address, null))).toBe(false);
    });
    expect(spent).toBeLessThan(5_000);
  });

  test("without sources matches nothing", () => {
    expect(sourceMatcher([])(canonicalUrl("https://example.org"), "https://example.org")).toBe(false);
  });
});
