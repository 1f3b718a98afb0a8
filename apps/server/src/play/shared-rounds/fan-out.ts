/** A connected page; it only receives. Messages are UTF-8. */
export type Seat = { readonly send: (message: Uint8Array) => void };

export type FanOut = {
  /**
   * Sends a text to those who sit there now, in the order of the calls. A text with a topic takes
   * the place of an earlier one with it that no seat was sent yet.
   */
  readonly send: (text: string, topic?: string) => void;
};

type Waiting = {
  readonly message: Uint8Array;
  readonly topic: string | undefined;
  readonly seats: readonly Seat[];
};

/** So many seats are sent a message before others have their turn: about three milliseconds. */
const seatsAtOnce = 120;
/**
 * The same while no cash-out or payout can wait: the fewer turns, the sooner the last seat hears.
 */
const seatsUnhurried = 400;

/**
 * Sends to all seats of a room, some of them at a time, so that a cash-out never waits for all.
 * `isBusy`: whether cash-outs or payouts may wait at the moment.
 */
export function createFanOut(seats: ReadonlySet<Seat>, isBusy: () => boolean): FanOut {
  let waiting: Waiting[] = [];
  /** How many of the first message's seats were sent it. */
  let sent = 0;
  let isRunning = false;
  const sendSome = (): void => {
    const [first] = waiting;
    isRunning = first !== undefined;
    if (!first) return;
    const end = sent + (isBusy() ? seatsAtOnce : seatsUnhurried);
    for (const seat of first.seats.slice(sent, end)) seat.send(first.message);
    sent = end;
    if (sent >= first.seats.length) {
      waiting.shift();
      sent = 0;
    }
    setImmediate(sendSome);
  };
  return {
    send(text, topic) {
      waiting = waiting.filter(
        (each, place) => topic === undefined || each.topic !== topic || (place === 0 && sent > 0),
      );
      waiting.push({ message: Buffer.from(text), topic, seats: [...seats] });
      if (!isRunning) sendSome();
    },
  };
}
