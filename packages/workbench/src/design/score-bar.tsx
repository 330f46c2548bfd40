import { useTranslation } from "../locales/index.ts";
import { classNames } from "./class-names.ts";

/** A share between 0 and 1 as a bar, coloured by what more of it means. The number stands beside it unless `bare`. */
export function ScoreBar({
  value,
  label,
  more = "better",
  bare = false,
}: {
  readonly value: number | null;
  /** What is measured, for screen readers. */
  readonly label: string;
  /** `neither` where a share is neither good nor bad. */
  readonly more?: "better" | "worse" | "neither";
  readonly bare?: boolean;
}) {
  const { score } = useTranslation();
  const shown = score(value);
  const width = Math.max(0, Math.min(1, value ?? 0)) * 100;
  return (
    <span className={classNames("score-bar", value !== null && `score-${toneOf(value, more)}`)}>
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

/** What a share means at a glance; a score the same in every dimension, a risk by its categories. */
function toneOf(share: number, more: "better" | "worse" | "neither"): "good" | "fair" | "poor" | "plain" {
  if (more === "neither") return "plain";
  if (more === "worse") return share < 0.3 ? "good" : share < 0.6 ? "fair" : "poor";
  return share >= 0.8 ? "good" : share >= 0.5 ? "fair" : "poor";
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
