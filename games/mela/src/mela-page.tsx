import { melaEngine, melaPots } from '@khelaghor/engine-mela/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { melaArt } from './mela-art.ts';

/** The whole game. */
export const MelaPage = (environment: GameEnvironment) => (
  <SlotPage engine={melaEngine} art={melaArt} environment={environment} tiers={melaPots} />
);
