import { useEffect, useState } from "react";
import { useTranslation } from "../locales/index.ts";
import { classNames } from "./class-names.ts";

/** The time now, renewed every so often. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** A point in time: how long ago, with the exact time on hover and for screen readers. */
export function Timestamp({ at, exact = false }: { readonly at: string; readonly exact?: boolean }) {
  const { dateTime, relative } = useTranslation();
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={dateTime(at)} className="time">
      {exact ? dateTime(at) : relative(at, now)}
    </time>
  );
}

/** Time left until a point, by the second; calm until the last hour. */
export function Countdown({ until, over }: { readonly until: string; readonly over: string }) {
  const left = new Date(until).getTime() - useNow(1000);
  const seconds = Math.max(0, Math.floor(left / 1000));
  const clock = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return (
    <time dateTime={until} className={classNames("countdown", seconds < 3600 && "countdown-soon")}>
      {left <= 0 ? over : clock}
    </time>
  );
}
