// Goal: what counts as a failing channel and as a new network, and that no text of others is taken
// for a part of an e-mail's own words.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  alertKinds,
  alertTerms,
  isThresholdOf,
} from '@khelaghor/contract/backoffice/alert-terms.ts';
import {
  computeFailedPercent,
  getLoginNetwork,
  isFromNewCountry,
  isFromNewNetwork,
} from './alert-rules.ts';
import { formatAlert } from './alert-texts.ts';

test.each([
  [0, 0, null],
  [0, 4, null],
  [0, 5, 100],
  [2, 3, 60],
  [2, 4, 66],
  [5, 0, 0],
])('of %i credited and %i failed deposits %s%% failed', (confirmed, failed, percent) => {
  expect(computeFailedPercent(confirmed, failed)).toBe(percent);
});

test.each([
  ['103.4.145.7', '103.4'],
  ['::ffff:103.4.1.2', '103.4'],
  ['2400:1a00:b040:1111::9', '2400:1a00'],
  ['not an address', 'not an address'],
])('the network of %s is %s', (address, network) => {
  expect(getLoginNetwork(address)).toBe(network);
});

test.each([
  ['103.4.145.7', [], false],
  ['103.4.145.7', ['103.4.1.1'], false],
  ['103.5.145.7', ['103.4.1.1'], true],
  ['103.5.145.7', ['103.4.1.1', '103.5.0.1'], false],
  ['2400:1a00::1', ['103.4.1.1'], true],
])('a login from %s after %j is from a new network: %s', (address, before, isNew) => {
  expect(isFromNewNetwork({ sessionId: '1', username: 'shapla', address, before })).toBe(isNew);
});

test.each([
  ['8.8.8.8', [], false],
  ['8.8.8.8', ['103.4.1.1'], true],
  ['8.8.8.8', ['103.4.1.1', '8.8.4.4'], false],
  ['8.8.8.8', ['10.0.0.1'], false],
  ['10.0.0.1', ['103.4.1.1'], false],
])('a login from %s after %j is from a new country: %s', (address, before, isNew) => {
  expect(isFromNewCountry({ sessionId: '1', username: 'shapla', address, before })).toBe(isNew);
});

test.each(alertKinds)('a threshold of %s lies within its bounds', (kind) => {
  const { min, max } = alertTerms[kind];
  expect([min, max].map((one) => isThresholdOf(kind, one))).toEqual([true, true]);
  expect([min - 1, max + 1].map((one) => isThresholdOf(kind, one))).toEqual([false, false]);
});

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('{brand}', "'{name}'", '<b>', '{name, select, other {x}}', '=cmd()'),
);

test('an e-mail says names and values as they are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...alertKinds), text, text, (kind, name, value) => {
      const line = formatAlert('en', kind, { name, value });
      const plain = formatAlert('en', kind, { name: '\u0001', value: '\u0002' });
      expect(line).toBe(
        plain.replaceAll(/[\u0001\u0002]/gu, (part) => (part === '\u0001' ? name : value)),
      );
    }),
  );
});

test('an e-mail writes amounts with their currency', () => {
  const win = { name: 'rina', value: '12345678', currency: 'BDT' };
  expect(formatAlert('en', 'large_win', win)).toBe('Large win: rina won ৳1,23,456.78.');
  expect(formatAlert('bn', 'large_win', win)).toBe('বড় জয়: rina জিতেছেন ৳1,23,456.78।');
});
