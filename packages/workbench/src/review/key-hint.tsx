/** The key of a button, drawn on it; screen readers learn it from `aria-keyshortcuts`. */
export function KeyHint({ of }: { readonly of: string }) {
  return (
    <span className="review-key" aria-hidden="true">
      {of}
    </span>
  );
}
