/** A spreadsheet takes a text that begins with one of these for a formula, and computes it. */
const formulaBegins = /^[=+\-@\t\r]/u;
/** Tells a spreadsheet that the file is UTF-8; without it Bengali is garbled. */
const byteOrderMark = '\uFEFF';

/** A text as a cell: never a formula, and in quotes where it needs them. */
export function formatCsvCell(text: string): string {
  const harmless = formulaBegins.test(text) ? `'${text}` : text;
  return /[",\r\n]/u.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The text of a CSV file (RFC 4180) with these lines of cells. */
export const formatCsv = (lines: readonly (readonly string[])[]): string =>
  byteOrderMark + lines.map((cells) => `${cells.map(formatCsvCell).join(',')}\r\n`).join('');

/** Gives the reader a file with this text. */
export function downloadCsv(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
