import { sundarbansEngine } from '@khelaghor/engine-sundarbans/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { SlotPage } from '@khelaghor/game-sdk/reels/slot-page.tsx';
import { sundarbansArt } from './sundarbans-art.ts';

/** The whole game. */
export const SundarbansPage = (environment: GameEnvironment) => (
  <SlotPage engine={sundarbansEngine} art={sundarbansArt} environment={environment} />
);
