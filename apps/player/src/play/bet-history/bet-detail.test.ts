import { expect, test } from 'vitest';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { getBetDetail } from './bet-detail.ts';

const dice = { direction: 'over', chance: 4950, roll: 9999, nonce: 3 };
const ticket = { issueNumber: '20261121-0872', play: 'two_different', selection: '1+2' };

const of = (detail: BetRecord['detail']) => ({ gameCode: 'k3', detail });

test('a roll of Dice is read', () => {
  expect(getBetDetail({ gameCode: 'dice', detail: dice })).toEqual({
    kind: 'round',
    choice: { bn: 'বড় 49.50% · 2.0000×', en: 'High 49.50% · 2.0000×' },
    outcome: { bn: 'চাল 99.99', en: 'Rolled 99.99' },
  });
});

test('a round of many steps is read while it is played, and when it is over', () => {
  const read = (detail: BetRecord['detail'], state: BetRecord['state']) =>
    getBetDetail({ gameCode: 'mines', detail, state });
  const played = { kind: 'round', choice: { bn: '3টি কাক', en: '3 mines' } };
  expect(read({ mines: 3, nonce: 0 }, 'running')).toEqual({ ...played, outcome: null });
  expect(read({ mines: 3, nonce: 0 }, 'void')).toEqual({ ...played, outcome: null });
  const outcome = { opened: '1 2', mined: '4 9 17', layout: '9 4 17', steps: '1 2' };
  expect(read({ mines: 3, nonce: 0, ...outcome }, 'won')).toEqual({
    ...played,
    outcome: { bn: '2টি ফুল', en: '2 flowers' },
  });
  expect(read({ mines: 3, nonce: 0 }, 'lost')).toBeNull();
});

test('a ticket is read before and after its draw', () => {
  const read = { kind: 'ticket', ...ticket, rebate: 0, group: null, isCorrected: false };
  expect(getBetDetail(of({ ...ticket, kind: 'lottery' }))).toEqual({ ...read, result: null });
  expect(getBetDetail(of({ ...ticket, result: [1, 2, 2] }))).toEqual({
    ...read,
    result: [1, 2, 2],
  });
  const group = { shares: 3, totalShares: 10, role: 'guarantee' };
  const told = { ...group, groupId: 'g', feeHundredths: 500 };
  expect(getBetDetail(of({ ...ticket, group: told }))).toMatchObject({ group });
  expect(getBetDetail(of({ ...ticket, group: { ...told, role: 'owner' } }))).toMatchObject({
    group: null,
  });
  expect(getBetDetail(of({ ...ticket, rebate: 100 }))).toMatchObject({ rebate: 100 });
  expect(getBetDetail(of({ ...ticket, result: [1, 2, 2], isCorrected: true }))).toEqual({
    ...read,
    result: [1, 2, 2],
    isCorrected: true,
  });
});

test('a bet of a vendor tells its round, and is never read as one of our games', () => {
  const read = (gameCode: string, detail: BetRecord['detail']) =>
    getBetDetail({ gameCode, detail, runBy: 'vendors' });
  expect(read('acmegame', { kind: 'vendor', round: 'r-77' })).toEqual({
    kind: 'vendor',
    round: 'r-77',
  });
  expect(read('dice', { ...dice, round: 5 })).toEqual({ kind: 'vendor', round: null });
});

test.each([
  ['nothing', {}],
  ['another direction', { ...dice, direction: 'sideways' }],
  ['a chance that cannot be', { ...dice, chance: 9501 }],
  ['a roll that cannot be', { ...dice, roll: 10_000 }],
  ['half a roll', { ...dice, roll: 0.5 }],
  ['no roll', { direction: 'under', chance: 1 }],
  ['a ticket without a play', { ...ticket, play: 7 }],
  ['a ticket without an issue', { play: 'big', selection: '-' }],
  ['a selection that is no text', { ...ticket, selection: [[1]] }],
])('%s has no words', (_, detail) => {
  expect(getBetDetail(of(detail))).toBeNull();
  expect(getBetDetail({ gameCode: 'dice', detail })).toBeNull();
});
