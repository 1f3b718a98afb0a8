import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { Context } from '../../lib/context.ts';
import { countGuess, readHourCounts } from '../../lib/auth/ip-attempt-limits.ts';

/**
 * The work before a code or a link is sent rises with the use of the address. A carrier has
 * thousands of phones behind one: a limit there would refuse people for what others did.
 */

/** What sends a message that costs money. */
const sending: ReadonlySet<HumanAction> = new Set(['sms', 'recovery']);

/** The work doubles with each so many messages of an hour, up to the most that a phone bears. */
const doublesEach = 10;
const factorMax = 8;
/** A network counts as so many addresses, as it does in other limits. */
const addressesOfNetwork = 10;

/** How many times the usual work a message takes after so many of an hour; pure. */
export const computeWorkFactor = (sent: number): number =>
  Math.min(factorMax, 2 ** Math.floor(sent / doublesEach));

/** How many times the usual work an action takes from an address. */
export async function readWorkFactor(
  ctx: Context,
  action: HumanAction,
  ip: string,
): Promise<number> {
  if (!sending.has(action)) return 1;
  const { address, network } = await readHourCounts(ctx, 'code', ip);
  const sent = Math.max(address, network / addressesOfNetwork);
  return computeWorkFactor(sent / ctx.config.rateLimitFactor);
}

/** Counts a message that was sent for an address. */
export const countSent = (ctx: Context, ip: string): void => countGuess(ctx, 'code', ip);
