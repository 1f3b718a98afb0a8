import { useEffect, useState } from 'react';
import { inhouseGetJackpots } from '@khelaghor/client/routes/play.gen.ts';
import type { GamePot } from '@khelaghor/contract/play/jackpots.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import type { GameSession } from '../game-session.ts';

const everyMs = 4_000;

/**
 * The jackpots of a game in the money of its page, asked for again every few seconds while the page
 * is visible. Empty before the first answer, and always for trial money, which has none.
 */
export function usePots(session: GameSession, game: string, hasPots: boolean): readonly GamePot[] {
  const { currency } = useFormat();
  const [pots, setPots] = useState<readonly GamePot[]>([]);
  const isOn = hasPots && currency !== 'TRIAL';
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState === 'hidden') return;
      const reply = await session.call(inhouseGetJackpots, { params: { game } });
      if (reply.success && !isOver) setPots(reply.value.pots);
    };
    void ask();
    const timer = setInterval(() => void ask(), everyMs);
    const onVisible = () => void ask();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [session, game, isOn]);
  return pots;
}
