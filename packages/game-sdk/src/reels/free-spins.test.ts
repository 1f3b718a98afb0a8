// Goal: what the stage says of free spins is what the engines decided, and reels are waited for
// exactly when what lies open can still complete the feature.
import { boishakhEngine } from '@khelaghor/engine-boishakh/public.ts';
import { deltaEngine } from '@khelaghor/engine-delta/public.ts';
import { rickshawEngine } from '@khelaghor/engine-rickshaw/public.ts';
import { sundarbansEngine } from '@khelaghor/engine-sundarbans/public.ts';
import type { SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getSeriesStanding, listSeriesNews, listToldNews, listToldWins } from './free-spins.ts';
import { planShow, timing } from './reel-timeline.ts';
import { listSpins } from './show-round.ts';

const engines: readonly SlotEngine[] = [
  rickshawEngine,
  sundarbansEngine,
  boishakhEngine,
  deltaEngine,
];

/** The first stops of each reel whose window shows so many scatters: by number, by reel. */
function findStops({ sheet }: SlotEngine, reel: number, shows: boolean): number {
  const strip = sheet.reels[reel] ?? '';
  const letter = sheet.scatter?.letter ?? '';
  const at = Array.from(strip, (_, stop) => stop).find(
    (stop) => `${strip}${strip}`.slice(stop, stop + sheet.rows).includes(letter) === shows,
  );
  return at ?? 0;
}

/** Plays a round whose spin of the stake shows scatters on the first reels, by other numbers. */
function playFeature(engine: SlotEngine, scattersOn: readonly boolean[], seed: number) {
  let state = seed;
  const begin = scattersOn.map((shows, reel) => findStops(engine, reel, shows));
  const below = (count: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return begin.shift() ?? Math.floor((state / 2 ** 32) * count);
  };
  const { outcome } = engine.decide({}, { below });
  const round = engine.openRound(outcome);
  return { round, spins: listSpins(engine.sheet, round) };
}

const three = [true, true, true, false, false];

test.each([rickshawEngine, sundarbansEngine].map((engine) => [engine.code, engine] as const))(
  'the last reels of %s are waited for 900 ms each while two of three scatters lie open',
  (_, engine) => {
    const table = [
      [
        [true, true, false, false, false],
        [false, false, true, true, true],
      ],
      [
        [true, false, true, false, false],
        [false, false, false, true, true],
      ],
      [
        [true, false, false, false, true],
        [false, false, false, false, false],
      ],
      [
        [false, false, true, true, true],
        [false, false, false, false, true],
      ],
      [three, [false, false, true, false, false]],
    ] as const;
    for (const [shown, waited] of table) {
      const spin = playFeature(engine, shown, 1).spins[0];
      if (!spin) throw new Error('no spin');
      expect(spin.anticipated).toEqual(waited);
      const { events } = planShow([spin], 0);
      const stops = events.flatMap((event) => (event.kind === 'stand' ? [event.at] : []));
      const longer = stops.map((at, reel) => at - timing.firstStop - reel * timing.between);
      expect(longer.at(-1)).toBe(Math.min(2_700, 900 * waited.filter(Boolean).length));
    }
  },
);

test.each(engines.map((engine) => [engine.code, engine] as const))(
  'the free spins of %s are counted and summed as the engine does',
  (_, engine) => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        const { round, spins } = playFeature(engine, three, seed);
        const { sheet } = engine;
        const last = spins.length - 1;
        const end = { spin: last, isStanding: true, isFilled: true, sign: null };
        const standing = getSeriesStanding(sheet, spins, end);
        const paid = round.spins[0]?.hundredths ?? 0;
        expect(standing?.hundredths).toBe(round.hundredths - paid);
        expect(standing?.number).toBe(last);
        // A round that reaches the top ends before its last free spin.
        expect(standing?.count === last || round.hundredths === sheet.top).toBe(true);
        const news = listSeriesNews(sheet, spins);
        expect(news[0]).toMatchObject({ kind: 'begun', count: round.spins[0]?.awarded });
        expect(news.at(-1)).toMatchObject({ kind: 'over', count: last });
        expect(news.at(-1)?.hundredths).toBe(standing?.hundredths);
        const factors = spins.map(
          (__, spin) => getSeriesStanding(sheet, spins, { ...end, spin })?.factor,
        );
        expect(factors.slice(1)).toEqual(round.spins.slice(1).map(({ factor }) => factor));
      }),
      { numRuns: 60 },
    );
  },
);

test('the sum grows when reels stand, and again when a symbol has filled its own', () => {
  const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
  const found = seeds
    .map((seed) => playFeature(boishakhEngine, three, seed).spins)
    .find((spins) => spins[1]?.isFilled === true);
  const [, spin] = found ?? [];
  if (!found || !spin) throw new Error('no symbol fills its reels');
  const at = { spin: 1, isStanding: false, isFilled: false, sign: null };
  const sumAt = (place: typeof at) =>
    getSeriesStanding(boishakhEngine.sheet, found, place)?.hundredths ?? -1;
  const plain = listToldWins(spin, { ...at, isStanding: true });
  const filled = listToldWins(spin, { ...at, isStanding: true, isFilled: true });
  expect(listToldWins(spin, at)).toEqual([]);
  expect([...plain, ...filled]).toHaveLength(spin.wins.length);
  expect(filled.map(({ kind }) => kind)).toEqual(['expanded']);
  expect(sumAt(at)).toBe(0);
  expect(sumAt({ ...at, isStanding: true })).toBe(
    plain.reduce((sum, win) => sum + win.hundredths, 0),
  );
  expect(sumAt({ ...at, isStanding: true, isFilled: true })).toBe(
    spin.wins.reduce((sum, win) => sum + win.hundredths, 0),
  );
});

test('news are told from their sign on', () => {
  const { spins } = playFeature(rickshawEngine, three, 5);
  const news = listSeriesNews(rickshawEngine.sheet, spins);
  expect(listToldNews(news, { spin: 0, sign: null })).toEqual([]);
  expect(listToldNews(news, { spin: 0, sign: 'begun' })).toHaveLength(1);
  expect(listToldNews(news, { spin: spins.length - 1, sign: 'over' })).toEqual(news);
  expect(listSeriesNews(rickshawEngine.sheet, spins.slice(0, 1))).toEqual([]);
});
