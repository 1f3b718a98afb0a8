import type { TumbleEngine } from '@khelaghor/slot-engine/tumble-engine.ts';
import type { GameEnvironment } from '../game-shell.tsx';
import { DrawnPage } from '../reels/drawn-page.tsx';
import type { SlotArt } from '../reels/slot-art.ts';
import { TumbleBoard } from './tumble-board.tsx';
import { TumbleRules } from './tumble-rules.tsx';

type TumblePageProps = {
  readonly engine: TumbleEngine;
  readonly art: SlotArt;
  readonly environment: GameEnvironment;
};

/** The whole page of a tumbling slot, from its engine and its pictures. */
export const TumblePage = ({ engine, art, environment }: TumblePageProps) => (
  <DrawnPage
    engine={engine}
    environment={environment}
    renderScene={(view) => (
      <TumbleBoard engine={engine} art={art} sounds={environment.sounds} view={view} />
    )}
    renderRules={(limits) => <TumbleRules engine={engine} art={art} limits={limits} />}
  />
);
