import { reportHeads, reportTotal } from '@khelaghor/i18n/report-messages.ts';
import type { ReportDimension } from '@khelaghor/contract/backoffice/report-terms.ts';
import type { ReportFigures, ReportRow } from '@khelaghor/contract/backoffice/reports.ts';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatText, translate } from '../../lib/http/messages.ts';
import type { ReportValue } from './read-report.ts';

/** The content of an ordered report's e-mail, beside the file. */
export type OrderMail = { readonly subject: string; readonly text: string };

const subjectText: LocalText = {
  bn: '{brand}: {name} রিপোর্ট, {days}',
  en: '{brand}: report by {name}, {days}',
};
const bodyText: LocalText = {
  bn: '{name} রিপোর্ট, {days}\n\n{totals}\n\n{lines}\n\nকনসোলে দেখুন:\n{address}',
  en: 'Report by {name}, {days}\n\n{totals}\n\n{lines}\n\nOpen the console:\n{address}',
};

/** Names of a report's lines for its subject. */
const names: Readonly<Record<ReportDimension, LocalText>> = {
  all: { bn: 'দিনভিত্তিক', en: 'day' },
  product: { bn: 'খেলার ধরন অনুযায়ী', en: 'product' },
  game: { bn: 'খেলা অনুযায়ী', en: 'game' },
  vendor: { bn: 'ভেন্ডর অনুযায়ী', en: 'vendor' },
  channel: { bn: 'চ্যানেল অনুযায়ী', en: 'channel' },
  affiliate: { bn: 'অ্যাফিলিয়েট কোড অনুযায়ী', en: 'affiliate code' },
  country: { bn: 'দেশ অনুযায়ী', en: 'country' },
};

/** Lines of one e-mail; the file has all. */
const linesMax = 30;

type Figure = keyof ReportFigures;
const amounts: readonly Figure[] = [
  'stakes',
  'payouts',
  'result',
  'bonuses',
  'deposited',
  'withdrawn',
  'fees',
];
const totalled: readonly Figure[] = [
  ...amounts,
  'bets',
  'activeMembers',
  'newMembers',
  'firstDeposits',
  'depositors',
];
/** The columns of the table: what its dimension is about. */
const getColumns = (dimension: ReportDimension): readonly Figure[] =>
  dimension === 'channel' ? ['deposited', 'withdrawn'] : ['stakes', 'payouts', 'result'];

type Words = { readonly language: Language; readonly currency: CashCurrency };

function formatFigure(row: ReportFigures, figure: Figure, { language, currency }: Words): string {
  const value = row[figure];
  if (!amounts.includes(figure)) return String(value);
  const format = { lang: language, digits: 'latn', grouping: 'lakh', currency } as const;
  return formatMoney(minor(BigInt(value)), format);
}

/** Writes cells below each other, in columns of one width. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, nth) =>
    Math.max(...rows.map((cells) => cells[nth]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((cell, nth) => cell.padEnd(widths[nth] ?? 0))
        .join(' | ')
        .trimEnd(),
    )
    .join('\n');
}

type MailContent = Words & {
  readonly brand: string;
  readonly dimension: ReportDimension;
  readonly address: string;
  readonly report: ReportValue;
};

/** Writes the e-mail of a report: its totals, and its lines as a table. */
export function writeOrderMail(content: MailContent): OrderMail {
  const { language, brand, dimension, address, report } = content;
  const columns = getColumns(dimension);
  const getTitle = ({ key, title }: ReportRow): string => title?.[language] ?? (key || '–');
  const heads = [reportHeads.line, ...columns.map((name) => reportHeads[name])];
  const write = (row: ReportFigures) => columns.map((name) => formatFigure(row, name, content));
  const table = formatTable([
    heads.map((head) => translate(language, head)),
    ...report.rows.slice(0, linesMax).map((row) => [getTitle(row), ...write(row)]),
    [translate(language, reportTotal), ...write(report.totals)],
  ]);
  const values = {
    brand,
    name: names[dimension][language],
    days: report.from === report.to ? report.from : `${report.from} – ${report.to}`,
    totals: totalled
      .map(
        (name) =>
          `${translate(language, reportHeads[name])}: ${formatFigure(report.totals, name, content)}`,
      )
      .join('\n'),
    lines: table,
    address,
  };
  return {
    subject: formatText(language, subjectText, values),
    text: formatText(language, bodyText, values),
  };
}
