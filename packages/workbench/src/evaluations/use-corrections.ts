import { useCallback, useState } from "react";
import { type Correction, type Corrections, corrected, readCorrections } from "./corrections.ts";

/** The corrections of an evaluation, kept in this browser: they are a proposal for the dataset, not a second truth beside it. */
export function useCorrections(evaluation: number): {
  readonly corrections: Corrections;
  readonly correct: (index: number, correction: Correction | null) => void;
  readonly discard: () => void;
} {
  const key = `beleg.corrections.${evaluation}`;
  const [corrections, setCorrections] = useState(() => readCorrections(load(key)));
  const correct = useCallback(
    (index: number, correction: Correction | null) => {
      // Another window may have added some since.
      const next = corrected(readCorrections(load(key)), index, correction);
      save(key, next);
      setCorrections(next);
    },
    [key],
  );
  const discard = useCallback(() => {
    save(key, {});
    setCorrections({});
  }, [key]);
  return { corrections, correct, discard };
}

function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function save(key: string, corrections: Corrections): void {
  try {
    if (Object.keys(corrections).length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(corrections));
  } catch {
    // Where the browser keeps nothing, they last as long as the page.
  }
}
