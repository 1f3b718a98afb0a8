import type { StatementColumns, StatementReport } from '@khelaghor/contract/money/statements.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';
import { toPlainText } from '@khelaghor/typed-text/plain-text.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import { parseTrxId } from './manual-state.ts';
import type { StatementFile } from './statement-file.ts';

/** Money that came in, as a line of a statement shows it. */
export type StatementLine = {
  readonly line: number;
  readonly trxId: string;
  readonly amountMinor: bigint;
  readonly sender: string | null;
  readonly sentAt: string | null;
};

type Fault = StatementReport['faults'][number];

/** What a file says through the columns that an operator chose. */
export type ReadLines = {
  readonly lines: readonly StatementLine[];
  /** Lines that repeat another one of the file. */
  readonly repeated: number;
  readonly outgoing: number;
  readonly faults: readonly Fault[];
};

const OUTGOING = /^(?:৳|tk\.?|bdt)? ?[-−](.+)$|^\((.+)\)$|^(.*[^/])[-−]$/iu;

/**
 * Reads a signed amount in poisha, zero for an empty cell; null: it is no amount. Books write what
 * goes out with a minus at either end, or in brackets.
 */
export function readSignedAmount(cell: string): bigint | null {
  // Two lines of a cell are not one amount.
  if (/\p{Cc}/u.test(cell.trim())) return null;
  const text = toPlainText(cell);
  const size = OUTGOING.exec(text)?.slice(1).find(Boolean);
  const read = readAmount(size ?? text.replace(/^\+/u, ''));
  if (!read.ok) return read.refusal === 'number_empty' || text === '-' ? 0n : null;
  const amount: bigint = read.value;
  return size === undefined ? amount : -amount;
}

/** Whether a spreadsheet would compute a cell. Signed amounts and phone numbers are plain. */
const isFormula = (cell: string): boolean =>
  /^(?:[=@]|[+-]+[\s(]*[a-z])/iu.test(cell) && readSignedAmount(cell) === null;

const textMax = 40;

function readText(cell: string): string | null {
  const text = toPlainText(cell).slice(0, textMax).trim();
  return text === '' ? null : text;
}

/** Finds the columns by their names; the refusal names the first that is not there. */
function findColumns(
  names: readonly string[],
  columns: StatementColumns,
): Result<ReadonlyMap<string, number>, 'statement_column_missing'> {
  const { trxId, amount, sender, time, direction } = columns;
  const wanted = [trxId, amount, sender, time, direction?.column ?? null];
  const at = new Map(names.map((name, index) => [name, index]));
  const missing = wanted.find((name) => name !== null && !at.has(name));
  if (missing === undefined || missing === null) return ok(at);
  return refuse('statement_column_missing', { params: { column: missing } });
}

/** Whether a file has all the columns. */
export const hasColumns = (names: readonly string[], columns: StatementColumns): boolean =>
  findColumns(names, columns).ok;

type RowCells = Readonly<Record<'trxId' | 'amount' | 'sender' | 'time' | 'direction', string>>;

/** Reads one record: money that came in, none, or the fault of the line. */
function readRow(
  line: number,
  { trxId, amount, sender, time, direction }: RowCells,
  incoming: readonly string[] | null,
): StatementLine | 'outgoing' | Fault {
  if (incoming !== null && !incoming.includes(direction)) return 'outgoing';
  const amountMinor = readSignedAmount(amount);
  if (amountMinor === null) return { line, fault: 'amount' };
  if (amountMinor <= 0n) return 'outgoing';
  const id = parseTrxId(trxId);
  if (id === null) return { line, fault: 'trx_id' };
  return { line, trxId: id, amountMinor, sender: readText(sender), sentAt: readText(time) };
}

/** Keeps one line of each transaction; lines that contradict each other are all faults. */
function removeRepeated(lines: readonly StatementLine[]) {
  const first = new Map<string, StatementLine>();
  const contradicted = new Set<string>();
  for (const line of lines) {
    const known = first.get(line.trxId);
    if (!known) first.set(line.trxId, line);
    else if (known.amountMinor !== line.amountMinor) contradicted.add(line.trxId);
  }
  const isContradicted = ({ trxId }: StatementLine): boolean => contradicted.has(trxId);
  const kept = [...first.values()].filter((line) => !isContradicted(line));
  const faults = lines.filter(isContradicted).map(({ line }): Fault => {
    return { line, fault: 'differs' };
  });
  return { lines: kept, faults, repeated: lines.length - kept.length - faults.length };
}

/** Reads the money that came in. A formula in a column that counts refuses the whole file. */
export function readStatementLines(
  { columns: names, rows }: StatementFile,
  columns: StatementColumns,
): Result<ReadLines, 'statement_column_missing' | 'statement_formula'> {
  const found = findColumns(names, columns);
  if (!found.ok) return found;
  const { direction } = columns;
  const incoming = direction?.incoming.map(toPlainText) ?? null;
  const lines: StatementLine[] = [];
  const faults: Fault[] = [];
  let outgoing = 0;
  for (const { line, cells } of rows) {
    const getCell = (name: string): string => cells[found.value.get(name) ?? -1] ?? '';
    const get = (name: string | null): string => (name === null ? '' : toPlainText(getCell(name)));
    const row: RowCells = {
      trxId: get(columns.trxId),
      amount: getCell(columns.amount),
      sender: get(columns.sender),
      time: get(columns.time),
      direction: get(direction?.column ?? null),
    };
    if (Object.values(row).some(isFormula))
      return refuse('statement_formula', { params: { line } });
    const read = readRow(line, row, incoming);
    if (read === 'outgoing') outgoing += 1;
    else if ('fault' in read) faults.push(read);
    else lines.push(read);
  }
  const once = removeRepeated(lines);
  const all = [...faults, ...once.faults].toSorted((a, b) => a.line - b.line);
  return ok({ lines: once.lines, repeated: once.repeated, outgoing, faults: all });
}

/**
 * Whether the sender of a line is certainly not the one of a claim: both are numbers, and a digit
 * that the statement does not mask differs. Rocket's check digit is left out.
 */
export function isOtherSender(sender: string | null, senderNumber: string | null): boolean {
  const shown = (sender ?? '').replace(/[\s().-]/gu, '').replace(/^\+?88(?=0)/u, '');
  if (senderNumber === null || !/^0[\dx*]{10,11}$/iu.test(shown)) return false;
  return Array.from({ length: 11 }, (_, at) => at).some(
    (at) => /\d/u.test(shown.charAt(at)) && shown[at] !== senderNumber[at],
  );
}
