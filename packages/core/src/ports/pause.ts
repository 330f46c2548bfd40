/**
 * Lets others have their turn in the middle of long work. It is told how much was done since it was last asked, roughly in
 * microseconds (0: nothing yet), and gives a promise when it is time to wait for a turn; undefined: go on.
 */
export type Pause = (work: number) => Promise<void> | undefined;

/** What may stop or slow down long work. */
export interface PaceOptions {
  /** Ends the work: what it was for is `failed` with the code `aborted`. */
  readonly signal?: AbortSignal | undefined;
  /** Defaults to a turn of the event loop for every few milliseconds of work. */
  readonly pause?: Pause | undefined;
}

/** Work between two turns: little enough that a timer of 5 ms is heard within 20 also where garbage is collected in between. */
const TURN_AFTER = 1000;

/** What beginning a check counts for, so that not many begin before the first of them has to wait. */
const TO_BEGIN = 500;

/**
 * Pauses by the amount of work, so that short checks in a row give way as one long check does: a turn for so much of it, in
 * microseconds or so. One such pause serves all the work of a thread.
 */
export function turnsAfter(most: number): Pause {
  /** Work since the last turn. */
  let done = 0;
  /** Who waits for a turn. Those under way go first, one in each turn: many checks at once are done one after the other. */
  const underWay: Resume[] = [];
  const notBegun: Resume[] = [];
  let isDue = false;

  function takeTurn(): void {
    done = 0;
    (underWay.shift() ?? notBegun.shift())?.();
    isDue = underWay.length + notBegun.length > 0;
    if (isDue) soon(takeTurn);
  }

  return (work) => {
    done += work || TO_BEGIN;
    const line = work === 0 ? notBegun : underWay;
    if (done < most && (work > 0 || !isDue)) return undefined;
    return new Promise((resolve) => {
      line.push(resolve);
      if (!isDue) soon(takeTurn);
      isDue = true;
    });
  };
}

type Resume = () => void;

/** Node and its like have `setImmediate`; a browser's nearest thing to it is a message to oneself. */
const { setImmediate: soon = postToSelf } = globalThis as { setImmediate?: (resume: Resume) => unknown };

function postToSelf(resume: Resume): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resume();
  };
  port2.postMessage(null);
}

/** What a thread does that others wait for: it gives way within milliseconds. */
export const takeTurns: Pause = turnsAfter(TURN_AFTER);
