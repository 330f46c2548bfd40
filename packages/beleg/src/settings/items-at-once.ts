/** A server made for many callers holds this many calls; what it cannot hold it refuses, and the calls give way. */
const ON_A_SERVER = 32;
/** The embedded judges need a core each; Ollama answers few at a time, and the time of a call runs while it waits there. */
const ON_THIS_MACHINE = 4;

/** How many items are worked on at once where nobody says. */
export function itemsAtOnce(model: string): number {
  return model === "none" || model.startsWith("ollama/") ? ON_THIS_MACHINE : ON_A_SERVER;
}
