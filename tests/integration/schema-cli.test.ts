import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, it } from "vitest";
import { captureCli } from "../support/run-cli.ts";

describe("beleg schema", () => {
  it("lists every contract and the configuration file, and prints a sound JSON Schema of each", async () => {
    const { code, stdout } = await captureCli(["schema"]);
    expect(code).toBe(0);
    const names = stdout.trimEnd().split("\n");
    expect(names).toEqual(expect.arrayContaining(["Finding", "ScoringContext", "PipelineState", "BelegConfig"]));
    for (const name of names) {
      const printed = await captureCli(["schema", name]);
      expect(printed).toMatchObject({ code: 0, stderr: "" });
      const schema = JSON.parse(printed.stdout);
      expect(schema).toMatchObject({ title: name, description: expect.any(String) });
      const ajv = new Ajv2020({ strict: false });
      addFormats.default(ajv);
      expect(ajv.compile(schema)).toBeTypeOf("function");
    }
  });

  it("guesses what was meant", async () => {
    expect((await captureCli(["schema", "BelegConfg"])).stderr).toContain("did you mean BelegConfig?");
  });
});
