import {
  findSampleGame,
  keepFamily,
  lotteryRows,
  type Family,
  type LotteryGame,
  type YearlyFamily,
} from '@khelaghor/engine-lottery/public.ts';

import { hasDrawing, loadDrawing } from './drawings/drawings.ts';
import { fetchLotteryRow, keepAddedLotteries } from './lottery-rows.ts';

const loaders: Readonly<Record<string, () => Promise<Family | YearlyFamily>>> = {
  d4: async () => (await import('@khelaghor/engine-lottery/families/d4.ts')).d4,
  hk6: async () => (await import('@khelaghor/engine-lottery/families/hk6/hk6.ts')).hk6,
  hanoi: async () => (await import('@khelaghor/engine-lottery/families/hanoi.ts')).hanoi,
  d3: async () => (await import('@khelaghor/engine-lottery/families/d3.ts')).d3,
  d5: async () => (await import('@khelaghor/engine-lottery/families/d5.ts')).d5,
  k3: async () => (await import('@khelaghor/engine-lottery/families/k3.ts')).k3,
  keno20: async () => (await import('@khelaghor/engine-lottery/families/keno20.ts')).keno20,
  keno80: async () => (await import('@khelaghor/engine-lottery/families/keno80.ts')).keno80,
  lao: async () => (await import('@khelaghor/engine-lottery/families/lao.ts')).lao,
  pc28: async () => (await import('@khelaghor/engine-lottery/families/pc28.ts')).pc28,
  pk10: async () => (await import('@khelaghor/engine-lottery/families/pk10.ts')).pk10,
  ssc: async () => (await import('@khelaghor/engine-lottery/families/ssc.ts')).ssc,
  thai: async () => (await import('@khelaghor/engine-lottery/families/thai.ts')).thai,
  vsl45: async () => (await import('@khelaghor/engine-lottery/families/vsl45.ts')).vsl45,
  vsl55: async () => (await import('@khelaghor/engine-lottery/families/vsl55.ts')).vsl55,
  x5: async () => (await import('@khelaghor/engine-lottery/families/x5.ts')).x5,
  xsmb: async () => (await import('@khelaghor/engine-lottery/families/xsmb.ts')).xsmb,
  xsmn: async () => (await import('@khelaghor/engine-lottery/families/xsmn.ts')).xsmn,
  yeekee: async () => (await import('@khelaghor/engine-lottery/families/yeekee.ts')).yeekee,
};

/** A game whose plays and whose drawing are there, as one of its issues is played. */
export function findLoadedGame(code: string): LotteryGame | undefined {
  const game = findSampleGame(code);
  return game && hasDrawing(game.family.drawnAs) ? game : undefined;
}

/**
 * Loads the plays of a game, of all its issues, with the drawing of its results, and returns it as
 * one of them is played; undefined when there is no game with this code.
 */
export async function loadLotteryGame(code: string): Promise<LotteryGame | undefined> {
  const row = await fetchLotteryRow(code);
  const load = loaders[row?.family ?? ''];
  if (load && !findSampleGame(code)) keepFamily(await load());
  const game = findSampleGame(code);
  if (game) await loadDrawing(game.family.drawnAs);
  return game;
}

/** Loads the plays of all games that the site named, for drawing pages on the server. */
export async function loadAllLotteryGames(): Promise<void> {
  keepAddedLotteries();
  await Promise.all(lotteryRows.map(({ code }) => loadLotteryGame(code)));
}
