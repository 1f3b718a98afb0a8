import { deltaEngine } from '@khelaghor/engine-delta/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { deltaArt } from './delta-art.ts';

/** The whole game. */
export const DeltaPage = (environment: GameEnvironment) => (
  <SlotPage engine={deltaEngine} art={deltaArt} environment={environment} />
);
