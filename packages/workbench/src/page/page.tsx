import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../browser/index.ts";

/** The place a page was last shown for; the first page of a visit leaves the focus where the browser puts it. */
let visited: string | null = null;

/** The frame of every page: title, a sentence about it, its main actions. Moves the focus to the title on arrival. */
export function Page({
  title,
  lead,
  actions,
  back,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Where the page belongs: a link above the title. */
  readonly back?: { readonly to: string; readonly label: string };
  /** Uses the whole width of the window. Defaults to false. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Beleg`;
  }, [title]);
  useEffect(() => {
    const arrived = location.pathname;
    if (visited !== null && visited !== arrived && location.hash === "") {
      heading.current?.focus({ preventScroll: true });
      window.scrollTo(0, 0);
    }
    visited = arrived;
  }, []);
  return (
    <div className={wide ? "page page-wide" : "page"}>
      <header className="page-head">
        <div className="page-title">
          {back && (
            <Link to={back.to} className="page-back">
              <span aria-hidden="true">←</span> {back.label}
            </Link>
          )}
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className="page-lead">{lead}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
