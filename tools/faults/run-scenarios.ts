// Runs scenarios one after another; those that need the same system share one.
import type { Extent, Scenario } from './scenario.ts';
import { listNotCarriedOut, openWorld, runScenario } from './world.ts';
import type { Outcome } from './world.ts';

export type RunOptions = Extent & {
  readonly seed: number;
  readonly say: (line: string) => void;
  /** Told of each outcome as soon as it is there. */
  readonly print: (outcome: Outcome) => void;
};

const players = { short: 8, long: 32 };

/** Runs those that share a system in one world. */
async function runTogether(
  scenarios: readonly Scenario[],
  { short, times, seed, say, print }: RunOptions,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const note = (outcome: Outcome): void => {
    outcomes.push(outcome);
    print(outcome);
  };
  const able: Scenario[] = [];
  for (const scenario of scenarios) {
    const hindrance = (await scenario.hindrance?.()) ?? null;
    if (hindrance === null) able.push(scenario);
    else note(listNotCarriedOut(scenario, hindrance));
  }
  if (able.length === 0) return outcomes;
  const world = await openWorld({
    seed,
    players: short ? players.short : players.long,
    system: able[0]?.system,
    say,
  });
  try {
    for (const scenario of able) {
      say(`${scenario.name}  ${scenario.title} …`);
      note(await runScenario(world, scenario, { short, times }));
    }
  } finally {
    await world.close();
  }
  return outcomes;
}

/** Runs the scenarios, in their order as far as they share a system. */
export async function runScenarios(
  scenarios: readonly Scenario[],
  options: RunOptions,
): Promise<Outcome[]> {
  const bySystem = new Map<Scenario['system'], Scenario[]>();
  for (const scenario of scenarios)
    bySystem.set(scenario.system, [...(bySystem.get(scenario.system) ?? []), scenario]);
  const outcomes: Outcome[] = [];
  for (const sharing of bySystem.values()) outcomes.push(...(await runTogether(sharing, options)));
  return outcomes;
}
