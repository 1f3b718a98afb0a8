import { ilishEngine } from '@khelaghor/engine-ilish/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { TumblePage } from '@khelaghor/game-sdk/tumbles/tumble-page.tsx';
import { ilishArt } from './ilish-art.ts';

/** The whole game. */
export const IlishPage = (environment: GameEnvironment) => (
  <TumblePage engine={ilishEngine} art={ilishArt} environment={environment} />
);
