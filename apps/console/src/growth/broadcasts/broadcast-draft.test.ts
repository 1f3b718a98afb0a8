import { expect, test } from 'vitest';
import { emptyBroadcast, getOwnNames, readAudience } from './broadcast-draft.ts';

const some = { ...emptyBroadcast, reach: 'some' } as const;
const text = (en: string) => ({ bn: '', en });

test('the operator gives values for names that no member has', () => {
  const title = text('{account} {prize}');
  expect(getOwnNames({ title, body: text('{prize} {day}') })).toEqual(['prize', 'day']);
  expect(getOwnNames({ title, body: text('{') })).toBeNull();
});

test('what was typed for some members is left out of a message to all, and to one', () => {
  const typed = { ...some, dialingCode: '91', balance: '5', account: ' Rina ' };
  expect(readAudience({ ...typed, reach: 'all' })).toMatchObject({ dialingCode: null });
  expect(readAudience({ ...typed, reach: 'one' })).toMatchObject({
    account: 'rina',
    balanceAtLeast: null,
  });
});

test.each([
  [
    { dialingCode: '+880', balance: '৫০০' },
    { dialingCode: '880', balanceAtLeast: '50000' },
  ],
  [
    { role: 'agent', language: 'bn' },
    { role: 'agent', language: 'bn', account: null },
  ],
  [{}, { dialingCode: null, balanceAtLeast: null }],
] as const)('reads %o', (typed, audience) => {
  expect(readAudience({ ...some, ...typed })).toMatchObject(audience);
});

test.each([
  [{ ...some, dialingCode: '0880' }, 'dialingCode'],
  [{ ...some, balance: 'much' }, 'balance'],
  [{ ...some, balance: '0' }, 'balance'],
  [{ ...emptyBroadcast, reach: 'one', account: ' ' }, 'account'],
] as const)('names the field that makes no sense', (draft, field) => {
  expect(readAudience(draft)).toBe(field);
});
