import {
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from "react";

/** Where the user is. */
type Location = { readonly path: string; readonly query: URLSearchParams; readonly hash: string };

type Router = Location & {
  /** Goes to an address of the app; `replace` leaves no step to go back to. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
};

const Context = createContext<Router | null>(null);

function here(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}

/** Keeps the app and the address bar in step. */
export function RouterProvider({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState(here);
  useEffect(() => {
    const moved = () => setAddress(here());
    window.addEventListener("popstate", moved);
    window.addEventListener("hashchange", moved);
    return () => {
      window.removeEventListener("popstate", moved);
      window.removeEventListener("hashchange", moved);
    };
  }, []);
  const navigate = useCallback((to: string, { replace = false } = {}) => {
    if (replace) history.replaceState(null, "", to);
    else history.pushState(null, "", to);
    setAddress(here());
  }, []);
  const router = useMemo<Router>(() => {
    const url = new URL(address, location.origin);
    return { path: url.pathname, query: url.searchParams, hash: url.hash.slice(1), navigate };
  }, [address, navigate]);
  return <Context value={router}>{children}</Context>;
}

/** Where the user is, and how to go elsewhere. */
export function useRouter(): Router {
  const router = useContext(Context);
  if (router === null) throw new Error("useRouter needs a RouterProvider above it");
  return router;
}

/** One value kept in the address (`?status=failed`), so that a filtered list can be shared and survives a reload. */
export function useQueryValue(name: string): readonly [string, (value: string) => void] {
  const { path, query, navigate } = useRouter();
  const set = useCallback(
    (value: string) => {
      const changed = new URLSearchParams(location.search);
      if (value === "") changed.delete(name);
      else changed.set(name, value);
      navigate(changed.size === 0 ? path : `${path}?${changed}`, { replace: true });
    },
    [name, navigate, path],
  );
  return [query.get(name) ?? "", set];
}

/** A link inside the app: the browser's own keys for new tabs and windows keep working. */
export function Link({
  to,
  children,
  ...rest
}: { readonly to: string; readonly children: ReactNode } & Omit<React.ComponentProps<"a">, "href">) {
  const { navigate } = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a {...rest} href={to} onClick={follow}>
      {children}
    </a>
  );
}

/** The values of a pattern such as `/runs/:id` in a path; null where it does not fit. */
export function matchPath(pattern: string, path: string): Readonly<Record<string, string>> | null {
  const wanted = pattern.split("/");
  const given = path.replace(/(.)\/$/, "$1").split("/");
  if (wanted.length !== given.length) return null;
  const values: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? "";
    if (part.startsWith(":")) {
      if (value === "") return null;
      try {
        values[part.slice(1)] = decodeURIComponent(value);
      } catch {
        return null;
      }
    } else if (part !== value) return null;
  }
  return values;
}
