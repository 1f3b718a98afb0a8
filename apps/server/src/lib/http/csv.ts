// Cells of CSV files (RFC 4180), for spreadsheets as much as for programs.

/** Without this mark at the beginning a spreadsheet takes Bengali for another alphabet. */
export const byteOrderMark = '\uFEFF';

/** A spreadsheet takes what begins with one of these for a formula, and computes it. */
const formulaBegins = /^[=+\-@\t\r]/;

/** A text as a cell: never a formula, and in quotes where it needs them. */
export function formatCsvCell(text: string): string {
  const harmless = formulaBegins.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of texts with its end. No cell is a formula. */
export const toCsvLine = (cells: readonly string[]): string =>
  `${cells.map(formatCsvCell).join(',')}\r\n`;

/** An amount as taka with two decimals: "1050.00", "-0.50". */
export function formatTaka(amount: bigint): string {
  const digits = String(amount < 0n ? -amount : amount).padStart(3, '0');
  return `${amount < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
