/** What `beleg verifier` says. */
export const verifier = {
  reads: "{name} answers as {family}: {labels}.",
  sanity: "{lang}: {right} of {of} sanity pairs right.",
  speed: "{rate} passages a second with {tokens} tokens each, on this machine.",
  added: "Added. How often it is right nobody knows yet: beleg trust --verifier {name}",
  removed: "{name} is forgotten; its files stay.",
  unfit: "{name} gets the sanity pairs of no language right: look at its labels and its template before you use it",
};
