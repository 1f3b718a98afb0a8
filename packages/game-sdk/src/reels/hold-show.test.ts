// Goal: the stage shows and says of held cells what the engine decided, each respin in 0.9 s or
// less, and a tap skips one, a second tap the rest.
import { kanthaEngine } from '@khelaghor/engine-kantha/public.ts';
import { sumAmounts } from '@khelaghor/slot-engine/play-hold.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getHoldPay, getHoldStanding, listHoldNews, listToldHoldNews } from './hold-show.ts';
import { planShow, timing } from './reel-timeline.ts';
import { listSpins } from './show-round.ts';
import { findSeriesEnd, findSkip } from './skip-show.ts';

const { sheet } = kanthaEngine;

/** Plays a round that begins with six patches and goes on by the numbers of a seed. */
function playHold(seed: number, blanksBelow = 420) {
  const begin = [16, 15, 16, 7, 31];
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return begin.shift() ?? Math.floor((state / 2 ** 32) * Math.min(count, blanksBelow));
  };
  const round = kanthaEngine.openRound(kanthaEngine.decide({}, { below }).outcome);
  if (!round.hold) throw new Error('no cell is held');
  const respins = round.hold.respins.map(({ landed }) => ({ isLanding: landed.length > 0 }));
  const spins = listSpins(sheet, round);
  return { round, hold: round.hold, spins, plan: planShow(spins, 0, respins) };
}

/** Some seeds land many cells, so that windows fill. */
const seeds = fc.tuple(fc.integer({ min: 1, max: 2 ** 31 }), fc.constantFrom(24, 60, 420));

test('held cells, respins left and sums are those of the engine', () => {
  fc.assert(
    fc.property(seeds, ([seed, below]) => {
      const { round, hold } = playHold(seed, below);
      const before = getHoldStanding(sheet, round, { number: -1, isTurning: false });
      expect(before).toMatchObject({ cells: hold.first, fresh: 0, left: 3 });
      let cells = hold.first.length;
      for (const [number, { landed, free, left }] of hold.respins.entries()) {
        const turning = getHoldStanding(sheet, round, { number, isTurning: true });
        expect(turning?.cells).toHaveLength(cells);
        expect(15 - cells).toBe(free);
        const settled = getHoldStanding(sheet, round, { number, isTurning: false });
        expect(settled).toMatchObject({ fresh: landed.length, left });
        expect(turning?.left).toBe((hold.respins[number - 1]?.left ?? 3) - 1);
        cells += landed.length;
        expect(settled?.cells).toHaveLength(cells);
        expect(settled?.hundredths).toBe(sumAmounts(settled?.cells ?? []));
      }
      expect(hold.isFull).toBe(cells === 15);
      const paid = round.spins[0]?.hundredths ?? 0;
      expect(paid + getHoldPay(sheet, round)).toBe(round.hundredths);
    }),
    { numRuns: 60 },
  );
});

test('every landing is told once it has landed, and the pay with the closing sign', () => {
  fc.assert(
    fc.property(seeds, ([seed, below]) => {
      const { round, hold } = playHold(seed, below);
      const news = listHoldNews(sheet, round);
      const last = hold.respins.length - 1;
      const at = (number: number, isTurning: boolean, isOver = false) =>
        listToldHoldNews(news, { number, isTurning }, isOver);
      expect(at(-1, false).map(({ kind }) => kind)).toEqual(['begun']);
      for (const [number, { landed }] of hold.respins.entries()) {
        const added = at(number, false).length - at(number, true).length;
        expect(added).toBe(landed.length > 0 ? 1 : 0);
      }
      expect(at(last, false, true)).toEqual(news);
      expect(at(last, false)).toEqual(news.slice(0, -1));
      expect(news.at(-1)?.hundredths).toBe(getHoldPay(sheet, round));
    }),
    { numRuns: 40 },
  );
});

test('respins follow their sign, none longer than 0.9 s, and all of them in 20 s', () => {
  fc.assert(
    fc.property(seeds, ([seed, below]) => {
      const { hold, plan } = playHold(seed, below);
      const times = plan.events.flatMap((event) => (event.kind === 'respin' ? [event.at] : []));
      const [begun, over] = plan.events.flatMap((event) => (event.kind === 'sign' ? [event] : []));
      expect([begun?.sign, over?.sign]).toEqual(['begun', 'over']);
      expect(times).toHaveLength(hold.respins.length);
      expect(times[0]).toBe((begun?.at ?? 0) + timing.signs.begun);
      const gaps = times.map((time, index) => (times[index + 1] ?? over?.at ?? 0) - time);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(900);
      expect((over?.at ?? 0) - (times[0] ?? 0)).toBeLessThanOrEqual(20_000);
      expect(plan.end).toBe((over?.at ?? 0) + timing.signs.over);
    }),
    { numRuns: 40 },
  );
});

test('a tap skips the sign, then a respin, and a further one goes to the closing sign', () => {
  const { spins, plan } = playHold(7);
  const find = (kind: string, respin?: number) =>
    plan.events.find(
      (each) => each.kind === kind && ('respin' in each ? each.respin : 0) === respin,
    )?.at ?? -1;
  const signs = plan.events.filter(({ kind }) => kind === 'sign').map(({ at }) => at);
  const [begun = 0, over = 0] = signs;
  const skip = (now: number, hasSkippedSpin: boolean) =>
    findSkip(plan, spins, { now, hasSkippedSpin });
  expect(skip(begun + 1, false)).toBe(find('respin', 0));
  expect(skip(find('respin', 0), false)).toBe(find('settle', 0));
  expect(skip(find('settle', 0), false)).toBe(find('respin', 1));
  expect(skip(find('respin', 1), true)).toBe(over);
  expect(skip(over, true)).toBe(plan.end);
  expect(findSeriesEnd(plan, 100)).toBe(over);
});

test('a reel is waited for when it alone can bring the sixth patch', () => {
  const [spin] = listSpins(sheet, kanthaEngine.openRound({ draws: '16,15,16,0,0' }));
  const counts = spin?.window.map((column) => column.filter((letter) => letter === 'M').length);
  expect(counts?.slice(0, 3)).toEqual([1, 1, 2]);
  expect(spin?.anticipated).toEqual([false, false, false, true, true]);
});
