import type { ReactNode } from "react";

/** Drawn on a grid of 24, stroked in the colour of the text beside them. */
const SHAPES = {
  home: <path d="M4 11l8-7 8 7M6 9.5V20h4v-6h4v6h4V9.5" />,
  check: <path d="M9 11l2.5 2.5L17 8M5 4h14a1 1 0 011 1v14a1 1 0 01-1 1H5a1 1 0 01-1-1V5a1 1 0 011-1z" />,
  runs: <path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" />,
  rerank: <path d="M4 18h6M4 12h10M4 6h16M17 14v6m0 0l-2.5-2.5M17 20l2.5-2.5" />,
  review: (
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 100-6 3 3 0 000 6z" />
  ),
  decisions: <path d="M12 4v16M7 20h10M5 7l7-2 7 2M5 7l-2.5 6a2.8 2.8 0 005 0zM19 7l-2.5 6a2.8 2.8 0 005 0z" />,
  trust: <path d="M12 3l8 3v5c0 5-3.4 8.4-8 10-4.6-1.6-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5" />,
  evaluations: <path d="M4 20V10M10 20V4M16 20v-7M21 20H3" />,
  menu: <path d="M4 7h16M4 12h16M4 17h16" />,
  close: <path d="M6 6l12 12M18 6L6 18" />,
  language: (
    <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM3 12h18M12 3c2.5 2.5 3.7 5.5 3.7 9S14.5 18.5 12 21c-2.5-2.5-3.7-5.5-3.7-9S9.5 5.5 12 3z" />
  ),
  sun: (
    <path d="M12 16a4 4 0 100-8 4 4 0 000 8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
  ),
  moon: <path d="M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z" />,
  system: <path d="M4 5h16v11H4zM9 20h6M12 16v4" />,
  code: <path d="M8 8l-4 4 4 4M16 8l4 4-4 4M13.5 5l-3 14" />,
  cross: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM9 9l6 6M15 9l-6 6" />,
  tick: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM8 12.5l2.7 2.7L16 9.5" />,
  question: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM9.5 9.5a2.5 2.5 0 113.5 2.3c-.7.3-1 .8-1 1.5v.4M12 16.8h.01" />,
  warning: <path d="M12 4L2.8 19.5h18.4zM12 10v4.5M12 17h.01" />,
  broken: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM6 6l12 12" />,
  info: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 11v5.5M12 7.8h.01" />,
  clock: <path d="M12 21a9 9 0 100-18 9 9 0 000 18zM12 7v5l3 2" />,
  high: <path d="M6 14l6-6 6 6M6 19l6-6 6 6" />,
  medium: <path d="M6 15l6-6 6 6" />,
  low: <path d="M6 12h12" />,
  up: <path d="M12 19V5M6 11l6-6 6 6" />,
  down: <path d="M12 5v14M6 13l6 6 6-6" />,
  right: <path d="M9 6l6 6-6 6" />,
  left: <path d="M15 6l-6 6 6 6" />,
  download: <path d="M12 4v11M7 10.5l5 5 5-5M4 20h16" />,
  upload: <path d="M12 16V5M7 9.5l5-5 5 5M4 20h16" />,
  trash: <path d="M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10 11v5M14 11v5" />,
  search: <path d="M11 18a7 7 0 100-14 7 7 0 000 14zM20 20l-4-4" />,
  filter: <path d="M4 5h16l-6.5 8v6l-3-1.5V13z" />,
  compare: <path d="M8 4v16M16 4v16M4 8h4M16 12h4M4 16h4" />,
  copy: <path d="M9 9h11v11H9zM5 15H4V4h11v1" />,
  refresh: <path d="M20 11a8 8 0 10-2.3 6M20 5v6h-6" />,
  plus: <path d="M12 5v14M5 12h14" />,
  quote: <path d="M5 17c0-4.5 1.7-7.5 5-9M5 17h4v-5H5.6M14 17c0-4.5 1.7-7.5 5-9M14 17h4v-5h-3.4" />,
  person: <path d="M12 12a4 4 0 100-8 4 4 0 000 8zM4.5 20a7.5 7.5 0 0115 0" />,
  file: <path d="M6 3h8l4 4v14H6zM14 3v4h4" />,
  play: <path d="M7 5l12 7-12 7z" />,
} as const satisfies Readonly<Record<string, ReactNode>>;

export type IconName = keyof typeof SHAPES;

/** A small picture beside words that say the same; screen readers skip it. */
export function Icon({ name, className }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg
      className={className === undefined ? "icon" : `icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      data-icon={name}
    >
      {SHAPES[name]}
    </svg>
  );
}
