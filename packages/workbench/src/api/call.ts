import { type Operations, type Problem, ROUTES } from "./generated.ts";

/** An operation of the service, by the name its description gives it. */
export type Operation = keyof Operations;
export type AnswerOf<Name extends Operation> = Operations[Name]["answer"];
/** What an operation must be given: the parts of its address, its query, its body. */
export type InputOf<Name extends Operation> = Omit<Operations[Name], "answer">;

/** Why an operation gave no answer. `offline` means that the service could not be reached at all. */
export type CallFailure =
  | { readonly kind: "problem"; readonly problem: Problem }
  | { readonly kind: "offline" }
  | { readonly kind: "unreadable"; readonly status: number };

/** Thrown by `call`; pages show it with `ErrorState`. */
export class CallError extends Error {
  readonly failure: CallFailure;
  constructor(failure: CallFailure) {
    super(failure.kind === "problem" ? failure.problem.code : failure.kind);
    this.name = "CallError";
    this.failure = failure;
  }
}

/** What every call carries; the shell keeps it up to date. */
const carried: { language: string; csrf: string | null; onSignedOut: () => void } = {
  language: "en",
  csrf: null,
  onSignedOut: () => {},
};

/** Sets the language errors are told in, the session's token, and what to do when the session has ended. */
export function configureCalls(changes: Partial<typeof carried>): void {
  Object.assign(carried, changes);
}

type LooseInput = {
  readonly path?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
};

/** The address of an operation: for links and downloads. */
export function addressOf<Name extends Operation>(name: Name, input: Omit<InputOf<Name>, "body">): string {
  const { path = {}, query = {} } = input as LooseInput;
  const filled = ROUTES[name].path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(path[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(key, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** Calls the service and gives the raw response; throws `CallError` for anything but success. */
export async function callRaw<Name extends Operation>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
): Promise<Response> {
  const { body } = input as LooseInput;
  const { method } = ROUTES[name];
  const headers: Record<string, string> = { accept: "application/json", "accept-language": carried.language };
  if (body !== undefined) headers["content-type"] = "application/json";
  if (method !== "GET" && carried.csrf !== null) headers["x-beleg-csrf"] = carried.csrf;
  const response = await fetch(addressOf(name, input), {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallError({ kind: "offline" });
  });
  if (response.ok) return response;
  const problem = await readProblem(response);
  if (response.status === 401 && name !== "openSession") carried.onSignedOut();
  throw new CallError(problem);
}

/** Calls an operation of the service: `await call("getRun", { path: { id: 7 } })`. */
export async function call<Name extends Operation>(
  name: Name,
  input: InputOf<Name>,
  signal?: AbortSignal,
): Promise<AnswerOf<Name>> {
  const response = await callRaw(name, input, signal);
  if (response.status === 204) return undefined as AnswerOf<Name>;
  return (await response.json()) as AnswerOf<Name>;
}

async function readProblem(response: Response): Promise<CallFailure> {
  const unreadable = { kind: "unreadable", status: response.status } as const;
  if (!/\bproblem\+json\b/.test(response.headers.get("content-type") ?? "")) return unreadable;
  try {
    return { kind: "problem", problem: (await response.json()) as Problem };
  } catch {
    return unreadable;
  }
}
