/** Where an answer stands in the journal. */
export interface JournalPlace {
  readonly offset: number;
  readonly length: number;
}

/** The places of all answers by row and sample: two numbers each, so that a million rows need a few megabytes. */
export interface JournalIndex {
  readonly has: (index: number, sample: number) => boolean;
  get(index: number, sample: number): JournalPlace | undefined;
  set(index: number, sample: number, place: JournalPlace): void;
  delete(index: number, sample: number): void;
  /** All places, by row, then by sample. */
  inRowOrder(): Generator<JournalPlace>;
}

const ABSENT = -1;

/** Starts an empty index. */
export function journalIndex(): JournalIndex {
  const samples: { readonly offsets: number[]; readonly lengths: number[] }[] = [];

  function get(index: number, sample: number): JournalPlace | undefined {
    const offset = samples[sample]?.offsets[index] ?? ABSENT;
    return offset === ABSENT ? undefined : { offset, length: samples[sample]!.lengths[index]! };
  }

  function put(index: number, sample: number, offset: number, length: number): void {
    while (samples.length <= sample) samples.push({ offsets: [], lengths: [] });
    const { offsets, lengths } = samples[sample]!;
    while (offsets.length <= index) {
      offsets.push(ABSENT);
      lengths.push(0);
    }
    offsets[index] = offset;
    lengths[index] = length;
  }

  return {
    get,
    has: (index, sample) => get(index, sample) !== undefined,
    set: (index, sample, { offset, length }) => put(index, sample, offset, length),
    delete: (index, sample) => put(index, sample, ABSENT, 0),
    *inRowOrder() {
      const rows = Math.max(0, ...samples.map(({ offsets }) => offsets.length));
      for (let index = 0; index < rows; index += 1) {
        for (let sample = 0; sample < samples.length; sample += 1) {
          const place = get(index, sample);
          if (place) yield place;
        }
      }
    },
  };
}
