import { readLastNumber } from '@khelaghor/db/clean-cut.ts';
import { openAccount, post } from '@khelaghor/db/ledger-store.ts';
import { findEngine } from '@khelaghor/game-list/games.ts';
import { gamePots } from '@khelaghor/game-list/pots.ts';
import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import { jackpotAccount } from '@khelaghor/ledger/account.ts';
import { buildPotStart } from '@khelaghor/ledger/postings/jackpot.ts';
import { getProductHouse } from '@khelaghor/ledger/postings/wager.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import type { Context } from '../../lib/context.ts';
import { inHouseSource } from '../bets/index.ts';
import { getGameProduct } from '../inhouse/index.ts';
import { insertPot, potCurrencies } from './pot-store.ts';
import type { PotPlace, PotsName } from './pot-store.ts';

/**
 * Opens the pots of a game in one currency with the house's money, once. Stakes that were placed
 * before do not count.
 */
export function openJackpots(
  ctx: Context,
  name: PotsName,
  tiers: readonly PotTier[],
): Promise<void> {
  const { gameCode, currency } = name;
  return transact(ctx, async (tx) => {
    const product = getGameProduct(gameCode).code;
    const house = await openAccount(tx, getProductHouse(product, inHouseSource, currency));
    const foldedTo = await readLastNumber(tx, 'ledger_transfer');
    const opened = await tx
      .insertInto('jackpotPlace')
      .values({ gameCode, currency, houseAccountId: house, foldedTo })
      .onConflict((conflict) => conflict.doNothing())
      .returning('gameCode')
      .executeTakeFirst();
    if (!opened) return;
    const transfers = [];
    for (const [rank, { tier, ...rules }] of tiers.entries()) {
      const owner = { game: gameCode, tier };
      const accountId = await openAccount(tx, jackpotAccount('jackpot_pool', owner, currency));
      const sums = { staked: 0n, contributed: 0n, started: rules.start, paid: 0n };
      const state = { amount: rules.start, fraction: 0n, number: 1, openedAt: ctx.clock.now() };
      const pot = { ...name, tier, rank, accountId, rules, next: rules, version: 0 };
      await insertPot(tx, { ...pot, ...state, ...sums });
      const move = { currency, accounts: { pool: accountId, house }, nextId: ctx.random.id };
      const cause = { kind: 'jackpot', id: `${gameCode}/${tier}` };
      transfers.push(buildPotStart(move, rules.start, cause));
    }
    const posted = await post(tx, transfers);
    if (!posted.ok) throw new Error(`the ledger refused to open a pot: ${posted.refusal}`);
  });
}

/** Opens the pots of listed games that have none yet. */
export async function openMissingJackpots(
  ctx: Context,
  places: readonly PotPlace[],
): Promise<void> {
  for (const [gameCode, tiers] of gamePots)
    for (const currency of potCurrencies) {
      const isOpen = places.some(
        (place) => place.gameCode === gameCode && place.currency === currency,
      );
      if (!isOpen && findEngine(gameCode)) await openJackpots(ctx, { gameCode, currency }, tiers);
    }
}
