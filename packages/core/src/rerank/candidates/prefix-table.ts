/** Values under texts that others may begin with; looking one up takes as long for thousands of texts as for a few. */
export class PrefixTable<Value> {
  /** Texts of one length share a map, as only one of them can stand at a place. */
  readonly #byLength = new Map<number, Map<string, Value>>();

  /** The value under a text, made when it is first asked for. */
  at(prefix: string, make: () => Value): Value {
    const same = this.#byLength.get(prefix.length) ?? new Map<string, Value>();
    const value = same.get(prefix) ?? make();
    this.#byLength.set(prefix.length, same.set(prefix, value));
    return value;
  }

  /** True when one of the texts stands at the offset and its value passes. */
  some(text: string, offset: number, passes: (value: Value) => boolean): boolean {
    for (const [length, same] of this.#byLength) {
      const value = offset + length <= text.length ? same.get(text.slice(offset, offset + length)) : undefined;
      if (value !== undefined && passes(value)) return true;
    }
    return false;
  }
}
