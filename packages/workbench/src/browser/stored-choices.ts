/** Choices kept in this browser. Where it refuses to keep any (private windows), they last as long as the page. */
type Choice = "locale" | "theme" | "reviewer" | "shortcuts";

export function loadChoice(choice: Choice): string | null {
  try {
    return localStorage.getItem(`beleg.${choice}`);
  } catch {
    return null;
  }
}

export function saveChoice(choice: Choice, value: string): void {
  try {
    localStorage.setItem(`beleg.${choice}`, value);
  } catch {
    // Nothing is lost but the memory.
  }
}
