import type { FastifyRequest } from 'fastify';
import { refuseForNow } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import { singleton } from '../../lib/context.ts';
import type { Context, Database } from '../../lib/context.ts';
import { clearFailures, readFailures, noteFailure } from '../../lib/auth/attempt-counter.ts';
import { countGuess, hasGuessedTooOften, refuseGuesses } from '../../lib/auth/ip-attempt-limits.ts';
import type { Member } from '../members/index.ts';
import { isNewDevice } from '../second-factors/index.ts';

/** Wrong tries per day without a wait. */
const freeTries = 5;
const firstWaitMs = 30_000;
const waitMaxMs = 15 * 60_000;

/**
 * Returns the wait after the newest of several wrong tries: half a minute after the fifth, doubled
 * after each further one, up to a quarter of an hour. Pure.
 */
export const computeLoginBackoffMs = (failures: number): number =>
  failures < freeTries
    ? 0
    : Math.min(firstWaitMs * 2 ** Math.min(failures - freeTries, 20), waitMaxMs);

/** After a failure, attempts for the same username within this time need a captcha. */
const latelyMs = 30 * 60_000;

/** Attempts in progress in this process; each may prove wrong. */
const openTries = singleton(() => new Map<string, number>());

type Place = 'known' | 'other';

/**
 * The counter of wrong tries for a username or number. Known devices count apart, so that attackers
 * elsewhere cannot lock the owner out.
 */
const getSubject = (ctx: Context, name: string, place: Place): string =>
  ctx.secrets.mac(place === 'known' ? 'login-failure-known' : 'login-failure', name);

/** Earlier tries for a username, from devices as known as this one. */
export type Tries = {
  readonly subject: string;
  readonly ip: string;
  readonly isKnownPlace: boolean;
  /** Wrong tries within half an hour. */
  readonly lately: number;
  /** The wait before the next try. */
  readonly waitMs: number;
};

type Named = { readonly name: string; readonly member: Member | null };

async function readTries(
  ctx: Context,
  { subject, isKnownPlace, open }: Pick<Tries, 'subject' | 'isKnownPlace'> & { open: number },
  { ip }: FastifyRequest,
): Promise<Tries> {
  const { day, lately, newestAt } = await readFailures(ctx, subject, latelyMs);
  const nowMs = ctx.clock.now().getTime();
  const sinceMs = open > 0 ? 0 : nowMs - (newestAt?.getTime() ?? 0);
  const waitMs = Math.max(0, computeLoginBackoffMs(day + open) - sinceMs);
  return { subject, ip, isKnownPlace, lately, waitMs };
}

/**
 * Runs one attempt with the earlier tries for its username; an unknown username takes the same
 * steps. While it runs, concurrent attempts count it as wrong.
 */
export async function runWithLoginThrottle<T>(
  ctx: Context,
  { name, member }: Named,
  request: FastifyRequest,
  look: (tries: Tries) => Promise<T>,
): Promise<T> {
  const memberId = member?.id ?? ctx.random.id();
  const isKnownPlace = !(await isNewDevice(ctx, ctx.db, memberId, request));
  const subject = getSubject(ctx, name, isKnownPlace ? 'known' : 'other');
  const openNow = openTries(ctx);
  const open = openNow.get(subject) ?? 0;
  openNow.set(subject, open + 1);
  try {
    return await look(await readTries(ctx, { subject, isKnownPlace, open }, request));
  } finally {
    const left = (openNow.get(subject) ?? 1) - 1;
    if (left === 0) openNow.delete(subject);
    else openNow.set(subject, left);
  }
}

/** Refuses an attempt made too soon; null when it may go on. */
export async function isTooSoon(
  ctx: Context,
  { waitMs, isKnownPlace, ip }: Tries,
): Promise<Failure<'login_too_soon' | 'too_many_requests'> | null> {
  if (waitMs > 0) return refuseForNow('login_too_soon', waitMs);
  // Members may share an address with an attacker: those on a known device are not refused.
  if (isKnownPlace) return null;
  return (await hasGuessedTooOften(ctx, 'password', ip)) ? refuseGuesses(ctx) : null;
}

/** Counts a wrong attempt, for the username and for the address. */
export async function recordFailedLogin(ctx: Context, { subject, ip }: Tries): Promise<void> {
  countGuess(ctx, 'password', ip);
  await noteFailure(ctx, subject);
}

/** Deletes a member's failed logins, after a login. */
export async function resetFailures(
  ctx: Context,
  tx: Database,
  { username, provenMobile }: Member,
): Promise<void> {
  const names = [username.toLowerCase(), ...(provenMobile === null ? [] : [provenMobile])];
  const places = ['known', 'other'] as const;
  const subjects = names.flatMap((name) => places.map((place) => getSubject(ctx, name, place)));
  await clearFailures(tx, subjects);
}
