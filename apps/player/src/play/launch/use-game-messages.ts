import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { GameMessage } from '@khelaghor/contract/play/game-bridge.ts';
import { readGameMessage } from './game-message.ts';

/** Hears what the game in a frame says; messages of other windows and origins are dropped. */
export function useGameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  gamesOrigin: string,
  hear: (message: GameMessage) => void,
): void {
  const onMessage = useEffectEvent(hear);
  useEffect(() => {
    const receive = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (origin !== gamesOrigin || source !== frame.current?.contentWindow) return;
      const message = readGameMessage(data);
      if (message) onMessage(message);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, gamesOrigin]);
}
