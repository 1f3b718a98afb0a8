import { expect, test } from 'vitest';
import { formatCsvCell, formatCsv } from './csv.ts';

test.each([
  ['plain', 'plain'],
  ['', ''],
  ['a, b', '"a, b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+880 1711', "'+880 1711"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
])('writes %j as %j', (text, cell) => {
  expect(formatCsvCell(text)).toBe(cell);
});

test('begins with a byte order mark and ends each line with CRLF', () => {
  expect(formatCsv([['নাম', 'b'], ['1']])).toBe('\uFEFFনাম,b\r\n1\r\n');
});
