/** Thrown by a handler that has tried often enough: its job goes to the dead at once, whatever tries it has left. */
export class GivenUp extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = cause instanceof Error ? cause.name : "Error";
  }
}
