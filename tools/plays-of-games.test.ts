// Goal: what a page tells of a choice at a stake is computed from the same results as the return of
// its game. Method: the plays that games list are compared with what their pages make of choices.
import { crashEngine, CRASH_RETURN } from '@khelaghor/engine-crash/public.ts';
import { diceEngine, DICE_RETURN } from '@khelaghor/engine-dice/public.ts';
import { getListedChoice, kenoEngine } from '@khelaghor/engine-keno/public.ts';
import { limboEngine, LIMBO_RETURN } from '@khelaghor/engine-limbo/public.ts';
import { plinkoEngine } from '@khelaghor/engine-plinko/public.ts';
import { wheelEngine } from '@khelaghor/engine-wheel/public.ts';
import type { Play } from '@khelaghor/game-engine/game-engine.ts';
import {
  computeRoundedReturn,
  createSingleWin,
  findListedPlay,
} from '@khelaghor/game-engine/game-return.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { subtractRatio, toFloat } from '@khelaghor/money/ratio.ts';
import type { Ratio } from '@khelaghor/money/ratio.ts';
import { expect, test } from 'vitest';

/** A multiplier of Limbo or Crash is reached as often as whole numbers allow. */
const tolerance = 1e-11;

const games: readonly (readonly [string, Iterable<Play<object>>, Ratio])[] = [
  ['dice', diceEngine.plays(), DICE_RETURN],
  ['limbo', limboEngine.plays(), LIMBO_RETURN],
  ['crash', crashEngine.plays(), CRASH_RETURN],
];

test.each(games)(
  '%s: a choice with a single prize returns as much as listed',
  (_, plays, share) => {
    const stake = minor(100n);
    const wrong = [...plays].filter((play) => {
      const [win] = play.wins;
      if (!win) return true;
      const own = computeRoundedReturn(createSingleWin(win.pays, share), stake);
      const cost = subtractRatio(own, computeRoundedReturn(play, stake));
      return Math.abs(toFloat(cost)) > tolerance;
    });
    expect(wrong).toEqual([]);
  },
);

test('a choice is found among those that a game lists', () => {
  for (const play of plinkoEngine.plays())
    expect(findListedPlay(plinkoEngine, play.choice)?.wins).toEqual(play.wins);
  for (const play of wheelEngine.plays())
    expect(findListedPlay(wheelEngine, play.choice)?.wins).toEqual(play.wins);
  const chosen = kenoEngine.parseChoice({ numbers: '3,17,40', risk: 'high' });
  const listed = chosen && findListedPlay(kenoEngine, getListedChoice(chosen));
  expect(listed?.choice).toEqual({ numbers: '1,2,3', risk: 'high' });
  expect(chosen && findListedPlay(kenoEngine, chosen)).toBeNull();
});
