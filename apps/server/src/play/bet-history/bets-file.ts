import { betStateTexts, recordHeads } from '@khelaghor/i18n/statement-messages.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { Database } from '../../lib/context.ts';
import { translate } from '../../lib/http/messages.ts';
import type { CsvColumn } from '../../lib/http/record-csv.ts';
import { categoryLabels } from '../games/index.ts';
import { readBets } from './bet-history-query.ts';
import type { BetRow, Place } from './bet-history-query.ts';
import type { BetChoice } from './bet-totals.ts';

// The table knows no other states.
const getState = ({ state }: BetRow) => betStateTexts[state as keyof typeof betStateTexts];

/** The columns of a file of bets. A bet that is void shows what it cost, and that it came back. */
export const betColumns: readonly CsvColumn<BetRow>[] = [
  { head: recordHeads.time, cell: ({ placedAt }) => placedAt },
  { head: recordHeads.settled, cell: ({ settledAt }) => settledAt },
  {
    head: recordHeads.game,
    cell: ({ titleBn, titleEn }, language) => (language === 'bn' ? titleBn : titleEn),
  },
  {
    head: recordHeads.category,
    cell: ({ gameType }, language) => {
      const category = gameCategory.options.find((one) => one === gameType);
      return category === undefined ? gameType : categoryLabels[category][language];
    },
  },
  { head: recordHeads.state, cell: (row, language) => translate(language, getState(row)) },
  {
    head: recordHeads.stake,
    cell: ({ state, stakeMinor, returnedMinor }) =>
      state === 'void' ? stakeMinor : stakeMinor - returnedMinor,
  },
  {
    head: recordHeads.payout,
    cell: ({ state, stakeMinor, payoutMinor }) => (state === 'void' ? stakeMinor : payoutMinor),
  },
  { head: recordHeads.currency, cell: ({ currency }) => currency },
  { head: recordHeads.bet, cell: ({ id }) => id },
];

/** Enough that asking costs little, and few enough that other requests hardly wait. */
const betsAtOnce = 500;

/** The chosen bets of a member, newest first, a page at a time. */
export async function* readBetPages(
  db: Database,
  memberId: string,
  choice: BetChoice,
): AsyncGenerator<readonly BetRow[], void, undefined> {
  let before: Place | null = null;
  do {
    const page = await readBets(db, memberId, { choice, before, limit: betsAtOnce });
    if (page.rows.length > 0) yield page.rows;
    before = page.next;
  } while (before !== null);
}
