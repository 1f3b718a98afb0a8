import type { Minor } from '@khelaghor/money/minor.ts';
import { refuse } from '../../lib/http/result.ts';
import type { Failure } from '../../lib/http/result.ts';
import type { GameCaller } from '../../lib/http/principals.ts';
import type { Database, Tx } from '../../lib/context.ts';
import { checkStakeLimits } from '../../account/responsible-gaming/index.ts';
import type { StakeLimitRefusal } from '../../account/responsible-gaming/index.ts';
import type { Wallet } from '../../money/wallet/index.ts';
import { findOpenGame } from '../games/index.ts';
import { listRounds } from './store.ts';

/** Why a game takes no new stakes at this moment; null: it takes them. */
export async function findClosedGame(
  tx: Tx,
  code: string,
): Promise<Failure<'game_closed' | 'game_maintenance'> | null> {
  const game = await findOpenGame(tx, code);
  if (game.ok) return null;
  const { refusal } = game;
  return refusal === 'game_unknown' ? refuse('game_closed') : { ...game, refusal };
}

/** A game's call by a member, and the least time since their round before; 0: none. */
export type Paced = { readonly caller: GameCaller; readonly cycleMs: number };

/**
 * Whether the member's last round of the game began less than a cycle ago. Nothing is read where
 * there is no shortest cycle.
 */
export async function isTooSoon(
  db: Database,
  { caller: { memberId, gameCode: game }, cycleMs }: Paced,
  now: Date,
): Promise<boolean> {
  if (cycleMs === 0) return false;
  const [last] = await listRounds(db, { memberId, game }, { limit: 1 });
  return last !== undefined && now.getTime() - last.playedAt.getTime() < cycleMs;
}

/** An order of a batch, judged so far. */
type Judged = {
  readonly order: { readonly caller: GameCaller; readonly stake: Minor };
  readonly wallet: Wallet;
  readonly refused: Failure | null;
};

/**
 * Finds the stakes that exceed a limit of their members, among the orders that nothing else
 * refuses. Each order is of another member.
 */
export async function findBeyondLimits<Order extends Judged>(
  tx: Tx,
  orders: readonly Order[],
  now: Date,
): Promise<ReadonlyMap<Order, Failure<StakeLimitRefusal> | null>> {
  const limited = orders.filter(({ order, refused }) => !refused && order.caller.play.isLimited);
  const stakes = limited.map(({ order: { caller, stake }, wallet }) => {
    return { memberId: caller.memberId, currency: wallet.currency, stake };
  });
  const refusals = await checkStakeLimits(tx, stakes, now);
  return new Map(limited.map((each, index) => [each, refusals[index] ?? null]));
}
