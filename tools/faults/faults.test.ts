// Goal: after every fault the invariants hold. Method: the short form of every scenario, against
// real processes and a real database, judged by the journal of the load generator.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScenarios } from './run-scenarios.ts';
import { scenarios } from './scenarios.ts';
import type { Outcome } from './world.ts';

const outcomes = new Map<string, Outcome>();
const seed = Number(process.env['KHELAGHOR_FAULTS_SEED'] ?? Date.now() % 1_000_000_000);

beforeAll(async () => {
  console.log(`faults: KHELAGHOR_FAULTS_SEED=${seed} repeats the moments of this run`);
  await runScenarios(scenarios, {
    short: true,
    seed,
    say: () => undefined,
    print: (outcome) => outcomes.set(outcome.scenario.name, outcome),
  });
  // Some 160 s alone, and 500 s where the same work takes two to three times as long; beside the
  // checks they have less than one of two processors.
}, 900_000);

afterAll(() => {
  for (const { scenario, hindrance } of outcomes.values())
    if (hindrance !== null) console.log(`faults: ${scenario.name} not carried out: ${hindrance}`);
});

test.each(scenarios.map(({ name, title }) => [name, title]))('%s: %s', (name) => {
  const outcome = outcomes.get(name);
  if (outcome === undefined) throw new Error('the scenario did not run');
  const { failures, verdicts, said } = outcome;
  const broken = verdicts.filter(({ holds }) => !holds).flatMap((verdict) => verdict.broken);
  const wrong = [...failures, ...broken];
  // Whole, where an assertion would cut it short: the next run may not meet this moment again.
  if (wrong.length > 0) throw new Error([...wrong, 'The server said last:', ...said].join('\n'));
  expect(outcome.passed).toBe(true);
});

test('there is a scenario of each name once', () => {
  const names = scenarios.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});
