import { useEffect, useEffectEvent } from 'react';
import type { PhraseName, Sounds } from './sounds.ts';

/** Plays a phrase of the flute when something goes up on the stage. */
export function usePhrase(sounds: Sounds, name: PhraseName, isUp: boolean): void {
  const play = useEffectEvent(() => sounds.playPhrase(name));
  useEffect(() => {
    if (isUp) play();
  }, [isUp]);
}
