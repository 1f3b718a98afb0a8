import type { DeskJackpots, GamePot, PotRulesValue } from '@khelaghor/contract/play/jackpots.ts';
import { getPotReturn } from '@khelaghor/game-engine/must-hit-by.ts';
import type { PotRules } from '@khelaghor/game-engine/must-hit-by.ts';
import { toFloat } from '@khelaghor/money/ratio.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import { listHits, readLastHits } from './fold-store.ts';
import { listPots, readPotAccounts } from './pot-store.ts';
import type { PotCurrency, StoredPot } from './pot-store.ts';
import { readWaitingRules } from './rules-store.ts';

const hitsShown = 50;
const ownHitsShown = 100;

const toRules = ({ start, cap, rate }: PotRules): PotRulesValue => ({
  start: String(start),
  cap: String(cap),
  rate: Number(rate),
});

type FindLastHit = Awaited<ReturnType<typeof readLastHits>>;

function toPot(pot: StoredPot, findLastHit: FindLastHit): GamePot {
  const { currency, tier, number, openedAt, amount, rules } = pot;
  const last = findLastHit(pot);
  return {
    ...toRules(rules),
    currency,
    tier,
    number,
    openedAt: openedAt.toISOString(),
    amount: String(amount),
    return: toFloat(getPotReturn(rules)),
    lastHit: last && { amount: String(last.paidMinor), at: last.hitAt.toISOString() },
  };
}

/** The pots of a game for everyone, of one currency or all. */
export async function readJackpots(
  ctx: Context,
  of: { readonly gameCode: string; readonly currency?: PotCurrency },
): Promise<{ pots: GamePot[] }> {
  const pots = await listPots(ctx.db, of);
  const findLastHit = await readLastHits(ctx.db, of.gameCode);
  return { pots: pots.map((pot) => toPot(pot, findLastHit)) };
}

/** The pots that a member hit, newest first. */
export async function readOwnHits(ctx: Context, memberId: string) {
  const hits = await listHits(ctx.db, { memberId }, ownHitsShown);
  return {
    hits: hits.map(({ betId, gameCode, currency, tier, paidMinor, hitAt }) => {
      return { betId, gameCode, currency, tier, paid: String(paidMinor), at: hitAt.toISOString() };
    }),
  };
}

/** The pots of a game beside their accounts, with the last hits, as one operator sees them. */
export function readDeskJackpots(
  ctx: Context,
  gameCode: string,
  caller: OperatorCaller,
): Promise<DeskJackpots> {
  // One moment of the database: a run between two readings would look like a difference.
  return ctx.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const pots = await listPots(tx, { gameCode });
      const accounts = await readPotAccounts(tx, pots);
      const findLastHit = await readLastHits(tx, gameCode);
      const waiting = await readWaitingRules(tx, gameCode);
      const hits = await listHits(tx, { gameCode }, hitsShown);
      return {
        pots: pots.map((pot) => {
          const request = waiting.get(`${pot.currency} ${pot.tier}`);
          return {
            ...toPot(pot, findLastHit),
            difference: String((accounts.get(pot.accountId) ?? 0n) - pot.amount),
            next: toRules(pot.next),
            version: pot.version,
            waiting: request
              ? { ...toOperatorRequest(request, caller), rules: toRules(request.rules) }
              : null,
            staked: String(pot.staked),
            contributed: String(pot.contributed),
            started: String(pot.started),
            paid: String(pot.paid),
            hits: pot.number - 1,
          };
        }),
        hits: hits.map(({ betId, username, currency, tier, potNumber, hitAt, ...hit }) => ({
          betId,
          account: username,
          currency,
          tier,
          number: potNumber,
          from: String(hit.fromMinor),
          to: String(hit.toMinor),
          cap: String(hit.capMinor),
          paid: String(hit.paidMinor),
          at: hitAt.toISOString(),
        })),
      };
    });
}
