// A statement as CSV (RFC 4180), for a person with a spreadsheet as much as for a program.
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { getAccountLabel, getMovementLabel } from '@khelaghor/contract/money/transfer-codes.ts';
import { products, getProductOfTransfer } from '@khelaghor/contract/play/products.ts';
import type { ProductCode } from '@khelaghor/contract/play/products.ts';
import type { LedgerEntryLine } from '@khelaghor/db/ledger-history-line.ts';
import { statementHeads } from '@khelaghor/i18n/statement-messages.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { formatDhakaTime } from '@khelaghor/time/dhaka.ts';
import { byteOrderMark, formatCsvCell, formatTaka } from '../../lib/http/csv.ts';
import { translate } from '../../lib/http/messages.ts';

/** "2026-11-21 17:06:09", in Dhaka. */
const dhakaTime = (at: Date): string =>
  formatDhakaTime(at.getTime()).slice(0, 19).replace('T', ' ');

/** Puts each label into a cell once: a year of play repeats a dozen of them a million times. */
function labelCells(language: Language) {
  const cells = new Map<string, string>();
  return (label: typeof getMovementLabel, name: string, code: ProductCode | null): string => {
    const key = `${label.name}/${name}/${code}`;
    const known = cells.get(key);
    if (known !== undefined) return known;
    const cell = formatCsvCell(label(name, code && products[code], language));
    cells.set(key, cell);
    return cell;
  };
}

const getMoney = (amount: Minor | null): string => (amount === null ? '' : formatTaka(amount));

/**
 * The text of a statement, piece by piece: the heads, then the lines in their order. Money that
 * came in and money that went out have columns of their own, so no amount begins with a minus.
 */
export async function* writeStatementCsv(
  linesByPage: AsyncIterable<readonly LedgerEntryLine[]>,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  const heads = Object.values(statementHeads).map((text) =>
    formatCsvCell(translate(language, text)),
  );
  yield `${byteOrderMark}${heads.join(',')}\r\n`;
  const getCell = labelCells(language);
  for await (const lines of linesByPage) {
    let text = '';
    for (const line of lines) {
      const product = getProductOfTransfer(line);
      const cells = [
        dhakaTime(line.createdAt),
        getCell(getMovementLabel, line.code, product),
        getCell(getAccountLabel, line.debit.kind, product),
        getCell(getAccountLabel, line.credit.kind, product),
        line.amount > 0n ? formatTaka(line.amount) : '',
        line.amount < 0n ? formatTaka(0n - line.amount) : '',
        getMoney(line.balanceAfter),
        formatCsvCell(line.currency),
        line.transferId,
      ];
      text += `${cells.join(',')}\r\n`;
    }
    yield text;
  }
}
