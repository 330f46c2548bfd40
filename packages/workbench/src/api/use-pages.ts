import { useCallback, useEffect, useRef, useState } from "react";
import { type AnswerOf, type CallFailure, call, type InputOf, type Operation } from "./call.ts";
import { failureOf } from "./use-query.ts";

type ListOperation = {
  [Name in Operation]: AnswerOf<Name> extends { items: unknown[]; next_cursor: string | null } ? Name : never;
}[Operation];
type ItemOf<Name extends ListOperation> = AnswerOf<Name> extends { items: (infer Item)[] } ? Item : never;

type QueryOf<Name extends ListOperation> = InputOf<Name> extends { query?: infer Query } ? Query : undefined;

/** A list that grows page by page. */
export type Pages<Item> = {
  readonly items: readonly Item[] | undefined;
  readonly failure: CallFailure | undefined;
  readonly loading: boolean;
  /** Whether there is more; `more` fetches it. */
  readonly hasMore: boolean;
  readonly more: () => void;
  /** Starts over from the first page. */
  readonly reload: () => void;
  /** Reads again what is shown, as many pages as there are, while it stays on the screen. */
  readonly refresh: () => void;
};

type State<Item> = {
  readonly items?: readonly Item[];
  readonly next: string | null;
  readonly failure?: CallFailure;
  readonly loading: boolean;
};

/** Reads a cursor list of the service; starts over when the query changes. */
export function usePages<Name extends ListOperation>(name: Name, query: QueryOf<Name>): Pages<ItemOf<Name>> {
  type Item = ItemOf<Name>;
  const [state, setState] = useState<State<Item>>({ next: null, loading: true });
  const [round, setRound] = useState(0);
  const question = JSON.stringify(query ?? {});
  const stop = useRef(new AbortController());

  const read = useCallback(
    (before: readonly Item[] | undefined, cursor: string | null) => {
      stop.current.abort();
      const mine = new AbortController();
      stop.current = mine;
      setState(({ items, next }) => ({ ...(items === undefined ? {} : { items }), next, loading: true }));
      const query = { ...JSON.parse(question), ...(cursor === null ? {} : { cursor }) };
      call(name, { query } as unknown as InputOf<Name>, mine.signal).then(
        (answer) => {
          if (mine.signal.aborted) return;
          const page = answer as unknown as { items: Item[]; next_cursor: string | null };
          setState({ items: [...(before ?? []), ...page.items], next: page.next_cursor, loading: false });
        },
        (error: unknown) => {
          if (mine.signal.aborted) return;
          const failure = failureOf(error);
          setState({ ...(before === undefined ? {} : { items: before }), next: cursor, failure, loading: false });
        },
      );
    },
    [name, question],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is how `reload` asks the same question anew
  useEffect(() => {
    read(undefined, null);
    return () => stop.current.abort();
  }, [read, round]);

  const shown = useRef(state);
  useEffect(() => {
    shown.current = state;
  });
  const refresh = useCallback(() => {
    const { items, loading } = shown.current;
    // A question that is on its way will bring the news itself.
    if (items === undefined || loading) return;
    stop.current.abort();
    const mine = new AbortController();
    stop.current = mine;
    readAsMany(items.length).then(
      (fresh) => !mine.signal.aborted && setState({ ...fresh, loading: false }),
      // What is shown stays; the next change asks again.
      () => {},
    );

    async function readAsMany(
      wanted: number,
    ): Promise<{ readonly items: readonly Item[]; readonly next: string | null }> {
      const read: Item[] = [];
      let next: string | null = null;
      do {
        const query = { ...JSON.parse(question), ...(next === null ? {} : { cursor: next }) };
        const answer = await call(name, { query } as unknown as InputOf<Name>, mine.signal);
        const page = answer as unknown as { items: Item[]; next_cursor: string | null };
        read.push(...page.items);
        next = page.next_cursor;
      } while (next !== null && read.length < wanted);
      return { items: read, next };
    }
  }, [name, question]);

  const more = useCallback(() => read(state.items, state.next), [read, state.items, state.next]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const { items, failure, loading, next } = state;
  return { items, failure, loading, hasMore: next !== null, more, reload, refresh };
}
