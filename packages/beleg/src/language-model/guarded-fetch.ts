/** A fetch that talks to one origin only and follows no redirect: text goes where it was configured to go. */
export function guardedFetch(baseUrl: string): typeof fetch {
  const { origin } = new URL(baseUrl);
  return async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input);
    if (address.origin !== origin) throw new TypeError("blocked: not the configured host");
    return await fetch(input, { ...init, redirect: "manual" });
  };
}
