/**
 * Stands in for `threads/sibling-module.ts` in a run that has just built everything: a thread started from the bundle, as the
 * binary starts it, takes a quarter of the processor time that its thousand sources take.
 */
export function siblingModule(_address: string, name: string): URL {
  return new URL(`../../packages/beleg/dist/bundle/${name}.js`, import.meta.url);
}
