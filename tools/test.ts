// `npm test`: everything that CI runs. First static checks beside the build, then the tests; the
// journeys come last, when all before has passed. What each part took is judged, and kept in
// test-output/times.json. The last line says how many tests passed and failed.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findMemoryFolder } from '@khelaghor/db/memory-folder.ts';
import { ensureHeadlessChromium } from './chromium.ts';
import { watchHostSpeed } from './host-speed.ts';
import { ensurePostgres15 } from './postgres-15.ts';
import { projectRoot, runOwn, runProgram } from './run-program.ts';
import type { Outcome, RunOptions } from './run-program.ts';
import { describeChecks, runStaticChecks } from './static-checks.ts';
import {
  describeParts,
  describeSlowest,
  findLongJourneys,
  findPartsOverBudget,
  findSlowest,
} from './test-budgets.ts';
import type { PartName, PartTime } from './test-budgets.ts';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';
import type { Report, TestTime } from './test-report.ts';

const output = join(projectRoot, 'test-output');
const reportPaths = {
  'pure tests': join(output, 'vitest-pure.json'),
  'database tests': join(output, 'vitest-database.json'),
  'change tests': join(output, 'vitest-change.json'),
  faults: join(output, 'vitest-faults.json'),
  journeys: join(output, 'e2e.json'),
} as const;

type Step = {
  readonly name: PartName;
  readonly run: (options: RunOptions) => Promise<Outcome>;
};

type Project = 'pure tests' | 'database tests' | 'change tests' | 'faults';

const runVitest = (project: Project, options: RunOptions): Promise<Outcome> => {
  const report = reportPaths[project];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const name = project.replace(' tests', '');
  return runProgram('vitest', ['run', '--project', name, ...reporters], options);
};

/** The tests, with a PostgreSQL 15 beside the embedded one: the oldest that we support. */
async function runDatabaseTests(options: RunOptions): Promise<Outcome> {
  const oldest = await ensurePostgres15();
  if (!oldest.ok) return { code: 1, seconds: 0, output: oldest.message };
  try {
    return await runVitest('database tests', {
      ...options,
      env: { TEST_DATABASE_URL_15: oldest.url },
    });
  } finally {
    await oldest.stop();
  }
}

const tests: readonly Step[] = [
  { name: 'pure tests', run: (options) => runVitest('pure tests', options) },
  { name: 'database tests', run: runDatabaseTests },
  { name: 'change tests', run: (options) => runVitest('change tests', options) },
];

/** Fault scenarios mostly wait for servers that they killed: they run beside other tests. */
const faults: readonly Step[] = [
  { name: 'faults', run: (options) => runVitest('faults', options) },
];

const madeFiles: readonly Step[] = [
  { name: 'generated files', run: (options) => runOwn('tools/gen.ts', ['--check'], options) },
  { name: 'build', run: (options) => runOwn('tools/build.ts', [], options) },
  { name: 'size', run: (options) => runOwn('tools/size.ts', [], options) },
];

const journeys: readonly Step[] = [
  { name: 'journeys', run: (options) => runOwn('tools/e2e.ts', [], options) },
];

const ran: (Outcome & { readonly name: PartName })[] = [];
const isFine = (): boolean => ran.every(({ code }) => code === 0);

/** Runs steps in their order, up to the first that fails. */
async function runSteps(steps: readonly Step[], options: RunOptions): Promise<void> {
  for (const { name, run } of steps) {
    if (options.live) console.log(`\n━━ ${name} ━━`);
    const outcome = await run(options);
    ran.push({ ...outcome, name });
    const isUnsaid = !options.live || outcome.seconds === 0;
    if (isUnsaid && outcome.code !== 0) console.log(`\n━━ ${name} ━━\n${outcome.output}`);
    if (outcome.code !== 0) return;
  }
}

/** The static checks one at a time, for what else runs beside them. */
async function runChecks(): Promise<void> {
  const outcomes = await runStaticChecks({ atOnce: 1 });
  ran.push(...outcomes);
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

async function runAll(): Promise<void> {
  // Tests have time bounds, and what keeps processors busy all the time would take half of them.
  // Beside the tests these took up to twice the processor time themselves, and the tests of
  // changes could not begin with the types that they leave.
  await Promise.all([runChecks(), runSteps(madeFiles, {})]);
  await Promise.all([runSteps(tests, { live: true }), runSteps(faults, { live: true })]);
  if (isFine()) await runSteps(journeys, { live: true });
  const failed = ran.filter(({ code }) => code !== 0).map(({ name }) => `"${name}"`);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}. What follows did not run.`);
}

const sumOfSeconds = ({ tests: timed }: Report): number =>
  timed.reduce((sum, { seconds }) => sum + seconds, 0);

/** Seconds of each file of tests, by which `npm run test:changed` chooses. */
function sumByFile(timed: readonly TestTime[]): Record<string, number> {
  const files: Record<string, number> = {};
  for (const { file, seconds } of timed) files[file] = (files[file] ?? 0) + seconds;
  return files;
}

/** Says and keeps what each part took; returns what took too long. */
function judgeTimes(
  reports: Readonly<Record<keyof typeof reportPaths, Report>>,
  slowness: number,
): string[] {
  const parts = ran.map(({ name, seconds, processorSeconds }): PartTime => ({
    name,
    seconds,
    ...(name in reports && { workerSeconds: sumOfSeconds(reports[name as keyof typeof reports]) }),
    ...(processorSeconds !== undefined && { processorSeconds }),
  }));
  const timed = Object.values(reports).flatMap((report) => report.tests);
  const slowest = findSlowest(timed, 20);
  console.log(`\n━━ The twenty slowest tests ━━\n${describeSlowest(slowest)}`);
  console.log(`\n━━ What each part took ━━\n${describeParts(parts)}`);
  console.log(`\nThis machine was ${slowness.toFixed(2)} times as slow as that of the budgets.`);
  const times = { slowness, parts, slowest, files: sumByFile(timed) };
  writeFileSync(join(output, 'times.json'), `${JSON.stringify(times, null, 2)}\n`);
  return [...findPartsOverBudget(parts, slowness), ...findLongJourneys(reports.journeys.tests)];
}

// The tests start our programs some hundred times: what Node made of their sources is kept.
process.env['NODE_COMPILE_CACHE'] ??= join(projectRoot, '.cache', 'node');
mkdirSync(output, { recursive: true });
for (const path of Object.values(reportPaths)) rmSync(path, { force: true });
// Asked first, so that a machine without a browser says so before minutes of other work.
await ensureHeadlessChromium();
const hostSpeed = watchHostSpeed();
await inMemory(runAll);
const slowness = hostSpeed.stop();
const reports = {
  'pure tests': readVitestReport(reportPaths['pure tests']),
  'database tests': readVitestReport(reportPaths['database tests']),
  'change tests': readVitestReport(reportPaths['change tests']),
  faults: readVitestReport(reportPaths.faults),
  journeys: readPlaywrightReport(reportPaths.journeys),
};
const tooLong = judgeTimes(reports, slowness);
const failures = Object.values(reports).flatMap(({ failed }) => failed);
const passed = Object.values(reports).reduce((sum, report) => sum + report.passed, 0);
for (const failure of failures) console.log(`\nFAIL ${failure}`);
for (const part of tooLong) console.log(`\nTOO LONG ${part}`);
process.exitCode = isFine() && tooLong.length === 0 ? 0 : 1;
// A failed check counts as one, or the last line would speak of success.
const failed = isFine() ? tooLong.length : Math.max(1, failures.length);
console.log(`\n${passed} passed, ${failed} failed`);
