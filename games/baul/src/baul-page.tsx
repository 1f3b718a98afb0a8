import { baulEngine } from '@khelaghor/engine-baul/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { TumblePage } from '@khelaghor/game-sdk/tumbles/tumble-page.tsx';
import { baulArt } from './baul-art.ts';

/** The whole game. */
export const BaulPage = (environment: GameEnvironment) => (
  <TumblePage engine={baulEngine} art={baulArt} environment={environment} />
);
