// `npm test` (in CI, too) and, with `--full`, `npm run test:full`: static checks beside the build,
// then the tests, last the journeys. Everything runs even if something before it failed, except
// what needs a build that failed. What failed and may be chance runs once more at the end. The
// verdict is about right and wrong; times are printed and kept in test-output/times.json. The last
// line says how many tests passed and failed. `--only=PART,PART` runs these parts alone.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMemoryFolder } from '@khelaghor/db/memory-folder.ts';
import { ensureHeadlessChromium } from '../chromium.ts';
import { ensurePostgres15 } from '../postgres-15.ts';
import { projectRoot, runOwn, runProgram } from '../run-program.ts';
import type { Outcome, RunOptions } from '../run-program.ts';
import { describeChecks, runStaticChecks } from '../static-checks.ts';
import { readKeptSeeds, repeatKeptSeeds } from './kept-seeds.ts';
import { describeFailure, readPlaywrightReport, readVitestReport } from './report.ts';
import type { Report } from './report.ts';
import { areFew, hasSecondTry, joinSecondTry, unsteadyMax } from './second-try.ts';
import { readSeed } from './seed.ts';
import { propertyRuns, smokeScenarios } from './tiers.ts';
import type { Tier } from './tiers.ts';
import { describeParts, describeSlowest, findSlowest } from './times.ts';
import type { KeptTimes, PartName, PartTime } from './times.ts';

const tier: Tier = process.argv.includes('--full') ? 'full' : 'quick';
const output = join(projectRoot, 'test-output');
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
const isWanted = (name: PartName | 'check'): boolean => only?.includes(name) ?? true;

type Suite = 'pure tests' | 'database tests' | 'change tests' | 'faults' | 'journeys';
const suites: readonly Suite[] = [
  'pure tests',
  'database tests',
  'faults',
  ...(tier === 'full' ? (['change tests'] as const) : []),
  'journeys',
];
const getReportPath = (suite: Suite, isSecondTry = false): string =>
  suite === 'journeys'
    ? join(output, 'e2e.json')
    : join(output, `vitest-${suite.replace(' tests', '')}${isSecondTry ? '-again' : ''}.json`);

type Part = Outcome & { readonly name: PartName };
const parts: Part[] = [];

type VitestOptions = RunOptions & {
  /** What runs again; absent: everything, for the first time. */
  readonly again?: { readonly files: readonly string[] };
};

const runVitest = (suite: Suite, { again, ...options }: VitestOptions): Promise<Outcome> => {
  const report = getReportPath(suite, again !== undefined);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const alone = again === undefined ? [] : ['--maxWorkers=1', ...again.files];
  const name = suite.replace(' tests', '');
  return runProgram('vitest', ['run', '--project', name, ...reporters, ...alone], options);
};

/** The tests; in the full run with a PostgreSQL 15, too, the oldest that we support. */
async function runDatabaseTests(options: VitestOptions): Promise<Outcome> {
  if (tier === 'quick') return runVitest('database tests', options);
  const oldest = await ensurePostgres15();
  if (!oldest.ok) return { code: 1, seconds: 0, output: oldest.message };
  try {
    const env = { ...options.env, TEST_DATABASE_URL_15: oldest.url };
    return await runVitest('database tests', { ...options, env });
  } finally {
    await oldest.stop();
  }
}

type Step = {
  readonly name: PartName;
  readonly run: (options: RunOptions) => Promise<Outcome>;
  /** Whether it makes no sense without the built pages. */
  readonly needsBuild?: true;
};

const madeFiles: readonly Step[] = [
  { name: 'generated files', run: (options) => runOwn('tools/gen.ts', ['--check'], options) },
  { name: 'build', run: (options) => runOwn('tools/build.ts', [], options) },
  { name: 'size', needsBuild: true, run: (options) => runOwn('tools/size.ts', [], options) },
];
const keptSeeds: readonly Step[] =
  readKeptSeeds().length > 0 ? [{ name: 'kept seeds', run: repeatKeptSeeds }] : [];
