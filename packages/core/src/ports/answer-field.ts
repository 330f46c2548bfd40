import { z } from "zod";

/** The forms that servers are told, by the schemas that read the answers with more patience. */
const FORMS = new WeakMap<z.core.$ZodType, z.ZodType>();

/** A schema that reads an answer, of which the server is told another, stricter form. */
export function askedAs<Reader extends z.core.$ZodType>(form: z.ZodType, reader: Reader): Reader {
  FORMS.set(reader, form);
  return reader;
}

/** The form that is told the server in the place of a schema; undefined where it is the schema itself. */
export function askedForm(reader: z.core.$ZodType): z.ZodType | undefined {
  return FORMS.get(reader);
}

/**
 * A field of a model's answer: asked for in one form, read as `read` finds it. One rule for all of them: what is
 * missing, null or of another kind is null, and never stands for a value.
 */
export function field<T>(
  form: z.ZodType<T>,
  read: (raw: unknown) => unknown = (raw) => raw,
): z.ZodType<NonNullable<T> | null, unknown> {
  return askedAs(
    form,
    z.transform((raw) => form.safeParse(read(raw)).data ?? null),
  );
}

const NUMBER = /^[-+]?\d+(?:\.\d+)?(?:e[-+]?\d+)?$/i;

/** A number, also in quotes as some models write it; anything else as it is. */
export function readNumber(raw: unknown): unknown {
  return typeof raw === "string" && NUMBER.test(raw.trim()) ? Number(raw) : raw;
}

/** True or false, also in quotes; anything else as it is. */
export function readFlag(raw: unknown): unknown {
  const word = readWord(raw);
  return word === "true" || word === "false" ? word === "true" : raw;
}

/** A word in small letters without the blanks and full stops around it; anything else as it is. */
export function readWord(raw: unknown): unknown {
  return typeof raw === "string" ? raw.trim().replace(/\.$/, "").toLowerCase() : raw;
}
