/** The module of that name beside another: sources run as they are in the checkout, the package and its bundle hold compiled files. */
export function siblingModule(address: string, name: string): URL {
  return new URL(`./${name}.${address.endsWith(".ts") ? "ts" : "js"}`, address);
}