const tests: readonly Step[] = [
  { name: 'pure tests', run: (options) => runVitest('pure tests', options) },
  { name: 'database tests', run: runDatabaseTests },
];
const changes: readonly Step[] =
  tier === 'full'
    ? [{ name: 'change tests', run: (options) => runVitest('change tests', options) }]
    : [];
/** They mostly wait for servers that they killed: they run beside other tests. */
const faults: readonly Step[] = [
  { name: 'faults', run: (options) => runVitest('faults', options) },
];
const journeys: readonly Step[] = [
  {
    name: 'journeys',
    needsBuild: true,
    run: (options) => runOwn('tools/e2e.ts', tier === 'quick' ? ['--quick'] : [], options),
  },
];

const isBuilt = (): boolean => parts.every(({ name, code }) => name !== 'build' || code === 0);

/** Runs steps in their order, to the last even if one fails. */
async function runSteps(steps: readonly Step[], options: RunOptions): Promise<void> {
  for (const { name, run, needsBuild } of steps.filter((step) => isWanted(step.name))) {
    if (needsBuild && !isBuilt()) {
      parts.push({ name, code: 1, seconds: 0, output: 'did not run: there is no build' });
      continue;
    }
    if (options.live) console.log(`\n━━ ${name} ━━`);
    const outcome = await run(options);
    parts.push({ ...outcome, name });
    const isUnsaid = !options.live || outcome.seconds === 0;
    if (isUnsaid && outcome.code !== 0) console.log(`\n━━ ${name} ━━\n${outcome.output}`);
  }
}

/** The static checks one at a time, for what else runs beside them. */
async function runChecks(): Promise<void> {
  if (!isWanted('check')) return;
  const outcomes = await runStaticChecks({ atOnce: 1 });
  parts.push(...outcomes);
  console.log(`\n━━ check ━━\n${describeChecks(outcomes)}`);
}

