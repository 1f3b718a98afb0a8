import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import type { Database } from '../../lib/context.ts';
import type { OperatorCaller } from '../../lib/http/principals.ts';
import { toOperatorRequest } from '../../lib/operator-request.ts';
import { countBets } from './bet-store.ts';
import { findOpenRound } from './store.ts';
import { findWaitingVoid } from './void-store.ts';

/** The round of a game that is not settled, as an operator sees it; null: there is none. */
export async function readSharedDesk(
  db: Database,
  gameCode: string,
  caller: OperatorCaller,
): Promise<DeskGameDetail['sharedRound']> {
  const round = await findOpenRound(db, gameCode);
  if (!round) return null;
  const { id: roundId, number, state: phase, openedAt } = round;
  const waiting = await findWaitingVoid(db, roundId);
  return {
    roundId,
    number: Number(number),
    phase,
    openedAt: openedAt.toISOString(),
    bets: await countBets(db, roundId),
    waiting: waiting ? toOperatorRequest(waiting, caller) : null,
  };
}
