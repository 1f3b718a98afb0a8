import { boishakhEngine } from '@khelaghor/engine-boishakh/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { boishakhArt } from './boishakh-art.ts';

/** The whole game. */
export const BoishakhPage = (environment: GameEnvironment) => (
  <SlotPage engine={boishakhEngine} art={boishakhArt} environment={environment} />
);
