/** One end of a connection over which both sides send values. */
export type Channel<Heard, Said> = {
  send(value: Said): void;
  onMessage(hear: (value: Heard) => void): void;
  /** Tells once that nothing will arrive any more, and why where that is known. */
  onClose(closed: (why?: Error) => void): void;
  close(): void | Promise<void>;
};
