import { useTranslation } from "../locales/index.ts";
import { classNames } from "./class-names.ts";

/** A share between 0 and 1 as a bar. The number stands beside it unless `bare`. */
export function ScoreBar({
  value,
  label,
  bare = false,
}: {
  readonly value: number | null;
  /** What is measured, for screen readers. */
  readonly label: string;
  readonly bare?: boolean;
}) {
  const { score } = useTranslation();
  const shown = score(value);
  const width = Math.max(0, Math.min(1, value ?? 0)) * 100;
  return (
    <span className={classNames("score-bar", value !== null && `score-${qualityOf(value)}`)}>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" role="img" aria-label={`${label}: ${shown}`}>
        <rect className="score-track" width="100" height="6" rx="3" />
        <rect className="score-fill" width={width} height="6" rx="3" />
      </svg>
      {!bare && (
        <span className="score-number" aria-hidden="true">
          {shown}
        </span>
      )}
    </span>
  );
}

/** What a score means at a glance; the same for every dimension. */
function qualityOf(score: number): "good" | "fair" | "poor" {
  return score >= 0.8 ? "good" : score >= 0.5 ? "fair" : "poor";
}

/** How far a piece of work has come; `null` where nobody knows. */
export function Progress({ share, label }: { readonly share: number | null; readonly label: string }) {
  return (
    <div className="progress">
      <span className="progress-label">{label}</span>
      <progress aria-label={label} max={1} {...(share === null ? {} : { value: share })} />
    </div>
  );
}
