import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import { toSharedOutcome } from '@khelaghor/game-engine/finished-shared-game.ts';
import { ZERO } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { cancelBets, findRunningBets, settleBets } from '../bets/index.ts';
import { addToSessions } from '../inhouse/index.ts';
import { writeEvents } from '../../site/outbox/index.ts';
import type { BetRow } from './bet-store.ts';
import { getRoundEnd, settleBet, toStake } from './round-values.ts';
import type { RoundRow } from './store.ts';

/** Long enough that a commit is shared by many, short enough that no wallet is held for long. */
const chunkSize = 500;

/** While one chunk is written by the database, the next is worked out. */
const lanes = 2;

/** The ids of a round's running bets, those of one member together. */
async function listRunningBets(ctx: Context, roundId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ betId: string }>`
    select s.bet_id from shared_bet s join bet b on b.id = s.bet_id
    where s.round_id = ${roundId} and b.state = 'running'
    order by s.member_id, s.bet_id`.execute(ctx.db);
  return rows.map(({ betId }) => betId);
}

/** Bets that still run, locked: a cash-out that is being written is waited for. */
async function lockRunningBets(tx: Tx, betIds: readonly string[]): Promise<BetRow[]> {
  const { rows } = await sql<BetRow>`
    select s.bet_id, s.round_id, s.member_id, s.game_code, s.game_session_id, s.seat, s.choice,
      s.currency, s.stake_minor, s.auto_cash_out, s.receipt, s.placed_at, s.cashed_out
    from shared_bet s join bet b on b.id = s.bet_id
    where s.bet_id = any (${toPlainArray(betIds)}::uuid[]) and b.state = 'running'
    order by s.bet_id
    for update of s`.execute(tx);
  return rows;
}

/** A bet, what it is paid, and whether its stake goes back instead. */
type Judged = {
  readonly bet: BetRow;
  readonly payout: Minor;
  readonly isReturned: boolean;
  /** The outcome in the record of the bet; a round that never started has none. */
  readonly detail: Readonly<Record<string, unknown>> | undefined;
};

function judge(round: RoundRow, bet: BetRow): Judged {
  const end = getRoundEnd(round);
  if (!end) return { bet, payout: ZERO, isReturned: true, detail: undefined };
  const settled = settleBet(bet, end);
  const detail = { ...toSharedOutcome(toStake(bet), end, settled) };
  return { bet, payout: settled.payout, isReturned: settled.result === 'returned', detail };
}

async function payChunk(ctx: Context, tx: Tx, judged: readonly Judged[]): Promise<void> {
  const details = new Map(
    judged.flatMap(({ bet, detail }) => (detail ? [[bet.betId, detail] as const] : [])),
  );
  const paid = new Map(
    judged.flatMap(({ bet, payout, isReturned }) => (isReturned ? [] : [[bet.betId, payout]])),
  );
  const running = await findRunningBets(tx, [...paid.keys()]);
  const settlements = running.map((bet) => ({
    bet,
    payout: paid.get(bet.id) ?? ZERO,
    detail: details.get(bet.id),
  }));
  await settleBets(ctx, tx, settlements);
  const returned = judged.filter(({ isReturned }) => isReturned);
  await cancelBets(
    ctx,
    tx,
    returned.map(({ bet }) => bet.betId),
    details,
  );
  const sessions = judged.map(({ bet, payout, isReturned }) => {
    const { gameSessionId: id, memberId, currency, stakeMinor } = bet;
    return { id, memberId, currency, staked: 0n, returned: isReturned ? stakeMinor : payout };
  });
  const at = ctx.clock.now();
  await addToSessions(tx, at, sessions);
  await writeEvents(
    tx,
    judged.map(({ bet }) => {
      const { betId, gameCode, roundId, memberId } = bet;
      return { kind: 'round.ended', memberId, payload: { betId, gameCode, roundId }, at };
    }),
  );
}

/**
 * Settles the bets of a round that ended or is void, chunk after chunk, two at a time, each in a
 * transaction of its own. Killed in the middle and run again, it goes on with the bets that are
 * still running.
 */
export async function settleBetsOf(ctx: Context, round: RoundRow): Promise<void> {
  const left = [...(await listRunningBets(ctx, round.id))];
  const lane = async (): Promise<void> => {
    for (let ids = left.splice(0, chunkSize); ids.length > 0; ids = left.splice(0, chunkSize)) {
      const chunk = ids;
      await transact(ctx, async (tx) => {
        const judged = (await lockRunningBets(tx, chunk)).map((bet) => judge(round, bet));
        if (judged.length > 0) await payChunk(ctx, tx, judged);
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
