import { expect, test } from 'vitest';
import { getColumnsDraft, readColumns } from './columns-draft.ts';

const columns = ['Date', 'TrxID', 'From', 'Type', 'Amount'].map((name) => ({
  name,
  samples: [],
  choices: name === 'Type' ? ['In', 'Out'] : [],
}));
const direction = { column: 'Type', incoming: ['In'] };
const chosen = { trxId: 'TrxID', amount: 'Amount', sender: null, time: 'Date', direction };

test('finds columns by their heads', () => {
  expect(readColumns(getColumnsDraft({ columns, lines: 1, chosen: null }))).toEqual({
    trxId: 'TrxID',
    amount: 'Amount',
    sender: 'From',
    time: 'Date',
    direction: null,
  });
});

test('begins with the columns that were chosen last', () => {
  expect(readColumns(getColumnsDraft({ columns, lines: 1, chosen }))).toEqual(chosen);
});

test('names the fields that are missing', () => {
  const none = { trxId: '', amount: '', sender: '', time: '', direction: 'Type', incoming: [] };
  expect(readColumns(none)).toEqual(['trxId', 'amount', 'incoming']);
});

test('refuses one column for TrxID and amount', () => {
  const draft = getColumnsDraft({ columns, lines: 1, chosen });
  expect(readColumns({ ...draft, amount: draft.trxId })).toEqual(['amount']);
});
