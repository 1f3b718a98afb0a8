// Rounds that are settled, as sums of what games returned need them.
import { sql } from 'kysely';
import { toPlainArray } from '@khelaghor/db/array-literal.ts';
import { describeSharedGame } from '@khelaghor/game-engine/finished-shared-game.ts';
import type { FinishedGame } from '@khelaghor/game-engine/finished-game.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import type { StakeCurrency } from '@khelaghor/money/currency.ts';
import type { Database } from '../../lib/context.ts';
import { listSettledOf } from './bet-store.ts';
import { getSharedEngine } from './round-values.ts';

/** A settled round. */
export type SettledRound = {
  readonly id: string;
  readonly gameCode: string;
  readonly game: FinishedGame;
  readonly scope: string;
  readonly settledAt: Date;
  /** It came to its crash point: it was neither void nor interrupted. */
  readonly isWhole: boolean;
};

/** Settled rounds by their ids. */
export async function listSettledRounds(
  db: Database,
  ids: readonly string[],
): Promise<SettledRound[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<Pick<SettledRound, 'id' | 'gameCode' | 'settledAt' | 'isWhole'>>`
    select id, game_code, settled_at, state = 'ended' and interrupted_at is null as is_whole
    from shared_round
    where id = any (${toPlainArray(ids)}::uuid[]) and settled_at is not null
    order by settled_at, id`.execute(db);
  return rows.map((row) => {
    const engine = getSharedEngine(row.gameCode);
    return { ...row, game: describeSharedGame(engine), scope: engine.scope };
  });
}

/** A bet of a round that is over. */
export type EndedBetRow = {
  readonly currency: StakeCurrency;
  readonly stake: bigint;
  readonly payout: bigint;
  /** The multiplier of its cash-out in hundredths, or the first that its round did not reach. */
  readonly until: number;
};

/** The bets of a settled round, without those whose stake went back. */
export async function readEndedBets(
  db: Database,
  { id }: Pick<SettledRound, 'id'>,
): Promise<EndedBetRow[]> {
  const bets = await listSettledOf(db, id);
  return bets
    .filter(({ state, returnedMinor }) => state !== 'void' && returnedMinor === 0n)
    .map(({ currency, stakeMinor, payoutMinor, cashedOut, autoCashOut, crashPoint }) => {
      const left = cashedOut ?? (payoutMinor > 0n ? autoCashOut : null);
      const until = left ?? Number(parseHeight(crashPoint) ?? 100n) + 1;
      return { currency, stake: stakeMinor, payout: payoutMinor, until };
    });
}
