import { createAuditor } from './auditor.ts';
import { moves } from './moves.ts';
import { createWorld } from './world.ts';

export type Simulated = {
  seed: string;
  steps: number;
  /** How often each move happened. */
  counts: Record<string, number>;
  members: number;
  transfers: number;
  /** The same for the same seed and steps, on every machine. */
  traceHash: string;
};

const fullCheckEvery = 1_000;

/** Thrown when the books differ; says at which step, so that the seed replays it. */
class BooksDiffer extends Error {
  override readonly name = 'BooksDiffer';
}

/** Runs a world from its seed and has every step audited. */
export function simulate(seed: string, steps: number): Simulated {
  const world = createWorld(seed);
  const auditor = createAuditor(world);
  const counts: Record<string, number> = {};
  const shares = moves.reduce((sum, { share }) => sum + share, 0);
  for (let step = 0; step < steps; step += 1) {
    let at = world.chance.below(shares);
    const chosen = moves.find(({ share }) => (at -= share) < 0);
    if (!chosen) throw new Error('the shares of the moves do not add up');
    try {
      const happened = chosen.move(world, auditor);
      if (happened !== null) counts[chosen.name] = (counts[chosen.name] ?? 0) + 1;
      world.note(`${step} ${chosen.name}: ${happened ?? 'nothing'}`);
      if (step % fullCheckEvery === 0) auditor.checkAll();
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      throw new BooksDiffer(`seed ${seed}, step ${step}, ${chosen.name}: ${text}`, {
        cause: error,
      });
    }
  }
  auditor.checkAll();
  return {
    seed,
    steps,
    counts,
    members: world.members.length,
    transfers: world.ledger.transfers.size,
    traceHash: world.traceHash(),
  };
}
