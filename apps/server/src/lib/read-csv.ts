/** One record of a CSV file, with the line on which it begins. */
export type CsvRow = { line: number; cells: string[] };

export const csvDelimiters = [',', ';', '\t', '|'] as const;
export type CsvDelimiter = (typeof csvDelimiters)[number];

// Loops over quoted text without an alternative, because V8 keeps a step back for each of those.
const parts: Readonly<Record<CsvDelimiter, RegExp>> = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r?\n|$)/gy,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^";\r\n]*))(;|\r?\n|$)/gy,
  '\t': /(?:"([^"]*(?:""[^"]*)*)"|([^"\t\r\n]*))(\t|\r?\n|$)/gy,
  '|': /(?:"([^"]*(?:""[^"]*)*)"|([^"|\r\n]*))(\||\r?\n|$)/gy,
};

/**
 * Reads CSV as RFC 4180 has it: commas, quotes doubled within quotes, records that go over several
 * lines within quotes; a mark of the byte order at the beginning is left out. Null when a quote is
 * not closed, or something follows a closed one.
 */
export function readCsv(text: string, delimiter: CsvDelimiter = ','): CsvRow[] | null {
  const rows: CsvRow[] = [];
  const part = parts[delimiter];
  part.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let line = 1;
  let row: CsvRow = { line, cells: [] };
  while (part.lastIndex < text.length) {
    const found = part.exec(text);
    if (!found) return null;
    const [whole, quoted, plain = '', end = ''] = found;
    row.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    if (end === delimiter && part.lastIndex === text.length) row.cells.push('');
    if (end === delimiter) continue;
    rows.push(row);
    row = { line, cells: [] };
  }
  if (row.cells.length > 0) rows.push(row);
  return rows;
}
