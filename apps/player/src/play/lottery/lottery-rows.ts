import { lotteryListAdded } from '@khelaghor/client/routes/play.gen.ts';
import {
  getLotteryRow,
  keepAddedLottery,
  type LotteryRow,
} from '@khelaghor/engine-lottery/public.ts';
import { getAddedLotteries, setAddedLotteries } from '../../shared/added-lotteries.ts';
import { call } from '../../shared/api.ts';

/** Makes the engine know the lotteries that the site named. */
export function keepAddedLotteries(): void {
  for (const lottery of getAddedLotteries()) keepAddedLottery(lottery);
}

/** The row of a lottery of the house, also of one that an operator added. */
export function findLotteryRow(gameCode: string): LotteryRow | undefined {
  const known = getLotteryRow(gameCode);
  if (known) return known;
  keepAddedLotteries();
  return getLotteryRow(gameCode);
}

/** The same, with the lotteries that were added while this page is open. */
export async function fetchLotteryRow(gameCode: string): Promise<LotteryRow | undefined> {
  const known = findLotteryRow(gameCode);
  if (known) return known;
  const reply = await call(lotteryListAdded, {});
  if (reply.success) setAddedLotteries(reply.value.lotteries);
  return findLotteryRow(gameCode);
}
