import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import type { IconName } from "../design/index.ts";
import type { PlainCode } from "../locales/index.ts";
import type { PageProps } from "../page/index.ts";

type Page = LazyExoticComponent<ComponentType<PageProps>>;
type Route = {
  readonly path: string;
  readonly page: Page;
  /** Routes of one place keep their page, and what it holds, while the address changes among them. */
  readonly place?: string;
};

/** Loads a page when it is first visited. */
function page(load: () => Promise<{ readonly default: ComponentType<PageProps> }>): Page {
  return lazy(load);
}

const review = page(() => import("../review/review-page.tsx"));

/** Every address of the app; the first that fits shows its page. */
export const ROUTES: readonly Route[] = [
  { path: "/", page: page(() => import("../home/home-page.tsx")) },
  { path: "/check", page: page(() => import("../check/check-page.tsx")) },
  { path: "/runs", page: page(() => import("../runs/runs-page.tsx")) },
  { path: "/runs/compare", page: page(() => import("../runs/compare-page.tsx")) },
  { path: "/runs/:id", page: page(() => import("../runs/run-page.tsx")) },
  { path: "/rerank", page: page(() => import("../rerank/rerank-page.tsx")) },
  { path: "/rerank/:id", page: page(() => import("../rerank/rerank-run-page.tsx")) },
  { path: "/review", page: review, place: "review" },
  { path: "/review/:id", page: review, place: "review" },
  { path: "/decisions", page: page(() => import("../decisions/decisions-page.tsx")) },
  { path: "/decisions/:id", page: page(() => import("../decisions/decision-page.tsx")) },
  { path: "/evaluations", page: page(() => import("../evaluations/evaluations-page.tsx")) },
  { path: "/evaluations/compare", page: page(() => import("../evaluations/compare-page.tsx")) },
  { path: "/evaluations/compare/row", page: page(() => import("../evaluations/compare-row-page.tsx")) },
  { path: "/trust", page: page(() => import("../trust/trust-page.tsx")) },
  { path: "/evaluations/:id", page: page(() => import("../evaluations/evaluation-page.tsx")) },
  { path: "/evaluations/:id/rows", page: page(() => import("../evaluations/rows-page.tsx")) },
  {
    path: "/evaluations/:id/rows/:row",
    page: page(() => import("../evaluations/row-page.tsx")),
    place: "evaluation-row",
  },
];

/** The main places, in the order the navigation shows them. */
export const PLACES: readonly { readonly to: string; readonly icon: IconName; readonly title: PlainCode }[] = [
  { to: "/", icon: "home", title: "home.title" },
  { to: "/check", icon: "check", title: "check.title" },
  { to: "/runs", icon: "runs", title: "runs.title" },
  { to: "/rerank", icon: "rerank", title: "rerank.title" },
  { to: "/review", icon: "review", title: "review.title" },
  { to: "/decisions", icon: "decisions", title: "decisions.title" },
  { to: "/evaluations", icon: "evaluations", title: "evaluations.title" },
  { to: "/trust", icon: "trust", title: "trust.title" },
];
