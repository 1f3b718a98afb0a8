import { aamEngine } from '@khelaghor/engine-aam/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { aamArt } from './aam-art.ts';

/** The whole game. */
export const AamPage = (environment: GameEnvironment) => (
  <SlotPage engine={aamEngine} art={aamArt} environment={environment} />
);
