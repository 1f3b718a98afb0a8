import type { LedgerEntryLine } from '@khelaghor/db/ledger-history-line.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { expect, test } from 'vitest';
import { formatCsvCell } from '../../lib/http/csv.ts';
import { writeStatementCsv } from './statement-csv.ts';

test.each([
  ['', ''],
  ['Deposit', 'Deposit'],
  ['আপনার ব্যালেন্স', 'আপনার ব্যালেন্স'],
  ['The house, Dice', '"The house, Dice"'],
  ['a "word"', '"a ""word"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=1+1', "'=1+1"],
  ['+8801', "'+8801"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('the text %j is the cell %j', (text, cell) => {
  expect(formatCsvCell(text)).toBe(cell);
});

const wallet = { accountId: 'a', owner: 'member:m', kind: 'wallet' } as const;
const dice = { accountId: 'b', owner: 'game:dice', kind: 'game_result' } as const;

const line = (change: Partial<LedgerEntryLine>): LedgerEntryLine => ({
  id: 1n,
  transferId: '01936d00-0000-7000-8000-000000000001',
  code: 'stake',
  cause: { kind: 'dice_bet', id: 'x' },
  currency: 'PLAY',
  amount: minor(-5n),
  balanceAfter: minor(123_456n),
  debit: wallet,
  credit: dice,
  createdAt: new Date('2026-11-20T18:00:00.999Z'),
  ...change,
});

async function textOf(lines: readonly LedgerEntryLine[], language: 'bn' | 'en'): Promise<string> {
  async function* pages() {
    yield lines;
  }
  let text = '';
  for await (const piece of writeStatementCsv(pages(), language)) text += piece;
  return text;
}

test('a line names both sides, has two decimals, and the time of Dhaka', async () => {
  const text = await textOf(
    [
      line({}),
      line({
        code: 'payout',
        amount: minor(100_000n),
        balanceAfter: null,
        debit: dice,
        credit: wallet,
      }),
    ],
    'en',
  );
  expect(text.split('\r\n')).toEqual([
    '\uFEFFTime (Dhaka),Movement,From,To,Money in,Money out,Balance after,Currency,' +
      'Number of the movement',
    '2026-11-21 00:00:00,Dice: stake,Your balance,"The house, Dice",,0.05,1234.56,PLAY,' +
      '01936d00-0000-7000-8000-000000000001',
    '2026-11-21 00:00:00,Dice: payout,"The house, Dice",Your balance,1000.00,,,PLAY,' +
      '01936d00-0000-7000-8000-000000000001',
    '',
  ]);
});

test('in Bengali the words are Bengali and the figures stay figures', async () => {
  const [heads, first] = (await textOf([line({})], 'bn')).split('\r\n');
  expect(heads).toMatch(/^\uFEFF[\p{Script=Bengali}\p{P}\s,]+$/u);
  expect(first).toContain('আপনার ব্যালেন্স');
  expect(first).toContain(',0.05,1234.56,PLAY,');
});
