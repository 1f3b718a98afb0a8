import type { ReportFigures, ReportMovement } from '@khelaghor/contract/backoffice/reports.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { MessageText } from '@khelaghor/i18n/pattern-messages.ts';
import { movementHeads, reportHeads, reportTotal } from '@khelaghor/i18n/report-messages.ts';
import { byteOrderMark, formatTaka, toCsvLine } from '../../lib/http/csv.ts';
import { translate } from '../../lib/http/messages.ts';
import type { ReportValue } from './read-report.ts';

const taka = (minor: string): string => formatTaka(BigInt(minor));

const writeHeads = (heads: Readonly<Record<string, MessageText>>, language: Language): string =>
  byteOrderMark + toCsvLine(Object.values(heads).map((head) => translate(language, head)));

/** The cells of figures, in the order of their heads. */
const formatFigures = (row: ReportFigures): string[] => [
  String(row.bets),
  taka(row.stakes),
  taka(row.payouts),
  taka(row.result),
  taka(row.bonuses),
  String(row.deposits),
  taka(row.deposited),
  String(row.withdrawals),
  taka(row.withdrawn),
  taka(row.fees),
  String(row.newMembers),
  String(row.firstDeposits),
  String(row.activeMembers),
  String(row.depositors),
];

/** A report as CSV, one line at a time; the last line is that of its totals. */
export async function* writeReportCsv(
  { rows, totals }: ReportValue,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  yield writeHeads(reportHeads, language);
  for (const row of rows)
    yield toCsvLine([row.key, row.title?.[language] ?? '', ...formatFigures(row)]);
  yield toCsvLine(['', translate(language, reportTotal), ...formatFigures(totals)]);
}

/** Transfers behind a line of a report as CSV, one at a time. */
export async function* writeMovementsCsv(
  movements: AsyncIterable<ReportMovement>,
  language: Language,
): AsyncGenerator<string, void, undefined> {
  yield writeHeads(movementHeads, language);
  for await (const { id, at, account, code, amount, product, game, channel, betId } of movements)
    yield toCsvLine([
      at,
      account,
      code,
      taka(amount),
      product ?? '',
      game ?? '',
      channel ?? '',
      betId ?? '',
      id,
    ]);
}
