import { useCallback, useEffect, useRef, useState } from "react";
import type { CallFailure } from "./call.ts";
import { failureOf } from "./use-query.ts";

/** Something the user sets off: sending, deciding, deleting. */
export type Action<Input> = {
  readonly run: (input: Input) => Promise<void>;
  readonly busy: boolean;
  readonly failure: CallFailure | undefined;
  /** Forgets the failure. */
  readonly clear: () => void;
};

/** Wraps an asynchronous step so that a page can show that it is busy or has failed. */
export function useAction<Input = void>(step: (input: Input) => Promise<void>): Action<Input> {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | undefined>(undefined);
  const latest = useRef(step);
  useEffect(() => {
    latest.current = step;
  });
  const run = useCallback(async (input: Input) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await latest.current(input);
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }, []);
  const clear = useCallback(() => setFailure(undefined), []);
  return { run, busy, failure, clear };
}
