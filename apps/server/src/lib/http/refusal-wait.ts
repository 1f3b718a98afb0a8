import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Failure } from './result.ts';

/** How soon it helps to try again where the end of the wait is not known. */
const usualSeconds: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 5,
  overloaded: 2,
  too_soon: 1,
  cash_out_waits: 1,
};

/** Returns after how many seconds a refused call may be made again; undefined: it need not wait. */
export const getWaitSeconds = ({ refusal, retryAfterSeconds }: Failure): number | undefined =>
  retryAfterSeconds ?? usualSeconds[refusal];

/** Shorter waits are over before a sentence with their seconds is read. */
const countedFromSeconds = 6;

type Unit = { readonly seconds: number; readonly one: LocalText; readonly many: LocalText };

const second: Unit = {
  seconds: 1,
  one: { bn: 'এক সেকেন্ড', en: 'a second' },
  many: { bn: 'সেকেন্ড', en: 'seconds' },
};
const minute: Unit = {
  seconds: 60,
  one: { bn: 'এক মিনিট', en: 'a minute' },
  many: { bn: 'মিনিট', en: 'minutes' },
};
const hour: Unit = {
  seconds: 3_600,
  one: { bn: 'এক ঘণ্টা', en: 'an hour' },
  many: { bn: 'ঘণ্টা', en: 'hours' },
};

/** A unit is used up to the double of the next one, so that rounding up adds little. */
function findUnit(seconds: number): Unit {
  if (seconds < minute.seconds) return second;
  if (seconds === hour.seconds || seconds > 2 * hour.seconds) return hour;
  return minute;
}

/** Says when to try again, as a part of a sentence: "in 5 minutes", "৫ মিনিট পরে". */
export function formatWait(seconds: number): LocalText {
  if (seconds < countedFromSeconds) return { bn: 'একটু পরে', en: 'in a moment' };
  const unit = findUnit(seconds);
  const count = Math.ceil(seconds / unit.seconds);
  if (count === 1) return { bn: `${unit.one.bn} পরে`, en: `in ${unit.one.en}` };
  return { bn: `${count} ${unit.many.bn} পরে`, en: `in ${count} ${unit.many.en}` };
}
