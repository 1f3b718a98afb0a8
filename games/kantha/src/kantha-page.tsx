import { kanthaEngine } from '@khelaghor/engine-kantha/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { kanthaArt } from './kantha-art.ts';

/** The whole game. */
export const KanthaPage = (environment: GameEnvironment) => (
  <SlotPage engine={kanthaEngine} art={kanthaArt} environment={environment} />
);
