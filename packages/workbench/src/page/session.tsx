import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import { type AnswerOf, type CallFailure, call, configureCalls, failureOf } from "../api/index.ts";

/** Who the browser is signed in as. */
export type SessionState = AnswerOf<"getSession">;
type Scope = SessionState["scopes"][number];

type Session = {
  readonly state: SessionState | undefined;
  readonly failure: CallFailure | undefined;
  readonly reload: () => void;
  readonly signIn: (api_key: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Whether the user may do something: pages hide or disable what the key does not allow. */
  readonly may: (scope: Scope) => boolean;
};

const Context = createContext<Session | null>(null);

/** Asks once who is there and keeps the token every change needs. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const [state, setState] = useState<SessionState | undefined>(undefined);
  const [failure, setFailure] = useState<CallFailure | undefined>(undefined);
  const take = useCallback((answer: SessionState) => {
    configureCalls({ csrf: answer.csrf_token });
    setFailure(undefined);
    setState(answer);
  }, []);
  const reload = useCallback(() => {
    setFailure(undefined);
    call("getSession", {}).then(take, (error: unknown) => setFailure(failureOf(error)));
  }, [take]);
  useEffect(() => {
    configureCalls({ onSignedOut: reload });
    reload();
  }, [reload]);
  const session = useMemo<Session>(
    () => ({
      state,
      failure,
      reload,
      signIn: async (api_key) => take(await call("openSession", { body: { api_key } })),
      signOut: async () => {
        take(await call("closeSession", {}));
        // What the one who leaves was writing is not for who comes next.
        sessionStorage.clear();
      },
      may: (scope) => state?.scopes.includes(scope) ?? false,
    }),
    [state, failure, reload, take],
  );
  return <Context value={session}>{children}</Context>;
}

/** Who the user is and what the user may do. */
export function useSession(): Session {
  const session = useContext(Context);
  if (session === null) throw new Error("useSession needs a SessionProvider above it");
  return session;
}
