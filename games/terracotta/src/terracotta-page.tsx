import { terracottaEngine } from '@khelaghor/engine-terracotta/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { TumblePage } from '@khelaghor/game-sdk/tumbles/tumble-page.tsx';
import { terracottaArt } from './terracotta-art.ts';

/** The whole game. */
export const TerracottaPage = (environment: GameEnvironment) => (
  <TumblePage engine={terracottaEngine} art={terracottaArt} environment={environment} />
);
