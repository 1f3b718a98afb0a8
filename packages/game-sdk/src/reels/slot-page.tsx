import type { PotTier } from '@khelaghor/game-engine/must-hit-by.ts';
import type { SlotEngine } from '@khelaghor/slot-engine/slot-engine.ts';
import type { GameEnvironment } from '../game-shell.tsx';
import { DrawnPage } from './drawn-page.tsx';
import { PotLine } from './pot-line.tsx';
import type { SlotArt } from './slot-art.ts';
import { SlotBoard } from './slot-board.tsx';
import { SlotRules } from './slot-rules.tsx';
import { usePots } from './use-pots.ts';

type SlotPageProps = {
  readonly engine: SlotEngine;
  readonly art: SlotArt;
  readonly environment: GameEnvironment;
  /** The jackpots with which the game opens; without it, it has none. */
  readonly tiers?: readonly PotTier[];
};

/** The whole page of a slot, from its engine and its pictures. */
export function SlotPage({ engine, art, environment, tiers = [] }: SlotPageProps) {
  const hasPots = tiers.length > 0 && !environment.isRulesOnly;
  const pots = usePots(environment.session, engine.code, hasPots);
  return (
    <DrawnPage
      engine={engine}
      environment={environment}
      renderScene={(view) => (
        <>
          <PotLine tiers={tiers} pots={pots} />
          <SlotBoard engine={engine} art={art} sounds={environment.sounds} view={view} />
        </>
      )}
      renderRules={(limits) => <SlotRules engine={engine} art={art} limits={limits} pots={pots} />}
    />
  );
}
