import { z } from 'zod';
import { adminLotteryDetail } from './lottery-admin.ts';
import { lotteryTimetable } from './lottery-timetable.ts';
import { route } from '../lib/route.ts';
import { gameCode, localText } from '../lib/shapes.ts';
import { defineName } from '../lib/typed-fields.ts';

/** Lotteries that operators add beside those that came with the site. */

/** An added lottery, as pages need it: all else is in the row of the lottery whose rules it has. */
export const addedLottery = z.object({
  code: gameCode,
  /** The lottery whose rules it follows, which came with the site. */
  basedOn: gameCode,
  title: localText,
  /** The timetable of its first day. */
  timetable: lotteryTimetable,
});
export type AddedLottery = z.infer<typeof addedLottery>;

export const listAddedLotteries = route.anyone('GET /lotto/lgw/added-lotteries', {
  id: 'lottery.listAdded',
  summary: 'Lists the lotteries that operators added, open or not, the oldest first',
  value: z.object({ lotteries: z.array(addedLottery) }),
});

const title = defineName(80).min(1);

export const addLottery = route.operator('POST /operator/lotteries', {
  id: 'lottery.admin.add',
  permission: 'games.act',
  summary: 'Adds a closed lottery with the rules and the terms of another one',
  body: z.object({
    /** Never used before, and never used again. */
    code: gameCode,
    basedOn: gameCode,
    titleBn: title,
    titleEn: title,
    /** Of the same kind as that of the other lottery; the zone is the same. */
    timetable: lotteryTimetable,
  }),
  value: adminLotteryDetail,
  refusals: ['game_unknown', 'lottery_code_taken', 'timetable_invalid'],
});

export const removeLottery = route.operator('DELETE /operator/lotteries/:gameCode', {
  id: 'lottery.admin.remove',
  permission: 'games.act',
  summary: 'Removes an added lottery that was never on sale; its code stays used',
  params: z.object({ gameCode }),
  value: z.object({ removed: z.literal(true) }),
  refusals: ['game_unknown', 'lottery_declared', 'lottery_was_open'],
});
