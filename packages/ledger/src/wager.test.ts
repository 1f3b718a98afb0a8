/**
 * Goal: steps change a wager as specified, invalid steps are refused by name, and no step creates
 * or loses money. Method: a table with one row per state and step, then random steps compared with
 * independent sums.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minor, ZERO } from '@khelaghor/money/minor.ts';
import { placeWager, stepWager, stepWagerBy, WAGER_REFUSALS } from './wager.ts';
import type { Wager, WagerAccountRole, WagerState, WagerStep, WagerStepRefusal } from './wager.ts';

const m = (amount: number) => minor(amount);
const wager = (state: WagerState, stake: number, returned: number, payout: number): Wager => ({
  state,
  stake: m(stake),
  returned: m(returned),
  payout: m(payout),
});
const running = wager('running', 100, 0, 0);
const won = wager('won', 100, 0, 250);
const lost = wager('lost', 100, 0, 0);
const gone = wager('void', 100, 100, 0);
const paidAndGone = wager('void', 100, 100, 250);

type Row = [Wager, WagerStep, WagerStepRefusal | Wager, string];
const TABLE: Row[] = [
  [running, { do: 'win', amount: m(250) }, won, 'escrow>house 100, house>wallet 250'],
  [running, { do: 'win', amount: m(0) }, lost, 'escrow>house 100'],
  [won, { do: 'win', amount: m(5) }, wager('won', 100, 0, 255), 'house>wallet 5'],
  [lost, { do: 'win', amount: m(5) }, wager('won', 100, 0, 5), 'house>wallet 5'],
  [gone, { do: 'win', amount: m(5) }, 'bet_void', ''],
  [running, { do: 'win', amount: m(-1) }, 'amount_invalid', ''],
  [won, { do: 'undo_win', amount: m(250) }, running, 'wallet>house 250, house>escrow 100'],
  [won, { do: 'undo_win', amount: m(50) }, wager('won', 100, 0, 200), 'wallet>house 50'],
  [won, { do: 'undo_win', amount: m(251) }, 'payout_exceeded', ''],
  [lost, { do: 'undo_win', amount: m(0) }, running, 'house>escrow 100'],
  [running, { do: 'undo_win', amount: m(0) }, running, ''],
  [paidAndGone, { do: 'undo_win', amount: m(250) }, gone, 'wallet>house 250'],
  [running, { do: 'settle', payout: m(250) }, won, 'escrow>house 100, house>wallet 250'],
  [running, { do: 'settle', payout: m(0) }, lost, 'escrow>house 100'],
  [lost, { do: 'settle', payout: m(1) }, 'already_settled', ''],
  [gone, { do: 'settle', payout: m(1) }, 'bet_void', ''],
  [won, { do: 'change_win', payout: m(300) }, wager('won', 100, 0, 300), 'house>wallet 50'],
  [won, { do: 'change_win', payout: m(0) }, lost, 'wallet>house 250'],
  [won, { do: 'change_win', payout: m(250) }, won, ''],
  [lost, { do: 'change_win', payout: m(250) }, won, 'house>wallet 250'],
  [won, { do: 'change_win', payout: m(-1) }, 'amount_invalid', ''],
  [running, { do: 'change_win', payout: m(1) }, 'not_settled', ''],
  [gone, { do: 'change_win', payout: m(1) }, 'bet_void', ''],
  [
    running,
    { do: 'return_stake', amount: m(40) },
    wager('running', 100, 40, 0),
    'escrow>wallet 40',
  ],
  [running, { do: 'return_stake', amount: m(100) }, gone, 'escrow>wallet 100'],
  [lost, { do: 'return_stake', amount: m(40) }, wager('lost', 100, 40, 0), 'house>wallet 40'],
  [running, { do: 'return_stake', amount: m(101) }, 'stake_exceeded', ''],
  [running, { do: 'return_stake', amount: m(0) }, 'amount_invalid', ''],
  [gone, { do: 'return_stake', amount: m(1) }, 'bet_void', ''],
  [running, { do: 'cancel' }, gone, 'escrow>wallet 100'],
  [wager('running', 100, 40, 0), { do: 'cancel' }, gone, 'escrow>wallet 60'],
  [lost, { do: 'cancel' }, 'already_settled', ''],
  [gone, { do: 'cancel' }, gone, ''],
  [running, { do: 'undo_bet' }, gone, 'escrow>wallet 100'],
  [won, { do: 'undo_bet' }, paidAndGone, 'house>wallet 100'],
  [gone, { do: 'undo_bet' }, gone, ''],
  [running, { do: 'end' }, lost, 'escrow>house 100'],
  [won, { do: 'end' }, won, ''],
  [gone, { do: 'end' }, gone, ''],
];

test.each(TABLE)('%o: %o', (before, step, expected, moved) => {
  const stepped = stepWager(before, step);
  expect(stepped.ok ? stepped.wager : stepped.refusal).toEqual(expected);
  const movements = stepped.ok ? stepped.movements : [];
  const words = movements.map(({ from, to, amount }) => `${from}>${to} ${amount}`);
  expect(words.join(', ')).toBe(moved);
});

test('every refusal has a row', () => {
  const refused = TABLE.flatMap(([, , expected]) => (typeof expected === 'string' ? expected : []));
  expect(new Set(refused)).toEqual(new Set(WAGER_REFUSALS));
});

test('several steps are applied completely or not at all', () => {
  const amount = m(250);
  const all = stepWagerBy(running, [{ do: 'win', amount }, { do: 'end' }]);
  expect(all).toMatchObject({ ok: true, wager: won });
  const none = stepWagerBy(running, [{ do: 'undo_bet' }, { do: 'win', amount }]);
  expect(none).toEqual({ ok: false, refusal: 'bet_void' });
  expect(placeWager(m(-1))).toEqual({ ok: false, refusal: 'amount_invalid' });
});

const amounts = fc.integer({ min: -5, max: 300 }).map(m);
const steps: fc.Arbitrary<WagerStep> = fc.oneof(
  fc.record({ do: fc.constantFrom('win', 'undo_win', 'return_stake'), amount: amounts }),
  fc.record({ do: fc.constantFrom('settle', 'change_win'), payout: amounts }),
  fc.record({ do: fc.constantFrom('cancel', 'undo_bet', 'end') }),
);

test('after random steps, the three accounts match the wager and their sum is unchanged', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 200 }),
      fc.array(steps, { maxLength: 30 }),
      (stake, all) => {
        const amounts: Record<WagerAccountRole, bigint> = { wallet: 0n, escrow: 0n, house: 0n };
        const placed = placeWager(m(stake));
        if (!placed.ok) throw new Error(placed.refusal);
        let now = placed.wager;
        let { movements } = placed;
        for (const step of [...all, { do: 'cancel' } as const]) {
          for (const { from, to, amount } of movements) {
            expect(amount).toBeGreaterThan(0n);
            amounts[from] -= amount;
            amounts[to] += amount;
          }
          const left = now.stake - now.returned;
          expect(amounts.wallet).toBe(now.payout - left);
          expect(amounts.escrow).toBe(now.state === 'running' ? left : 0n);
          expect(amounts.wallet + amounts.escrow + amounts.house).toBe(0n);
          expect(now.returned).toBeLessThanOrEqual(now.stake);
          expect(now.payout).toBeGreaterThanOrEqual(ZERO);
          expect(now.state === 'running' || now.state === 'lost' ? now.payout : ZERO).toBe(ZERO);
          expect(now.state === 'won' ? now.payout > 0n : true).toBe(true);
          expect(now.state === 'void' ? left : ZERO).toBe(ZERO);
          const stepped = stepWager(now, step);
          movements = stepped.ok ? stepped.movements : [];
          if (stepped.ok) now = stepped.wager;
        }
      },
    ),
    { numRuns: 2_000 },
  );
});
