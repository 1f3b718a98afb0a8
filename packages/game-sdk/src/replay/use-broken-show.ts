import { useEffect, useEffectEvent } from 'react';
import type { GameState, Rounds } from '../use-rounds.ts';
import { clearShow, findBrokenShow, markShow } from './broken-show.ts';
import type { Replays } from './replay.ts';

type Played = {
  readonly game: string;
  readonly phase: Rounds['phase']['name'];
  readonly rounds: GameState['rounds'];
  readonly replays: Replays;
};

/** Asks the memory of the tab. A browser that refuses it remembers no show. */
function withMemory<Found>(ask: (memory: Storage) => Found): Found | null {
  try {
    return ask(sessionStorage);
  } catch {
    return null;
  }
}

/** Begins a show anew that was broken off when the page was left, with its result first. */
export function useBrokenShow({ game, phase, rounds, replays }: Played): void {
  const resume = useEffectEvent(() => {
    const broken = withMemory((memory) => findBrokenShow(memory, game, rounds));
    if (broken) replays.start(broken);
  });
  const remember = useEffectEvent(() => {
    const newest = rounds[0]?.betId;
    if (phase === 'asking') withMemory((memory) => markShow(memory, game, newest));
    if (phase === 'idle') withMemory((memory) => clearShow(memory, game));
  });
  useEffect(() => resume(), []);
  useEffect(() => remember(), [phase]);
}
