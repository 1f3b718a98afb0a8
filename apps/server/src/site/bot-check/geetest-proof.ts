import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { geetestValues, humanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { HumanAction } from '@khelaghor/contract/site/bot-check.ts';
import type { Context } from '../../lib/context.ts';
import { askGeetest } from './geetest-client.ts';
import type { Verdict, ChosenGeetest } from './geetest-client.ts';
import { noteAway } from './geetest-circuit-breaker.ts';
import { readProof } from './proof-of-work.ts';

/** Longer than for proof of work: a person has to read the check, and may try it twice. */
const ticketMs = 10 * 60_000;
/** How long a lot stays spent: far longer than GeeTest itself would accept it. */
const lotMs = 24 * 60 * 60_000;

const payloadShape = z.object({
  ticket: z.string().regex(/^[a-z-]{1,20}\.\d{1,16}\.[0-9a-f-]{36}\.[0-9a-f]{64}$/),
  geetest: geetestValues,
});

/** Makes a ticket for one action, which the proof must return: GeeTest knows no actions. */
export function createGeetestTicket(ctx: Context, action: HumanAction): string {
  const expires = ctx.clock.now().getTime() + ticketMs;
  const words = `${action}.${expires}.${ctx.random.id()}`;
  return `${words}.${ctx.secrets.mac('human-check/ticket', words)}`;
}

type Ticket = { readonly id: string; readonly expiresAt: Date };

/** Returns the ticket if it is ours, for this action and not expired; else null. */
function readTicket(ctx: Context, ticket: string, action: HumanAction): Ticket | null {
  const [named = '', expires = '', id = '', mac = ''] = ticket.split('.');
  const made = ctx.secrets.mac('human-check/ticket', `${named}.${expires}.${id}`);
  if (!timingSafeEqual(Buffer.from(made), Buffer.from(mac))) return null;
  const expiresAt = new Date(Number(expires));
  const isGood = humanAction.parse(named) === action && expiresAt > ctx.clock.now();
  return isGood ? { id, expiresAt } : null;
}

/**
 * Whether the proof is of a check that was solved for this action. Spends ticket and lot in any
 * case, for all processes: GeeTest is asked about a lot once.
 */
export async function checkGeetest(
  ctx: Context,
  geetest: ChosenGeetest,
  proof: string,
  action: HumanAction,
): Promise<Verdict> {
  const payload = readProof(proof, payloadShape);
  const ticket = payload && readTicket(ctx, payload.ticket, action);
  if (!payload || !ticket) return 'failed';
  const { lot_number: lot } = payload.geetest;
  const lotExpiresAt = new Date(ctx.clock.now().getTime() + lotMs);
  const spent = await ctx.db
    .insertInto('usedCaptchaChallenge')
    .values([
      { challenge: `ticket:${ticket.id}`, expiresAt: ticket.expiresAt },
      { challenge: `lot:${lot}`, expiresAt: lotExpiresAt },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning('challenge')
    .execute();
  if (spent.length !== 2) return 'failed';
  const verdict = await askGeetest(ctx, geetest, payload.geetest);
  if (verdict === 'away') noteAway(ctx);
  return verdict;
}
