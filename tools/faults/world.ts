// Opens the world of a scenario, and checks it when the harm is done.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChainEnd } from '@khelaghor/db/hash-chain.ts';
import { judge, listUnderWay } from './invariants.ts';
import type { Verdict } from './invariants.ts';
import { openJournal } from './journal.ts';
import { makeOperator } from './operator.ts';
import type { Operator } from './operator.ts';
import { createLoad } from './load.ts';
import type { Extent, Figures, Scenario, World } from './scenario.ts';
import { createSeededRandom } from './seeded-random.ts';
import { startSystem } from './system.ts';
import type { SystemOptions } from './system.ts';
import { openVendorFixture } from './vendor-fixture.ts';
import type { VendorFixture } from './vendor-fixture.ts';

export type OpenWorld = World & {
  readonly stand: VendorFixture;
  /** Ends of the log chain that earlier checks saw. */
  readonly chainEnds: ChainEnd[];
  readonly operator: Operator;
  /** Returns the failures since the last call. */
  takeFailures(): string[];
  close(): Promise<void>;
};

export type Outcome = {
  readonly scenario: Scenario;
  /** The reason why this machine could not run it; null when it did. */
  readonly hindrance: string | null;
  readonly figures: Figures;
  readonly verdicts: readonly Verdict[];
  readonly failures: readonly string[];
  /** `skipped`: this machine could not run it, so nothing is known. */
  readonly result: 'passed' | 'failed' | 'skipped';
  /** The server's last lines. */
  readonly said: readonly string[];
};

const linesShown = 20;
/**
 * After a fault each thing that is under way must be done within this time. It is not a bound for
 * all of them together, which depends on the machine.
 */
const underWayMaxMs = 60_000;

/** Starts a system with a load generator and this many players. */
export async function openWorld(options: {
  readonly seed: number;
  readonly players: number;
  readonly system?: SystemOptions | undefined;
  readonly say: (line: string) => void;
}): Promise<OpenWorld> {
  const random = createSeededRandom(options.seed);
  const folder = await mkdtemp(join(tmpdir(), 'khelaghor-journal-'));
  const journal = await openJournal(join(folder, 'journal.jsonl'));
  const system = await startSystem(options.system);
  let stand: VendorFixture | undefined;
  const close = async (): Promise<void> => {
    await system.close();
    await stand?.close();
    await journal.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    stand = await openVendorFixture(system);
    const { captchas } = system;
    const addresses = () => system.server.addresses;
    const { gamesOrigin } = system;
    const load = createLoad({ journal, random, addresses, stand, captchas, gamesOrigin });
    await load.addPlayers(options.players);
    const operator = await makeOperator(
      () => system.server.addresses.console,
      system.server.claimLink() ?? '',
    );
    operator.start();
    const failures: string[] = [];
    return {
      system,
      stand,
      load,
      journal,
      random,
      expect: (holds, sentence) => {
        if (!holds) failures.push(sentence);
      },
      say: options.say,
      chainEnds: [],
      operator,
      takeFailures: () => failures.splice(0),
      async close() {
        await operator.stop();
        await close();
      },
    };
  } catch (error) {
    options.say(system.server.said().slice(-20).join('\n'));
    await close();
    throw error;
  }
}

/** Waits until nothing is under way; what is so for a minute is a failure. */
async function catchUp(world: World): Promise<number> {
  const from = performance.now();
  let seenAt = new Map<string, number>();
  for (;;) {
    const left = await listUnderWay(world.system);
    const now = performance.now();
    if (left.length === 0) return now - from;
    seenAt = new Map(left.map((each) => [each, seenAt.get(each) ?? now]));
    const stuck = left.filter((each) => now - (seenAt.get(each) ?? now) > underWayMaxMs);
    if (stuck.length > 0) {
      world.expect(false, `after a minute still: ${stuck.slice(0, 3).join(', ')}`);
      return now - from;
    }
    await pause(100);
  }
}

/** The outcome on a machine that cannot run it: nothing is known, nothing failed. */
export const listNotCarriedOut = (scenario: Scenario, hindrance: string): Outcome => ({
  scenario,
  hindrance,
  figures: {},
  verdicts: [],
  failures: [],
  result: 'skipped',
  said: [],
});

/** Runs one scenario in a world, waits until the system has caught up, and checks it. */
export async function runScenario(
  world: OpenWorld,
  scenario: Scenario,
  options: Extent,
): Promise<Outcome> {
  const from = performance.now();
  const before = world.load.counts();
  let figures: Figures = {};
  try {
    // Without this the scenario would wait for answers of a server that has ended.
    const fallen = world.system.server.fallen.then((words) => {
      throw new Error(`the server ${words}`);
    });
    figures = await Promise.race([scenario.run(world, options), fallen]);
  } catch (error) {
    world.expect(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await world.load.stop();
  // A withdrawal approved between the reads of the books and of the gateway would look unpaid.
  await world.operator.stop();
  const caughtUpMs = await catchUp(world);
  const verdicts = await judge(world, world.journal.file, world.chainEnds);
  world.operator.start();
  const counts = world.load.counts();
  const failures = world.takeFailures();
  return {
    scenario,
    hindrance: null,
    figures: {
      operations: counts.asked - before.asked,
      acknowledged: counts.acknowledged - before.acknowledged,
      'unknown, then asked again': counts.unknown - before.unknown,
      ...figures,
      'caught up after ms': Math.round(caughtUpMs),
      'took s': ((performance.now() - from) / 1_000).toFixed(1),
    },
    verdicts,
    failures,
    result: failures.length === 0 && verdicts.every(({ holds }) => holds) ? 'passed' : 'failed',
    said: world.system.server.said().slice(-linesShown),
  };
}
