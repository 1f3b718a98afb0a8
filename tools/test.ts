// `npm test`: everything that CI runs, in its order, stopping at the first failure. The last line
// says how many tests passed and failed.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { ensurePostgres15 } from './postgres-15.ts';
import { projectRoot, runOwn, runProgram } from './run-program.ts';
import type { Outcome } from './run-program.ts';
import { readPlaywrightReport, readVitestReport } from './test-report.ts';

const output = join(projectRoot, 'test-output');
const vitestReport = join(output, 'vitest.json');
const e2eReport = join(output, 'e2e.json');

type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

const vitestArgs = [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
];

/** The tests, with a PostgreSQL 15 beside the embedded one: the oldest that we support. */
async function runTests(): Promise<Outcome> {
  const oldest = await ensurePostgres15();
  if (!oldest.ok) return { code: 1, seconds: 0, output: oldest.message };
  try {
    const env = { TEST_DATABASE_URL_15: oldest.url };
    return await runProgram('vitest', vitestArgs, { live: true, env });
  } finally {
    await oldest.stop();
  }
}

const steps: readonly Step[] = [
  { name: 'check', run: () => runOwn('tools/check.ts', [], { live: true }) },
  { name: 'generated files', run: () => runOwn('tools/gen.ts', ['--check'], { live: true }) },
  { name: 'tests', run: runTests },
  { name: 'build', run: () => runOwn('tools/build.ts', [], { live: true }) },
  { name: 'size', run: () => runOwn('tools/size.ts', [], { live: true }) },
  { name: 'e2e', run: () => runOwn('tools/e2e.ts', [], { live: true }) },
];

async function runAll(): Promise<boolean> {
  const lines: string[] = [];
  let failed: string | undefined;
  for (const { name, run } of steps) {
    console.log(`\n━━ ${name} ━━`);
    const { code, seconds, output: said } = await run();
    if (code !== 0 && seconds === 0) console.log(said);
    lines.push(
      `${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${seconds.toFixed(1).padStart(7)} s`,
    );
    if (code === 0) continue;
    failed = name;
    break;
  }
  console.log(`\n${lines.join('\n')}`);
  if (failed !== undefined) {
    console.log(`\nStopped at "${failed}". The rest did not run.`);
  }
  return failed === undefined;
}

for (const report of [vitestReport, e2eReport]) rmSync(report, { force: true });
mkdirSync(output, { recursive: true });
// Asked first, so that a machine without a browser says so before minutes of other work.
await ensureChromium();
const isFine = await runAll();
const reports = [readVitestReport(vitestReport), readPlaywrightReport(e2eReport)];
const failures = reports.flatMap(({ failed }) => failed);
const passed = reports.reduce((sum, report) => sum + report.passed, 0);
process.exitCode = isFine ? 0 : 1;
for (const failure of failures) console.log(`\nFAIL ${failure}`);
// A failed check counts as one, or the last line would speak of success.
const failed = isFine ? failures.length : Math.max(1, failures.length);
console.log(`\n${passed} passed, ${failed} failed`);
