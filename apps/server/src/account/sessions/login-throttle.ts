import type { FastifyRequest } from 'fastify';
import { refuse } from '../../lib/http/result.ts';
import type { Refused } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Database } from '../../lib/context.ts';
import { clearFailures, failuresOf, noteFailure } from '../../lib/auth/attempt-counter.ts';
import { countGuess, guessedTooOften } from '../../lib/auth/ip-attempt-limits.ts';
import type { Member } from '../members/index.ts';
import { isNewDevice } from '../second-factors/index.ts';
import { loginBackoffMs } from './login-backoff.ts';

/** From the first failure on, the next attempts for a name within this time need a captcha. */
const latelyMs = 30 * 60_000;

/** Attempts that are being looked at here, which may all prove wrong. */
const openTries = singleton(() => new Map<string, number>());

type Place = 'known' | 'other';

/**
 * Wrong tries for a name, or a number, from places where its owner has logged in, and those from
 * all others, which must not keep him out of his own.
 */
const subjectOf = (ctx: Context, name: string, place: Place): string =>
  ctx.secrets.mac(place === 'known' ? 'login-failure-known' : 'login-failure', name);

/** What was tried for a name before, from such places as this call comes from. */
export type Tries = {
  readonly subject: string;
  readonly ip: string;
  readonly isKnownPlace: boolean;
  /** Wrong ones within half an hour. */
  readonly lately: number;
  /** How long the next one has to wait. */
  readonly waitMs: number;
};

type Named = { readonly name: string; readonly member: Member | null };

async function triesOf(
  ctx: Context,
  { subject, isKnownPlace, open }: Pick<Tries, 'subject' | 'isKnownPlace'> & { open: number },
  { ip }: FastifyRequest,
): Promise<Tries> {
  const { day, lately, newestAt } = await failuresOf(ctx, subject, latelyMs);
  const nowMs = ctx.clock.now().getTime();
  const sinceMs = open > 0 ? 0 : nowMs - (newestAt?.getTime() ?? 0);
  const waitMs = Math.max(0, loginBackoffMs(day + open) - sinceMs);
  return { subject, ip, isKnownPlace, lately, waitMs };
}

/**
 * Looks at one attempt, with what was tried for its name before; for a name that nobody has the
 * same is done. Until it is over it counts for others as one that was wrong.
 */
export async function withLoginThrottle<T>(
  ctx: Context,
  { name, member }: Named,
  request: FastifyRequest,
  look: (tries: Tries) => Promise<T>,
): Promise<T> {
  const memberId = member?.id ?? ctx.random.id();
  const isKnownPlace = !(await isNewDevice(ctx, ctx.db, memberId, request));
  const subject = subjectOf(ctx, name, isKnownPlace ? 'known' : 'other');
  const openNow = openTries(ctx);
  const open = openNow.get(subject) ?? 0;
  openNow.set(subject, open + 1);
  try {
    return await look(await triesOf(ctx, { subject, isKnownPlace, open }, request));
  } finally {
    const left = (openNow.get(subject) ?? 1) - 1;
    if (left === 0) openNow.delete(subject);
    else openNow.set(subject, left);
  }
}

/** Why nothing is looked at now; null when it is. */
export async function tooSoon(
  ctx: Context,
  { waitMs, isKnownPlace, ip }: Tries,
): Promise<Refused<'login_too_soon' | 'too_many_requests'> | null> {
  if (waitMs > 0)
    return refuse('login_too_soon', { params: { minutes: Math.ceil(waitMs / 60_000) } });
  // Many share an address with somebody who guesses: who is known here is not made to pay for it.
  if (isKnownPlace) return null;
  return (await guessedTooOften(ctx, 'password', ip)) ? refuse('too_many_requests') : null;
}

/** Counts an attempt that was wrong: for the name, and for where it came from. */
export async function noteWrong(ctx: Context, { subject, ip }: Tries): Promise<void> {
  countGuess(ctx, 'password', ip);
  await noteFailure(ctx, subject);
}

/** Forgets what was tried for a member who is let in. */
export async function resetFailures(
  ctx: Context,
  tx: Database,
  { account, provenMobile }: Member,
): Promise<void> {
  const names = [account.toLowerCase(), ...(provenMobile === null ? [] : [provenMobile])];
  const places = ['known', 'other'] as const;
  const subjects = names.flatMap((name) => places.map((place) => subjectOf(ctx, name, place)));
  await clearFailures(tx, subjects);
}
