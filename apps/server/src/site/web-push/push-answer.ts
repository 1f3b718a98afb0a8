/**
 * What a push service said. `gone`: the browser has ended the subscription. `refused`: this push
 * will never be taken. `later`: it may be taken when it is sent again, at once or after the time
 * that the service names.
 */
export type PushAnswer =
  | { readonly said: 'sent' | 'gone' }
  | { readonly said: 'refused'; readonly status: number }
  | { readonly said: 'later'; readonly afterMs: number };

/** Reads `Retry-After`, in seconds or as a date; 0 without one that can be read. */
function readRetryAfter(header: string | undefined, now: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/u.test(text)) return Number(text) * 1_000;
  const at = Date.parse(text);
  return Number.isNaN(at) ? 0 : Math.max(0, at - now.getTime());
}

const mayWork = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Reads the answer of a push service (RFC 8030, sections 5 and 8.4). */
export function readPushAnswer(
  status: number,
  retryAfter: string | undefined,
  now: Date,
): PushAnswer {
  if (status >= 200 && status < 300) return { said: 'sent' };
  if (status === 404 || status === 410) return { said: 'gone' };
  if (mayWork(status)) return { said: 'later', afterMs: readRetryAfter(retryAfter, now) };
  return { said: 'refused', status };
}

const firstPauseMs = 30_000;
const longestPauseMs = 3_600_000;

/** Returns the pause before the next try: doubled each time, and as long as the service asks. */
export const getPauseMs = (tries: number, afterMs: number): number =>
  Math.max(afterMs, Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(tries, 10)));
