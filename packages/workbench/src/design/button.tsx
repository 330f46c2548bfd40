import type { ComponentProps, ReactNode } from "react";
import { Link } from "../browser/index.ts";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

type Looks = {
  /** `primary` once a page; `danger` for what cannot be undone; `quiet` inside tables and cards. Defaults to `plain`. */
  readonly kind?: "primary" | "plain" | "quiet" | "danger";
  readonly icon?: IconName;
  readonly small?: boolean;
  readonly children: ReactNode;
};

function looks({ kind = "plain", small }: Looks, className: string | undefined): string {
  return classNames("button", `button-${kind}`, small && "button-small", className);
}

/** A button. While `busy` it keeps its place and takes no click. */
export function Button({
  kind,
  icon,
  small,
  busy = false,
  className,
  children,
  ...rest
}: Looks & { readonly busy?: boolean } & ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={looks({ ...(kind && { kind }), ...(small && { small }), children }, className)}
      disabled={rest.disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button: goes to a page of the app. */
export function LinkButton({ kind, icon, small, className, children, ...rest }: Looks & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={looks({ ...(kind && { kind }), ...(small && { small }), children }, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

/** A link that looks like a button and fetches a file. */
export function DownloadButton({
  kind,
  icon = "download",
  small,
  className,
  children,
  ...rest
}: Looks & ComponentProps<"a">) {
  return (
    <a {...rest} className={looks({ ...(kind && { kind }), ...(small && { small }), children }, className)}>
      <Icon name={icon} />
      {children}
    </a>
  );
}
