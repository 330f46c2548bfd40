import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ErrorCode, errorMessage, parseContract } from "../errors/index.ts";
import { DateTime } from "./date-time.ts";

const read = (text: unknown) => {
  const outcome = parseContract(DateTime, text);
  return outcome.status === "ok" ? outcome.value : outcome.errors[0].code;
};

describe("a point in time", () => {
  test.each([
    ["2024-06-01T09:00:00+02:00", "2024-06-01T07:00:00Z"],
    ["2024-06-01T09:00:00Z", "2024-06-01T09:00:00Z"],
    ["2024-06-01 09:00:00z", "2024-06-01T09:00:00Z"],
    ["2024-06-01T09:00+0530", "2024-06-01T03:30:00Z"],
    ["2024-06-01T09:00:00-05", "2024-06-01T14:00:00Z"],
    ["2024-01-01T00:30:00+01:00", "2023-12-31T23:30:00Z"],
    ["2024-02-29T00:00:00Z", "2024-02-29T00:00:00Z"],
    ["2024-06-01T09:00:00.123456000Z", "2024-06-01T09:00:00.123456Z"],
    ["2024-06-01T09:00:00,5+00:00", "2024-06-01T09:00:00.5Z"],
    ["0050-06-01T09:00:00Z", "0050-06-01T09:00:00Z"],
  ])("%s leaves as %s", (text, utc) => {
    expect(read(text)).toBe(utc);
  });

  test.each<[string, ErrorCode]>([
    ["2024-06-01T09:00:00", "datetime_without_timezone"],
    ["2024-06-01 09:00", "datetime_without_timezone"],
    ["2024-06-01", "datetime_without_timezone"],
    ["gestern", "datetime_unparsable"],
    ["", "datetime_unparsable"],
    ["01.06.2024", "datetime_unparsable"],
    ["2023-02-29T00:00:00Z", "datetime_unparsable"],
    ["2023-13-01T00:00:00", "datetime_unparsable"],
    ["2024-06-01T24:00:00Z", "datetime_unparsable"],
    ["2024-06-01T09:00:00+24:00", "datetime_unparsable"],
    ["2024-06-01T09:00:00+02:60", "datetime_unparsable"],
    ["0000-01-01T00:00:00+01:00", "datetime_unparsable"],
    ["9999-12-31T23:30:00-01:00", "datetime_unparsable"],
    ["2024-06-01T09:00:00Z\n", "datetime_unparsable"],
    [`2024-06-01T09:00:00.${"0".repeat(100_000)}Z`, "datetime_unparsable"],
  ])("%s is %s", (text, code) => {
    expect(read(text)).toBe(code);
  });

  test("a number is no point in time", () => {
    expect(read(1_717_225_200)).toBe("invalid_type");
    expect(read(undefined)).toBe("missing_field");
  });

  test("the error shows the value and a way out", () => {
    const outcome = parseContract(DateTime, "2024-06-01T09:00:00");
    expect(outcome.status === "failed" && errorMessage(outcome.errors[0])).toBe(
      'the time "2024-06-01T09:00:00" has no time zone: add an offset or Z, for example 2024-06-01T09:00:00+02:00',
    );
  });

  test("names the same moment as before, for every moment and offset", () => {
    const moment = fc.date({
      min: new Date("0001-01-02T00:00:00Z"),
      max: new Date("9999-12-30T00:00:00Z"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: -23 * 60, max: 23 * 60 }), (date, minutes) => {
        const local = new Date(date.getTime() + minutes * 60_000).toISOString().slice(0, -1);
        const size = Math.abs(minutes);
        const two = (value: number) => String(value).padStart(2, "0");
        const text = `${local}${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
        const utc = read(text);
        expect(new Date(String(utc)).getTime()).toBe(date.getTime());
        expect(read(utc)).toBe(utc);
      }),
    );
  });
});
