import type { ProfitGrouping, ProfitRow } from '@khelaghor/contract/play/profit-and-loss.ts';
import { gameCategory } from '@khelaghor/contract/lib/shapes.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { profitHeads, profitKeyHeads } from '@khelaghor/i18n/statement-messages.ts';
import { byteOrderMark, formatCsvCell, formatTaka } from '../../lib/http/csv.ts';
import { translate } from '../../lib/http/messages.ts';
import { categoryLabels } from '../games/index.ts';
import type { ProfitValue } from './profit-and-loss.ts';

/** The day, kind of games or game that a line stands for, in words. */
function formatKey({ key, title }: ProfitRow, language: Language): string {
  if (title !== null) return title[language];
  const category = gameCategory.options.find((one) => one === key);
  return category === undefined ? key : categoryLabels[category][language];
}

/**
 * A profit and loss as CSV, one line at a time. Profit and loss have columns of their own, so no
 * amount begins with a minus.
 */
export async function* writeProfitCsv(
  { rows, currency }: ProfitValue,
  by: ProfitGrouping,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const heads = [profitKeyHeads[by], ...Object.values(profitHeads)];
  const texts = heads.map((head) => formatCsvCell(translate(language, head)));
  yield `${byteOrderMark}${texts.join(',')}\r\n`;
  for (const row of rows) {
    const [stake, payout, net] = [BigInt(row.stake), BigInt(row.payout), BigInt(row.net)];
    const cells = [
      formatCsvCell(formatKey(row, language)),
      String(row.bets),
      formatTaka(stake),
      formatTaka(payout),
      net > 0n ? formatTaka(net) : '',
      net < 0n ? formatTaka(-net) : '',
      formatTaka(stake - payout + net),
      formatCsvCell(currency),
    ];
    yield `${cells.join(',')}\r\n`;
  }
}
