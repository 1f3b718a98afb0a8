import { sql } from 'kysely';
import { toSharedOutcome } from '@khelaghor/game-engine/finished-shared-game.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { computePricePayout } from '@khelaghor/game-engine/shared-bet.ts';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { addBetDetails, cancelBets, findRunningBets, settleBets } from '../bets/index.ts';
import { addToSessions } from '../inhouse/index.ts';
import type { BetRow } from './bet-store.ts';
import { getBrokenAt, getSharedEngine, judgeBet } from './round-values.ts';
import type { RoundRow } from './store.ts';

/** Long enough that a commit is shared by many, short enough that no wallet is held for long. */
const chunkSize = 500;

/** The next running bets of a round, locked: a press that is being written is waited for. */
async function lockRunningBets(tx: Tx, roundId: string): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select s.bet_id, s.round_id, s.member_id, s.game_code, s.game_session_id, s.seat, s.choice,
      s.currency, s.stake_minor, s.taken_by, s.receipt, s.placed_at, s.pressed
    from shared_bet s join bet b on b.id = s.bet_id
    where s.round_id = ${roundId} and b.state = 'running'
    order by s.bet_id limit ${chunkSize}
    for update of s`.execute(tx);
  return rows;
}

/** A bet, what it is paid, and whether its stake goes back instead. */
type Judged = {
  readonly bet: BetRow;
  readonly payout: Minor;
  readonly isReturned: boolean;
  /** The outcome in the record of the bet; null in a round that never flew. */
  readonly detail: object | null;
};

function judge(round: RoundRow, bet: BetRow): Judged {
  const point = parseHeight(round.point);
  if (point === null) return { bet, payout: ZERO, isReturned: true, detail: null };
  const taken = judgeBet(bet, point, getBrokenAt(getSharedEngine(round.gameCode), round));
  const payout =
    typeof taken === 'number' ? computePricePayout(minor(bet.stakeMinor), taken) : ZERO;
  const detail = toSharedOutcome(point, taken);
  return { bet, payout, isReturned: taken === 'returned', detail };
}

async function payChunk(ctx: Context, tx: Tx, judged: readonly Judged[]): Promise<void> {
  await addBetDetails(
    tx,
    judged.flatMap(({ bet, detail }) => (detail ? [{ id: bet.betId, detail: { ...detail } }] : [])),
  );
  const paid = new Map(
    judged.flatMap(({ bet, payout, isReturned }) => (isReturned ? [] : [[bet.betId, payout]])),
  );
  const running = await findRunningBets(tx, [...paid.keys()]);
  const settlements = running.map((bet) => ({ bet, payout: paid.get(bet.id) ?? ZERO }));
  await settleBets(ctx, tx, settlements, { detail: {} });
  const returned = judged.filter(({ isReturned }) => isReturned);
  await cancelBets(
    ctx,
    tx,
    returned.map(({ bet }) => bet.betId),
  );
  const sessions = judged.map(({ bet, payout, isReturned }) => {
    const { gameSessionId: id, memberId, currency, stakeMinor } = bet;
    return { id, memberId, currency, staked: 0n, returned: isReturned ? stakeMinor : payout };
  });
  await addToSessions(tx, ctx.clock.now(), sessions);
}

/**
 * Settles the bets of a round that ended or is void, chunk after chunk, each in a transaction of
 * its own. Killed in the middle and run again, it goes on with the bets that are still running.
 */
export async function settleBetsOf(ctx: Context, round: RoundRow): Promise<void> {
  for (;;) {
    const count = await transact(ctx, async (tx) => {
      const bets = await lockRunningBets(tx, round.id);
      if (bets.length > 0)
        await payChunk(
          ctx,
          tx,
          bets.map((bet) => judge(round, bet)),
        );
      return bets.length;
    });
    if (count < chunkSize) return;
  }
}