/** Runs something with its temporary files in memory, where there is room for them. */
async function inMemory(run: () => Promise<void>): Promise<void> {
  const memory = await findMemoryFolder();
  if (memory === null) return run();
  const folder = await mkdtemp(join(memory, 'khelaghor-test-files-'));
  // PostgreSQL runs as another user when this is root, and must be able to enter.
  await chmod(folder, 0o755);
  process.env['TMPDIR'] = folder;
  try {
    await run();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const reports = new Map<Suite, Report>();
const readReport = (suite: Suite, isSecondTry = false): Report =>
  suite === 'journeys'
    ? readPlaywrightReport(getReportPath(suite))
    : readVitestReport(getReportPath(suite, isSecondTry));

/** The environment in which only the failed scenarios run. */
const nameScenarios = ({ failed }: Report): Record<string, string> => ({
  FAULT_SCENARIOS: failed.map(({ title }) => title.split(':', 1)[0]).join(','),
});

/** Runs the failed tests of a suite once more, alone. A pure test has no second try. */
async function tryAgain(suite: 'database tests' | 'faults'): Promise<void> {
  const first = readReport(suite);
  if (!hasSecondTry(first)) return;
  const files = [...new Set(first.failed.map(({ file }) => file))];
  const options = { live: true, again: { files } };
  console.log(`\n━━ ${suite}, second try ━━`);
  const outcome =
    suite === 'faults'
      ? await runVitest(suite, { ...options, env: nameScenarios(first) })
      : await runDatabaseTests(options);
  parts.push({ ...outcome, name: 'second tries' });
  const joined = joinSecondTry(first, readReport(suite, true));
  reports.set(suite, joined);
  const at = parts.findIndex(({ name }) => name === suite);
  const part = parts[at];
  if (part && joined.failed.length === 0 && outcome.code === 0) parts[at] = { ...part, code: 0 };
}

async function runAll(): Promise<void> {
  await runSteps(keptSeeds, { live: true });
  // Two at a time: more beside each other would take longer together than one after another.
  await Promise.all([runChecks(), runSteps(madeFiles, {})]);
  await Promise.all([runSteps(tests, { live: true }), runSteps(faults, { live: true })]);
  await runSteps([...changes, ...journeys], { live: true });
  for (const suite of suites) reports.set(suite, readReport(suite));
  await tryAgain('database tests');
  await tryAgain('faults');
}

/** Says and keeps what each part took. */
function reportTimes(): void {
  const timed = [...reports.values()].flatMap((report) => report.tests);
  const files: Record<string, number> = {};
  for (const { file, seconds } of timed) files[file] = (files[file] ?? 0) + seconds;
  const times = parts.map(({ name, seconds, processorSeconds }): PartTime => {
    const own = reports.get(name as Suite)?.tests;
    return {
      name,
      seconds,
      ...(own && { workerSeconds: own.reduce((sum, one) => sum + one.seconds, 0) }),
      ...(processorSeconds !== undefined && { processorSeconds }),
    };
  });
  const slowest = findSlowest(timed, 20);
  const keptFile = join(projectRoot, 'tools', 'test', 'kept-times.json');
  const kept = JSON.parse(readFileSync(keptFile, 'utf8')) as Record<Tier, KeptTimes>;
  console.log(`\n━━ The twenty slowest tests ━━\n${describeSlowest(slowest)}`);
  console.log(`\n━━ What each part took ━━\n${describeParts(times, kept[tier])}`);
  // `npm run test:times` judges them, `npm run test:changed` chooses by the seconds of a file.
  const written = { tier, parts: times, slowest, files };
  writeFileSync(join(output, 'times.json'), `${JSON.stringify(written, null, 2)}\n`);
}

/** Says what failed and what was unsteady; returns whether the run is green. */
function judge(): boolean {
  const all = [...reports.values()];
  const failed = all.flatMap((report) => report.failed);
  const unsteady = all.flatMap((report) => report.unsteady);
  writeFileSync(join(output, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
  for (const failure of failed) console.log(`\nFAIL ${describeFailure(failure)}`);
  for (const one of unsteady) console.log(`\nUNSTEADY ${describeFailure(one)}`);
  const failedParts = parts.filter(({ code }) => code !== 0).map(({ name }) => name);
  if (failedParts.length > 0) console.log(`\nFailed: ${failedParts.join(', ')}.`);
  if (!areFew(unsteady))
    console.log(`\nFailed: ${unsteady.length} tests are unsteady; ${unsteadyMax} may be.`);
  else if (unsteady.length > 0)
    console.log(`\nUnsteady, passed the second time (docs/testing.md): ${unsteady.length}`);
  const isGreen = failedParts.length === 0 && areFew(unsteady);
  const passed = all.reduce((sum, report) => sum + report.passed, 0);
  const skipped = all.reduce((sum, report) => sum + report.skipped, 0);
  // A failed check counts as one, or the last line would speak of success.
  const count = isGreen ? 0 : Math.max(1, failed.length);
  console.log(`\nSeed ${seed} (SEED=${seed} repeats it).`);
  console.log(`\n${passed} passed, ${count} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return isGreen;
}

const seed = readSeed();
console.log(`Seed ${seed}; SEED=${seed} repeats this run.`);
Object.assign(process.env, {
  SEED: String(seed),
  TEST_TIER: tier,
  PROPERTY_RUNS: String(propertyRuns[tier]),
  ...(tier === 'quick' && { FAULT_SCENARIOS: smokeScenarios.join(',') }),
});
// The tests start our programs some hundred times: what Node made of their sources is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(projectRoot, '.cache', 'node');
mkdirSync(output, { recursive: true });
for (const suite of suites)
  for (const isSecondTry of [false, true])
    rmSync(getReportPath(suite, isSecondTry), { force: true });
// Asked first, so that a machine without a browser says so before minutes of other work.
await ensureHeadlessChromium();
await inMemory(runAll);
reportTimes();
process.exitCode = judge() ? 0 : 1;
