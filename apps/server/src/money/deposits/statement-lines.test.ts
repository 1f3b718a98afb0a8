import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toBengaliDigits } from '@khelaghor/money/digits.ts';
import { isOtherSender, readSignedAmount, readStatementLines } from './statement-lines.ts';

const chosen = {
  trxId: 'TrxID',
  amount: 'Amount',
  sender: 'From',
  time: 'Time',
  direction: { column: 'Type', incoming: ['Received'] },
};

const fileOf = (...rows: readonly string[][]) => ({
  columns: ['Time', 'Type', 'TrxID', 'From', 'Amount'],
  rows: rows.map((cells, index) => ({ line: index + 2, cells })),
});

test.each([
  ['500', 50_000n],
  ['৳ ১,২৩,৪৫৬.৫০', 12_345_650n],
  ['Tk 1,500.00', 150_000n],
  ['BDT 20', 2_000n],
  ['+7.5', 750n],
  ['-500', -50_000n],
  ['(500.00)', -50_000n],
  ['500/-', 50_000n],
  ['1 500.00', 150_000n],
  ['', 0n],
  ['-', 0n],
  ['Tk -500', -50_000n],
  ['-৳ 500', -50_000n],
  ['−500', -50_000n],
  ['500-', -50_000n],
  ['5,0000', 5_000_000n],
  ['500 600', 50_060_000n],
  ['500\n600', null],
  ['1,5', null],
  ['5.123', null],
  ['five', null],
  ['1e3', null],
] as const)('reads the amount %j', (cell, amount) => {
  expect(readSignedAmount(cell)).toBe(amount);
});

test('reads any amount in either digits as the same', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), (amount) => {
      const digits = String(amount).padStart(3, '0');
      const text = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
      expect(readSignedAmount(text)).toBe(amount);
      expect(readSignedAmount(toBengaliDigits(text))).toBe(amount);
    }),
  );
});

test('reads money that came in, and counts the rest', () => {
  const read = readStatementLines(
    fileOf(
      ['27/11', 'Received', ' bfh৭k2m9q1 ', '০১৮১২৩৪৫৬৭৮', '৫০০'],
      ['27/11', 'Cash Out', 'BFH7K2M9Q2', '01912345678', '-'],
      ['27/11', 'Received', 'BFH7K2M9Q3', '', '0'],
      ['27/11', 'Received', 'short', '01912345678', '10'],
      ['27/11', 'Received', 'BFH7K2M9Q4', '01912345678', 'ten'],
      ['27/11', 'Received', 'BFH7K2M9Q1', '01812345678', '500.00'],
      ['27/11', 'Received', 'BFH7K2M9Q5', '', '10'],
      ['28/11', 'Received', 'BFH7K2M9Q5', '', '11'],
    ),
    chosen,
  );
  expect(read).toEqual({
    ok: true,
    value: {
      lines: [
        {
          line: 2,
          trxId: 'BFH7K2M9Q1',
          amountMinor: 50_000n,
          sender: '01812345678',
          sentAt: '27/11',
        },
      ],
      repeated: 1,
      outgoing: 2,
      faults: [
        { line: 5, fault: 'trx_id' },
        { line: 6, fault: 'amount' },
        { line: 8, fault: 'differs' },
        { line: 9, fault: 'differs' },
      ],
    },
  });
});

test.each(['=1+1', '@SUM(A1)', '-cmd|x', '+ A1'])('refuses a file with the formula %j', (cell) => {
  const row = ['27/11', 'Received', 'BFH7K2M9Q1', cell, '10'];
  expect(readStatementLines(fileOf(row), chosen)).toEqual({
    ok: false,
    refusal: 'statement_formula',
    params: { line: 2 },
  });
});

test('takes signed amounts and numbers with a country code for no formula', () => {
  const row = ['27/11', 'Received', 'BFH7K2M9Q1', '+8801812345678', '+10'];
  expect(readStatementLines(fileOf(row), chosen)).toMatchObject({ value: { lines: [{}] } });
});

test('names the column that a file does not have', () => {
  const other = { ...chosen, amount: 'Credit' };
  expect(readStatementLines(fileOf(['', '', '', '', '']), other)).toMatchObject({
    refusal: 'statement_column_missing',
    params: { column: 'Credit' },
  });
});

test.each([
  [null, '01812345678', false],
  ['01812345678', null, false],
  ['Rahim', '01812345678', false],
  ['01812345678', '01812345678', false],
  ['+880 1812-345678', '01812345678', false],
  ['018XXXXX678', '01812345678', false],
  ['018*****678', '01812345678', false],
  ['018123456789', '01812345678', false],
  ['01812345679', '01812345678', true],
  ['017XXXXX678', '01812345678', true],
] as const)('compares the sender %j with %j of a claim', (sender, claimed, isOther) => {
  expect(isOtherSender(sender, claimed)).toBe(isOther);
});
