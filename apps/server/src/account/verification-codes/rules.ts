import { dayMs, hourMs, minuteMs } from '@khelaghor/time/durations.ts';

/**
 * Decides whether a code may be sent now. Every SMS costs money, and fraudsters earn from having
 * them sent; so a number, a block of numbers and a day have limits. An address has none by itself,
 * since a carrier has thousands of phones behind one: of many codes enough must be entered, and
 * each takes more work (`site/bot-check/work-factor.ts`).
 */

/** After so many wrong attempts a code is worth nothing. */
export const attemptsMax = 5;

/** To one number, and to one block of ten thousand numbers. */
const numberHourMax = 5;
const numberDayMax = 10;
const prefixHourMax = 20;
/** The wait doubles after each code, up to this. */
const waitMaxMs = 32 * minuteMs;
/** A block, and for a time an address, get no more codes when of this many too few were entered. */
const judgedFrom = 50;
const provenMin = 0.3;

/** Recent requests. Times are in milliseconds, in any order. */
export type AskedBefore = {
  /** Codes to the number within a day, since one of them was last entered. */
  readonly ofNumber: readonly number[];
  /** Codes within an hour, and how many of them were entered. */
  readonly ofAddress: readonly number[];
  readonly provenOfAddress: number;
  readonly ofPrefixInHour: number;
  /** Codes to the block within a day, and how many of them were entered. */
  readonly ofPrefixInDay: number;
  readonly provenOfPrefixInDay: number;
  /** Codes within a day, to all numbers. */
  readonly inDay: number;
};

export type CodeLimits = {
  readonly dailyMax: number;
  /** Multiplies the number of codes from which an address is judged. */
  readonly addressFactor: number;
};

export type CodeDecision =
  | { readonly may: 'send' }
  /** It may be sent after this time. */
  | { readonly may: 'wait'; readonly untilMs: number }
  /** The caller cannot change it today. */
  | { readonly may: 'not' };

/** Returns when the newest `max` times leave the span; 0 when the span is not full now. */
function freeAt(times: readonly number[], max: number, spanMs: number, nowMs: number): number {
  const within = times
    .filter((time) => time > nowMs - spanMs)
    .toSorted((one, other) => other - one);
  const last = within[max - 1];
  return last === undefined ? 0 : last + spanMs;
}

/** A minute after the first code, two after the second, and so on. */
function waitedAt(times: readonly number[]): number {
  if (times.length === 0) return 0;
  return Math.max(...times) + Math.min(waitMaxMs, minuteMs * 2 ** (times.length - 1));
}

const isDoubtful = (sent: number, proven: number, from: number): boolean =>
  sent >= from && proven < sent * provenMin;

/** Decides by earlier requests; pure. */
export function decideCode(before: AskedBefore, limits: CodeLimits, nowMs: number): CodeDecision {
  const { ofNumber, ofAddress, provenOfAddress, ofPrefixInHour, ofPrefixInDay } = before;
  if (before.inDay >= limits.dailyMax) return { may: 'not' };
  if (ofPrefixInHour >= prefixHourMax) return { may: 'not' };
  if (isDoubtful(ofPrefixInDay, before.provenOfPrefixInDay, judgedFrom)) return { may: 'not' };
  const addressFrom = Math.max(1, Math.round(judgedFrom * limits.addressFactor));
  const isAddressDoubtful = isDoubtful(ofAddress.length, provenOfAddress, addressFrom);
  const untilMs = Math.max(
    waitedAt(ofNumber.filter((time) => time > nowMs - dayMs)),
    freeAt(ofNumber, numberHourMax, hourMs, nowMs),
    freeAt(ofNumber, numberDayMax, dayMs, nowMs),
    isAddressDoubtful ? freeAt(ofAddress, addressFrom, hourMs, nowMs) : 0,
  );
  return untilMs > nowMs ? { may: 'wait', untilMs } : { may: 'send' };
}

/** Codes by e-mail that prove a mailbox: to one member, or to one mailbox, in an hour. */
const emailHourMax = 5;

/**
 * Returns in how many milliseconds another code may go to a mailbox; 0: now. Takes the times of the
 * codes of the last hour, newest first: those of the member, and those of the mailbox.
 */
export function computeEmailWaitMs(
  ofMember: readonly number[],
  ofMailbox: readonly number[],
  nowMs: number,
): number {
  const freeAfter = (times: readonly number[]): number =>
    Math.max((times[0] ?? -minuteMs) + minuteMs, freeAt(times, emailHourMax, hourMs, nowMs));
  const untilMs = Math.max(freeAfter(ofMember), freeAfter(ofMailbox));
  return Math.max(0, untilMs - nowMs);
}
