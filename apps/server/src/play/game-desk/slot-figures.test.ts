// Goal: what rounds of slots showed is counted once, and stands beside its proven chance. Method:
// counts against the strips read letter by letter, and rounds that the whole server played.
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { gameDeskGetSlotFigures, inhousePlay } from '@khelaghor/client/routes/play.gen.ts';
import { createFairStream } from '@khelaghor/fairness/stream.ts';
import type { Plain } from '@khelaghor/game-engine/game-engine.ts';
import { gameEngines } from '@khelaghor/game-list/games.ts';
import { findSlot } from '@khelaghor/game-list/slots.ts';
import type { ListedSlot } from '@khelaghor/game-list/slots.ts';
import { createKey } from '@khelaghor/testkit/create-key.ts';
import { createFakeClock } from '@khelaghor/testkit/fake-clock.ts';
import { openGame } from '@khelaghor/testkit/open-game.ts';
import { signUp } from '@khelaghor/testkit/test-member.ts';
import { createFirstOperator } from '@khelaghor/testkit/test-operator.ts';
import { auditAfterAll, withServer } from '@khelaghor/testkit/with-server.ts';
import { foldReturns } from './fold-returns.ts';
import { compareFigures, countShown } from './slot-figure-rules.ts';

const clock = createFakeClock(new Date('2026-11-21T06:00:10Z'));
const server = await withServer({ clock, logLevel: 'silent' });
auditAfterAll(server);
const { browser: operator } = await createFirstOperator(server);

const slots = gameEngines.flatMap(({ code }) => findSlot(code) ?? []);

/** The letters of the stake's spin, read from the strips laid out twice. */
function readLetters({ sheet }: ListedSlot, { draws }: Plain): string[] {
  const stops = String(draws).split(/[ ,]/u).map(Number);
  return sheet.reels.flatMap((strip, reel) => {
    const from = stops[reel] ?? 0;
    return Array.from({ length: sheet.rows }, (_, row) => `${strip}${strip}`[from + row] ?? '');
  });
}

const spin = (slot: ListedSlot, nonce: number) => {
  const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);
  const inputs = { serverSeed, clientSeed: 'figures', nonce, scope: slot.scope };
  return slot.decide({}, createFairStream(inputs)).outcome;
};

test('each slot counts what its strips show, and the numbers beyond one spin as its feature', () => {
  fc.assert(
    fc.property(fc.constantFrom(...slots), fc.nat(100_000), (slot, nonce) => {
      const outcome = spin(slot, nonce);
      const counts = countShown(slot, outcome);
      const letters = readLetters(slot, outcome);
      for (const { letter } of slot.sheet.symbols)
        expect(counts.get(letter)).toBe(letters.filter((each) => each === letter).length);
      expect(counts.get('feature')).toBe(outcome.draws.includes(' ') ? 1 : 0);
    }),
    { numRuns: 300 },
  );
});

test.each(slots.map((slot) => [slot.code, slot] as const))(
  '4,000 spins of %s stay within what chance explains',
  (_, slot) => {
    const rounds = 4_000;
    const sums = new Map<string, number>();
    for (let nonce = 0; nonce < rounds; nonce += 1)
      for (const [figure, count] of countShown(slot, spin(slot, nonce)))
        sums.set(figure, (sums.get(figure) ?? 0) + count);
    const figures = compareFigures(slot, rounds, sums);
    const cells = figures.filter(({ letter }) => letter !== null);
    expect(cells.reduce((sum, { shown }) => sum + shown, 0)).toBe(cells[0]?.of);
    // The mark is 2.576 σ; of some hundred figures none is 4.5 σ away.
    for (const { measured, exact, mark } of figures)
      expect(Math.abs(measured - exact)).toBeLessThanOrEqual((4.5 / 2.576) * mark + 1e-12);
  },
);

const read = (gameCode: string, days?: number) =>
  operator.callOrFail(gameDeskGetSlotFigures, {
    params: { gameCode },
    query: days === undefined ? {} : { days },
  });

test('rounds of members are counted once, on their days', async () => {
  const { browser } = await signUp(server, { balanceMinor: 1_000_000n });
  const { game, seedId } = await openGame(server, browser, 'sundarbans');
  const slot = findSlot('sundarbans');
  if (!slot) throw new Error('no such slot');
  /** Its wilds that multiply are on the strips of free spins alone. */
  const isOnStrips = ({ letter }: { letter: string }) => slot.sheet.reels.join('').includes(letter);
  const letters: string[] = [];
  let features = 0;
  for (let count = 0; count < 12; count += 1) {
    const body = { key: createKey(clock), stake: '1000', choice: {}, seedId };
    const { round } = await game.callOrFail(inhousePlay, { params: { game: 'sundarbans' }, body });
    letters.push(...readLetters(slot, round.outcome));
    if (String(round.outcome['draws']).includes(' ')) features += 1;
  }
  expect(await read('sundarbans')).toEqual({ scope: slot.scope, rounds: 0, figures: [] });
  await foldReturns(server.ctx);
  await foldReturns(server.ctx);
  const { rounds, figures } = await read('sundarbans');
  expect(rounds).toBe(12);
  expect(figures.map(({ letter, shown, of }) => [letter, shown, of])).toEqual([
    ...slot.sheet.symbols
      .filter(isOnStrips)
      .map(({ letter }) => [
        letter,
        letters.filter((each) => each === letter).length,
        letters.length,
      ]),
    [null, features, 12],
  ]);
  await sql`update slot_figure_day set day = day - 1`.execute(server.ctx.db);
  expect((await read('sundarbans', 1)).rounds).toBe(0);
  expect((await read('sundarbans', 2)).rounds).toBe(12);
});

test('a game that is no slot has no figures, and an unknown one is refused', async () => {
  expect(await read('dice')).toEqual({ scope: null, rounds: 0, figures: [] });
  const params = { gameCode: 'nosuchgame' };
  expect(await operator.call(gameDeskGetSlotFigures, { params, query: {} })).toMatchObject({
    code: 'game_unknown',
  });
});
