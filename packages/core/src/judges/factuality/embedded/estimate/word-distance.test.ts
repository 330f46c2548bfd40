import { describe, expect, it } from "vitest";
import { packOf } from "../../../../languages/pack-of.ts";
import { readSourceText } from "../../source-text.ts";
import { wordDistanceIn } from "./word-distance.ts";

describe("nearest meeting", () => {
  const ferry = "The ferry from Dover reached Calais. ";
  const meetingOf = (text: string) => {
    const { words, places } = readSourceText(text, packOf("en"));
    const nearest = wordDistanceIn(words);
    return (left: string, right: string) => nearest(places.get(left), places.get(right));
  };

  it("tells how far apart two words meet and which one comes first", () => {
    const meeting = meetingOf(ferry);
    expect(meeting("dover", "calais")).toBe(-meeting("calais", "dover"));
    expect(meeting("dover", "calais")).toBeGreaterThan(0);
    expect(meeting("dover", "lund")).toBe(Number.POSITIVE_INFINITY);
  });

  it("answers the same from memory as at first, whichever pair is asked first", () => {
    const text = ferry.repeat(100);
    const [one, other] = [meetingOf(text), meetingOf(text)];
    const there = [one("dover", "calais"), one("dover", "ferry"), one("calais", "dover")];
    const back = [other("calais", "dover"), other("dover", "ferry"), other("dover", "calais")].reverse();
    expect(back).toEqual(there);
    expect([one("dover", "calais"), one("dover", "ferry"), one("calais", "dover")]).toEqual(there);
    expect(new Set(there).size).toBe(3);
  });
});
