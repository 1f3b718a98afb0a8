import { expect, test } from 'vitest';
import type { ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import { createNumberDraft, getTermsDraft, readNumber, readTerms } from './terms-draft.ts';

const typed = { ...createNumberDraft('personal'), number: '01712345678' };

const terms: ChannelTerms = {
  title: { bn: 'বিকাশ', en: 'bKash' },
  note: { bn: '', en: '' },
  icon: 'phone',
  logo: '0123456789abcdef0123456789abcdef',
  minimum: '10000',
  maximum: '2500050',
  quickAmounts: ['50000', '100000'],
  hours: { from: 545, to: 60 },
  countries: ['BD', 'GB'],
  payBy: ['card'],
  levels: [1],
  numbers: [
    {
      number: '01712345678',
      label: 'First',
      type: 'agent',
      active: true,
      perDay: '5000000',
      perMonth: null,
    },
    {
      number: '017123456789',
      label: 'Second',
      type: 'personal',
      active: false,
      perDay: null,
      perMonth: '30000050',
    },
  ],
  fee: { rate: 185, fixed: '550' },
  sort: 10,
};

test.each([
  terms,
  {
    ...terms,
    hours: null,
    fee: { rate: 0, fixed: '0' },
    numbers: [],
    countries: [],
    quickAmounts: [],
  },
])('terms that are written and read again are the same: %#', (one) => {
  expect(readTerms(getTermsDraft(one))).toEqual(one);
});

test.each([
  [{ minimum: 'ten' }, ['minimum']],
  [{ maximum: '' }, ['maximum']],
  [{ quickAmounts: '500, many' }, ['quickAmounts']],
  [{ quickAmounts: '500,1000' }, ['quickAmounts']],
  [{ quickAmounts: '500 1000' }, ['quickAmounts']],
  [{ opens: '09:00', closes: '' }, ['hours']],
  [{ opens: '09:00', closes: '09:00' }, ['hours']],
  [{ countries: 'Bangladesh' }, ['countries']],
  [{ numbers: [{ ...typed, number: '12345' }] }, ['numbers']],
  [{ numbers: [{ ...typed, perDay: 'much' }] }, ['numbers']],
  [{ numbers: [typed, { ...typed, id: 'other' }] }, ['numbers']],
  [{ feeRate: '20.01' }, ['fee']],
  [{ feeFixed: 'some' }, ['fee']],
  [{ sort: '-1', title: { bn: ' ', en: 'bKash' } }, ['title', 'sort']],
])('%j names the fields that make no sense', (part, wrong) => {
  expect(readTerms({ ...getTermsDraft(terms), ...part })).toEqual(wrong);
});

test('amounts of a list are read in either digits', () => {
  const draft = { ...getTermsDraft(terms), quickAmounts: '৫০০, 1 500, 2000.50' };
  expect(readTerms(draft)).toMatchObject({ quickAmounts: ['50000', '150000', '200050'] });
});

test('a number is read with Bengali digits and spaces, and is its own label', () => {
  expect(readNumber({ ...createNumberDraft('personal'), number: '০১৭১২-৩৪৫ 678' })).toEqual({
    number: '01712345678',
    label: '01712345678',
    type: 'personal',
    active: true,
    perDay: null,
    perMonth: null,
  });
});

test('an account of a bank is read, a wallet of as many digits is not', () => {
  const number = '1234567890123';
  expect(readNumber({ ...createNumberDraft('account'), number })).toMatchObject({ number });
  expect(readNumber({ ...createNumberDraft('personal'), number })).toBeUndefined();
});
