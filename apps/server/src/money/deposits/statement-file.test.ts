import { expect, test } from 'vitest';
import { statementBytesMax, statementLinesMax } from '@khelaghor/contract/money/statement-terms.ts';
import { readStatementFile } from './statement-file.ts';

const utf8 = (text: string): Buffer => Buffer.from(text);
const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

const table = 'TrxID,Amount,Time\r\nBFH7K2M9Q1,"1,500.00",9:00\r\n';
const read = {
  columns: ['TrxID', 'Amount', 'Time'],
  cells: [['BFH7K2M9Q1', '1,500.00', '9:00']],
};

test.each([
  ['UTF-8', utf8(table)],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${table}`)],
  ['UTF-16, little endian', utf16(table)],
  ['UTF-16, big endian', utf16(table).swap16()],
  ['semicolons', utf8('TrxID;Amount;Time\nBFH7K2M9Q1;1,500.00;9:00\n')],
  ['tabs', utf8('TrxID\tAmount\tTime\nBFH7K2M9Q1\t1,500.00\t9:00')],
  ['lines above the heads and empty ones', utf8(`Nov 2026,Dhaka\n\n${table}\n,\n`)],
])('reads %s', (_, bytes) => {
  const file = readStatementFile(bytes);
  if (!file.ok) throw new Error(file.refusal);
  const { columns, rows } = file.value;
  expect({ columns, cells: rows.map(({ cells }) => cells) }).toEqual(read);
});

test('names columns whose head is empty or repeated by their number', () => {
  const file = readStatementFile(utf8('Amount,,Amount\n1,,3\n'));
  expect(file).toMatchObject({ value: { columns: ['Amount', '#2', 'Amount #3'] } });
});

test.each([
  ['an archive', Buffer.from('504b0304140006000800', 'hex'), 'statement_unreadable'],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'statement_unreadable'],
  ['Bengali in a legacy encoding', Buffer.from([0x61, 0x2c, 0x97, 0x0a]), 'statement_unreadable'],
  ['a letter', utf8('Dear operator\nplease pay\n'), 'statement_unreadable'],
  ['an open quote', utf8('TrxID,Amount\n"BFH7K2M9Q1,500\n'), 'statement_unreadable'],
  ['no bytes', utf8(''), 'statement_empty'],
  ['heads alone', utf8('TrxID,Amount\n'), 'statement_empty'],
  ['too many bytes', Buffer.alloc(statementBytesMax + 1, 'a'), 'statement_too_large'],
  ['too many lines', utf8(`a,b\n${'1,2\n'.repeat(statementLinesMax + 1)}`), 'statement_too_large'],
  ['a quoted cell of a megabyte', utf8(`a,b\n"${'x""'.repeat(400_000)}`), 'statement_unreadable'],
] as const)('refuses %s', (_, bytes, refusal) => {
  expect(readStatementFile(bytes)).toMatchObject({ ok: false, refusal });
});
