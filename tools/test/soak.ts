// `npm run soak -- MINUTES`: looks for failures that `npm test` does not meet, with random seeds:
// properties, fault scenarios and the simulator in turn, until the time is over. Each failure is
// written into tests/seeds.json, which `npm test` repeats first.
import { randomInt } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, runOwn, runProgram } from '../run-program.ts';
import { loadProject } from '../tidy/project.ts';
import { keepSeed, readFailedProperty } from './kept-seeds.ts';
import type { KeptSeed } from './kept-seeds.ts';
import { readVitestReport } from './report.ts';
import { readCommit } from './seed.ts';
import { propertyRuns } from './tiers.ts';

const simulatedSteps = '20000';
const report = join(projectRoot, 'test-output', 'soak.json');
const commit = readCommit() || '00000000';

type Failure = Omit<KeptSeed, 'commit'>;

/** The files of tests that draw inputs. */
const listPropertyFiles = (): string[] =>
  loadProject(projectRoot)
    .files.filter(({ path, text }) => /\.(?:test|suite)\.tsx?$/u.test(path) && text.includes('fc.'))
    .map(({ path }) => path.replace('.suite.ts', '.test.ts'));

/** Runs all properties with one seed; returns those that failed. */
async function soakProperties(files: readonly string[], seed: number): Promise<Failure[]> {
  rmSync(report, { force: true });
  const env = {
    SEED: String(seed),
    TEST_TIER: 'full',
    PROPERTY_RUNS: String(propertyRuns.full),
  };
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const projects = ['--project', 'pure', '--project', 'database'];
  await runProgram('vitest', ['run', ...projects, ...reporters, ...files], { env });
  return readVitestReport(report).failed.map(({ file, title, error }) => {
    const found = readFailedProperty(error);
    return { kind: 'property', file, test: title, seed, ...found };
  });
}

/** Runs the short form of all fault scenarios with one seed; returns those that failed. */
async function soakFaults(seed: number): Promise<Failure[]> {
  const args = ['all', '--short', `--seed=${seed}`];
  const { code, output } = await runOwn('tools/faults/faults.ts', args);
  if (code === 0) return [];
  const [, names = 'all'] = /^failed: (.+)$/mu.exec(output) ?? [];
  return names.split(', ').map((test) => ({ kind: 'fault', file: '', test, seed }));
}

/** Runs the simulator with one seed. */
async function soakSimulator(seed: number): Promise<Failure[]> {
  const args = [String(seed), simulatedSteps];
  const { code } = await runOwn('packages/testkit/src/sim/sim.ts', args);
  return code === 0 ? [] : [{ kind: 'simulation', file: '', test: simulatedSteps, seed }];
}

async function soak(minutes: number): Promise<number> {
  const until = performance.now() + minutes * 60_000;
  const files = listPropertyFiles();
  let found = 0;
  const look = async (name: string, run: (seed: number) => Promise<Failure[]>): Promise<void> => {
    if (performance.now() > until) return;
    const seed = randomInt(2 ** 31);
    const failures = await run(seed);
    console.log(`${name}, seed ${seed}: ${failures.length} failed`);
    for (const failure of failures) {
      const isNew = keepSeed({ ...failure, commit });
      found += isNew ? 1 : 0;
      console.log(`  ${isNew ? 'new' : 'known'}: ${failure.file} ${failure.test}`);
    }
  };
  while (performance.now() < until) {
    await look('properties', (seed) => soakProperties(files, seed));
    await look('simulator', soakSimulator);
    await look('faults', soakFaults);
  }
  return found;
}

const minutes = Number(process.argv[2]);
if (minutes > 0) {
  mkdirSync(join(projectRoot, 'test-output'), { recursive: true });
  const found = await soak(minutes);
  console.log(`\n${found} new failures in tests/seeds.json`);
  process.exitCode = found === 0 ? 0 : 1;
} else {
  console.log('For how long? npm run soak -- MINUTES');
  process.exitCode = 1;
}
