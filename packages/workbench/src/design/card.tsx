import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

/** A surface for one thing. With a title it is a region of the page. */
export function Card({
  title,
  actions,
  className,
  flush = false,
  children,
}: {
  readonly title?: ReactNode;
  readonly actions?: ReactNode;
  readonly className?: string;
  /** No padding around the content, for tables. */
  readonly flush?: boolean;
  readonly children: ReactNode;
}) {
  const id = useId();
  const content = (
    <>
      {(title || actions) && (
        <div className="card-head">
          {title && <h2 id={id}>{title}</h2>}
          {actions && <div className="card-actions">{actions}</div>}
        </div>
      )}
      <div className={flush ? "card-body card-body-flush" : "card-body"}>{children}</div>
    </>
  );
  if (!title) return <div className={classNames("card", className)}>{content}</div>;
  return (
    <section className={classNames("card", className)} aria-labelledby={id}>
      {content}
    </section>
  );
}
