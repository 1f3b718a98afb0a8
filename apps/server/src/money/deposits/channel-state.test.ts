import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import { findTermsFault, getClosedReason, isWithinHours } from './channel-state.ts';

const nine = { from: 540, to: 1320 };
const night = { from: 1320, to: 120 };

test.each([
  ['all day', null, '2026-11-27T00:00:00Z', true],
  ['at the minute of opening', nine, '2026-11-27T03:00:00Z', true],
  ['a minute before', nine, '2026-11-27T02:59:59Z', false],
  ['at the minute of closing', nine, '2026-11-27T16:00:00Z', false],
  ['past midnight', night, '2026-11-27T19:59:59Z', true],
  ['after a window past midnight', night, '2026-11-27T20:00:00Z', false],
] as const)('%s', (_, hours, at, isOpen) => {
  expect(isWithinHours(hours, Date.parse(at))).toBe(isOpen);
});

test('two windows that meet at both ends cover each moment once', () => {
  const minute = fc.integer({ min: 0, max: 1439 });
  const moment = fc.integer({ min: 1_700_000_000_000, max: 1_900_000_000_000 });
  fc.assert(
    fc.property(minute, minute, moment, (from, to, nowMs) => {
      fc.pre(from !== to);
      const inside = isWithinHours({ from, to }, nowMs);
      expect(isWithinHours({ from: to, to: from }, nowMs)).toBe(!inside);
    }),
  );
});

test.each([
  [{ isOpen: false }, 'GB', 'paused'],
  [{}, 'GB', 'country'],
  [{}, null, null],
  [{}, 'BD', null],
  [{ terms: { hours: night, countries: ['BD'] } }, 'BD', 'hours'],
] as const)('%j from %s is closed for: %s', (part, country, reason) => {
  const channel = { isOpen: true, terms: { hours: null, countries: ['BD'] }, ...part };
  const mutable = {
    ...channel,
    terms: { ...channel.terms, countries: [...channel.terms.countries] },
  };
  expect(getClosedReason(mutable, { country, now: new Date('2026-11-27T06:00:00Z') })).toBe(reason);
});

const number = {
  number: '01712345678',
  label: 'First',
  type: 'agent',
  active: true,
  perDay: null,
  perMonth: null,
} as const;

const terms: ChannelTerms = {
  title: { bn: 'বিকাশ', en: 'bKash' },
  note: { bn: '', en: '' },
  icon: 'phone',
  logo: null,
  minimum: '10000',
  maximum: '20000',
  quickAmounts: ['10000', '20000'],
  hours: null,
  countries: [],
  levels: [],
  payBy: [],
  numbers: [],
  fee: { rate: 0, fixed: '0' },
  sort: 1,
};

test.each<[part: Partial<ChannelTerms>, field: string | null]>([
  [{}, null],
  [{ maximum: '9999' }, 'maximum'],
  [{ quickAmounts: ['9999'] }, 'quickAmounts'],
  [{ quickAmounts: ['20001'] }, 'quickAmounts'],
  [{ hours: { from: 5, to: 5 } }, 'hours'],
  [{ numbers: [number] }, 'numbers'],
  [{ payBy: ['card'] }, null],
  [{ payBy: ['card', 'card'] }, 'payBy'],
])('terms with %j contradict each other in: %s', (part, field) => {
  expect(findTermsFault({ ...terms, ...part }, 'sslcommerz')).toBe(field);
});

test.each([
  [[number], null],
  [[number, { ...number, label: 'Second' }], 'numbers'],
  [[number, { ...number, number: '01812345678' }], null],
  [[{ ...number, number: '1234567' }], 'numbers'],
  [[{ ...number, type: 'account' as const }], 'numbers'],
  [[{ ...number, type: 'payment' as const, perDay: '5', perMonth: '5' }], null],
  [[{ ...number, perDay: '5', perMonth: '4' }], 'numbers'],
])('numbers %j of a wallet are wrong in: %s', (numbers, field) => {
  expect(findTermsFault({ ...terms, numbers }, 'manual-bkash')).toBe(field);
});

test.each([
  [[{ ...number, type: 'account' as const, number: '1234567890123' }], null],
  [[number], 'numbers'],
])('numbers %j of a bank are wrong in: %s', (numbers, field) => {
  expect(findTermsFault({ ...terms, numbers }, 'manual-bank')).toBe(field);
});

test.each(['bkash', 'sandbox', 'manual-bkash'])('%s has no choice of means', (gateway) => {
  expect(findTermsFault({ ...terms, payBy: ['bank'] }, gateway)).toBe('payBy');
});
