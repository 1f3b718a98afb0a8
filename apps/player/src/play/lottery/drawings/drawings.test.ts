import { findSampleGame, lotteryRows } from '@khelaghor/engine-lottery/public.ts';
import { beforeAll, expect, test } from 'vitest';
import { loadAllLotteryGames } from '../load-lottery-game.ts';
import { getDrawing } from './drawings.ts';

beforeAll(loadAllLotteryGames);

test.each(lotteryRows.map(({ code }) => code))(
  'the draw of %s ends within five seconds',
  (code) => {
    const family = findSampleGame(code)?.family;
    if (!family) throw new RangeError(code);
    const landingMs = getDrawing(family.drawnAs).getLandingMs(family);
    expect(landingMs).toBeGreaterThan(0);
    expect(landingMs).toBeLessThanOrEqual(5_000);
  },
);
