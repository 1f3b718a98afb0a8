// Goal: a replay shows a round as its player saw it, and ends with what was paid.
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { minesEngine, readView } from '@khelaghor/engine-mines/public.ts';
import { toStepOutcome } from '@khelaghor/game-engine/finished-game.ts';
import { expect, test } from 'vitest';
import { listStepViews } from './list-step-views.ts';

function makeRound(cells: readonly number[], changed: Partial<GameRound>): GameRound {
  const steps = cells.map((cell) => ({ cell }));
  return {
    betId: 'one',
    game: 'mines',
    at: '2026-03-01T12:00:00.000Z',
    currency: 'PLAY',
    stake: '1000',
    won: false,
    payout: '0',
    returned: '0',
    seedId: 'seed',
    nonce: 3,
    receipt: '',
    choice: { mines: 3 },
    // The mines lie in the last three cells.
    outcome: toStepOutcome(minesEngine, [22, 23, 24], steps),
    ...changed,
  };
}

test.each([
  ['lost', [0, 22], {}, ['open', 'open', 'lost'], '0'],
  ['taken', [0, 1], { won: true, payout: '1285' }, ['open', 'open', 'open', 'taken'], '1285'],
  ['returned', [], { returned: '1000' }, ['open', 'returned'], '0'],
] as const)('a round that was %s', (state, cells, changed, states, payout) => {
  const views = listStepViews(minesEngine, makeRound(cells, changed));
  expect(views.map((view) => view.state)).toEqual(states);
  expect(views.at(-1)).toMatchObject({ state, payout });
  for (const view of views.slice(0, -1)) {
    const shown = readView(view.shown);
    expect(shown).toEqual({ opened: cells.slice(0, view.steps.length), mined: [] });
  }
  expect(readView(views.at(-1)?.shown ?? {}).mined).toEqual([22, 23, 24]);
});

test('the last flower ends a round without being taken', () => {
  const cells = Array.from({ length: 22 }, (_, cell) => cell);
  const views = listStepViews(minesEngine, makeRound(cells, { won: true, payout: '2277000' }));
  expect(views).toHaveLength(23);
  expect(views.at(-1)).toMatchObject({ state: 'topped', payout: '2277000' });
});

test('a round of another game is refused', () => {
  const round = makeRound([], { choice: { direction: 'under', chance: 4_950 } });
  expect(() => listStepViews(minesEngine, round)).toThrow('none of mines');
});
