import { sessionKept } from '@khelaghor/client/kept-storage.ts';
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

/** Begins a show anew that was broken off when the page was left, with its result first. */
export function useBrokenShow({ game, phase, rounds, replays }: Played): void {
  const resume = useEffectEvent(() => {
    const broken = findBrokenShow(sessionKept, game, rounds);
    if (broken) replays.start(broken);
  });
  const remember = useEffectEvent(() => {
    const newest = rounds[0]?.betId;
    if (phase === 'asking') markShow(sessionKept, game, newest);
    if (phase === 'idle') clearShow(sessionKept, game);
  });
  useEffect(() => resume(), []);
  useEffect(() => remember(), [phase]);
}
