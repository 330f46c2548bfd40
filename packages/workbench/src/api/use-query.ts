import { useCallback, useEffect, useState } from "react";
import { type AnswerOf, CallError, type CallFailure, call, type InputOf, type Operation } from "./call.ts";

/** How a question to the service stands. While it is asked again the last answer stays on the screen. */
export type QueryState<Answer> = {
  readonly answer: Answer | undefined;
  readonly failure: CallFailure | undefined;
  readonly loading: boolean;
  /** Asks again. */
  readonly reload: () => void;
};

/** Asks the service and asks again when the question changes; `null` asks nothing. */
export function useQuery<Name extends Operation>(name: Name, input: InputOf<Name> | null): QueryState<AnswerOf<Name>> {
  const [round, setRound] = useState(0);
  const question = input === null ? null : JSON.stringify(input);
  const [state, setState] = useState<{
    readonly of: string | null;
    readonly answer?: AnswerOf<Name>;
    readonly failure?: CallFailure;
    readonly loading: boolean;
  }>({ of: null, loading: input !== null });

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is how `reload` asks the same question anew
  useEffect(() => {
    if (question === null) return;
    const stop = new AbortController();
    setState((before) => (before.of === question ? { ...before, loading: true } : { of: question, loading: true }));
    call(name, JSON.parse(question) as InputOf<Name>, stop.signal).then(
      (answer) => !stop.signal.aborted && setState({ of: question, answer, loading: false }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ of: question, failure: failureOf(error), loading: false });
      },
    );
    return () => stop.abort();
  }, [name, question, round]);

  const reload = useCallback(() => setRound((count) => count + 1), []);
  const current = state.of === question;
  return {
    answer: current ? state.answer : undefined,
    failure: current ? state.failure : undefined,
    loading: question !== null && (!current || state.loading),
    reload,
  };
}

/** The failure behind whatever was thrown; a bug of ours is thrown on. */
export function failureOf(error: unknown): CallFailure {
  if (error instanceof CallError) return error.failure;
  throw error;
}
