import { rickshawEngine } from '@khelaghor/engine-rickshaw/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { rickshawArt } from './rickshaw-art.ts';

/** The whole game. */
export const RickshawPage = (environment: GameEnvironment) => (
  <SlotPage engine={rickshawEngine} art={rickshawArt} environment={environment} />
);
