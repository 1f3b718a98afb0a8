// Goal: whatever goes wrong with a vendor's call is seen. Method: a round that went well, and the
// same with one thing wrong.
import { expect, test } from 'vitest';
import type { Entry, Told } from './journal.ts';
import type { BetMoved, KeptCall, VendorEffects } from './vendor-effects.ts';
import { findWrongVendorKeys } from './vendor-invariants.ts';

const acknowledged: Told = { end: 'acknowledged' };
const refused: Told = { end: 'refused', why: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST rolled_back' };
const unknown: Told = { end: 'unknown', why: 'network' };

const asked = (
  key: string,
  kind: 'vendor_bet' | 'vendor_win' | 'vendor_rollback',
  amount: string,
  told: Told,
): [string, Entry] => {
  const reference = kind === 'vendor_bet' ? {} : { reference: 'bet' };
  return [key, { asked: { key, kind, member: 'one', amount, ...reference }, told }];
};

const kept = (
  key: string,
  kind: 'bet' | 'win' | 'rollback' | 'tombstone',
  amount: bigint,
): [string, KeptCall] => {
  const reference = kind === 'bet' || kind === 'tombstone' ? null : 'bet';
  const betId = kind === 'tombstone' ? null : 'row';
  return [key, { kind, member: 'one', amount, reference, refusal: null, betId }];
};

type Round = {
  entries: [string, Entry][];
  calls: [string, KeptCall][];
  moved?: BetMoved;
};

const wrongIn = ({ entries, calls, moved }: Round): string[] => {
  const effects: VendorEffects = {
    calls: new Map(calls),
    moved: new Map(moved ? [['row', moved]] : []),
  };
  return findWrongVendorKeys(new Map(entries), effects);
};

const won: Round = {
  entries: [
    asked('bet', 'vendor_bet', '100', acknowledged),
    asked('win', 'vendor_win', '250', unknown),
  ],
  calls: [kept('bet', 'bet', 100n), kept('win', 'win', 250n)],
  moved: { minor: 150n, entries: 2 },
};
const takenBack: Round = {
  entries: [
    asked('bet', 'vendor_bet', '100', refused),
    asked('back', 'vendor_rollback', '0', acknowledged),
  ],
  calls: [kept('bet', 'bet', 100n), kept('back', 'rollback', 0n)],
  moved: { minor: 0n, entries: 2 },
};
const overtaken: Round = {
  entries: takenBack.entries,
  calls: [kept('bet', 'tombstone', 0n), kept('back', 'rollback', 0n)],
};

test.each<[string, Round]>([
  ['won', won],
  ['taken back', takenBack],
  ['taken back before it came', overtaken],
])('nothing is wrong with a bet that was %s', (_name, round) => {
  expect(wrongIn(round)).toEqual([]);
});

test.each<[string, Round, string]>([
  [
    'an acknowledged bet that is gone',
    { ...won, calls: [], moved: { minor: 0n, entries: 0 } },
    'gone',
  ],
  [
    'a win that was paid twice',
    { ...won, moved: { minor: 400n, entries: 3 } },
    'the bet moved 400',
  ],
  [
    'a win of another amount',
    { ...won, calls: [kept('bet', 'bet', 100n), kept('win', 'win', 9n)] },
    'otherwise',
  ],
  [
    'a stake that was not given back',
    { ...takenBack, moved: { minor: -100n, entries: 1 } },
    'the bet moved -100',
  ],
  [
    'a refused win',
    {
      ...won,
      entries: [
        asked('bet', 'vendor_bet', '100', acknowledged),
        asked('win', 'vendor_win', '250', refused),
      ],
    },
    'was refused',
  ],
  ['a call that nobody made', { ...won, entries: won.entries.slice(0, 1) }, 'no vendor called'],
  [
    'money for no call',
    { entries: [], calls: [], moved: { minor: 1n, entries: 1 } },
    'a bet of no call',
  ],
])('%s is seen', (_name, round, said) => {
  expect(wrongIn(round).join('\n')).toContain(said);
});
