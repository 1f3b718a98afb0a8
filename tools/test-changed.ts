// `npm run test:changed`: the tests that uncommitted and unpushed changes can affect, by the import
// graph, and the quick checks, in a minute or two. It says what it left out; `npm test` leaves out
// nothing.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseTests, findAffectedTests, isJourney } from './affected-tests.ts';
import { projectRoot, runOwn, runProgram } from './run-program.ts';
import type { Outcome } from './run-program.ts';
import { typeArgs } from './static-checks.ts';
import { isScript, loadProject } from './tidy/project.ts';

/** Worker seconds of tests: on two workers about a minute. */
const secondsMax = 120;
/** For files that no run has timed yet: a test with a database starts a whole server. */
const usualSeconds = { pure: 1, database: 6 };

/** What git prints, a line each; nothing where it fails, as without a remote branch. */
function askGit(...args: string[]): string[] {
  try {
    const options = { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options as { encoding: 'utf8' })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}

/** Everything that differs from what was pushed; without a remote, from the last commit. */
function findChangedFiles(): string[] {
  const [pushed = 'HEAD'] = [
    ...askGit('merge-base', '@{upstream}', 'HEAD'),
    ...askGit('merge-base', 'origin/HEAD', 'HEAD'),
  ];
  const changed = askGit('diff', '--name-only', pushed);
  const fresh = askGit('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...fresh])].toSorted();
}

/** Seconds of each file of tests in the last `npm test`. */
function readKnownSeconds(): ReadonlyMap<string, number> {
  const path = join(projectRoot, 'test-output', 'times.json');
  if (!existsSync(path)) return new Map();
  const { files } = JSON.parse(readFileSync(path, 'utf8')) as { files?: Record<string, number> };
  return new Map(Object.entries(files ?? {}));
}

const changed = findChangedFiles();
const known = readKnownSeconds();
const getSeconds = (path: string): number =>
  known.get(path) ?? (/^apps\/server|^packages\/db/.test(path) ? usualSeconds.database : 1);

const affected = findAffectedTests(loadProject(projectRoot), changed);
const units = affected.filter(({ path }) => !isJourney(path));
const { chosen, left } = chooseTests(units, getSeconds, secondsMax);

const living = changed.filter((path) => existsSync(join(projectRoot, path)));
const scripts = living.filter((path) => isScript(path) && !path.startsWith('tools/fixtures/'));
const needsGenerated = changed.some((path) => /^packages\/(contract|db)\//.test(path));

type Step = { readonly name: string; readonly run: () => Promise<Outcome> };

const paths = chosen.map(({ path }) => path);
const quickChecks: readonly Step[] = [
  {
    name: 'format',
    run: () => runProgram('oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...living]),
  },
  ...(scripts.length > 0 ? [{ name: 'lint', run: () => runProgram('oxlint', scripts) }] : []),
  { name: 'types', run: () => runProgram('tsc', typeArgs) },
  { name: 'tidy', run: () => runOwn('tools/tidy/report.ts') },
  { name: 'texts', run: () => runOwn('packages/i18n/generate.ts', ['--check']) },
  ...(needsGenerated
    ? [{ name: 'generated files', run: () => runOwn('tools/gen.ts', ['--check']) }]
    : []),
];

/** Runs what was chosen; returns the names of what failed. */
async function runChosen(): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of quickChecks) {
    const { code, output, seconds } = await run();
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(18)} ${seconds.toFixed(1)} s`);
    if (code === 0) continue;
    console.log(output.trimEnd());
    failed.push(name);
  }
  if (paths.length === 0) return failed;
  const { code } = await runProgram('vitest', ['run', ...paths], { live: true });
  return code === 0 ? failed : [...failed, 'tests'];
}

if (changed.length === 0) {
  console.log('Nothing has changed since what was pushed.');
} else {
  console.log(`${changed.length} changed files affect ${units.length} files of tests.`);
  const failed = await runChosen();
  if (left.length > 0) {
    console.log(
      `\nThe change reaches nearly everything: the ${chosen.length} nearest files of tests ran, ` +
        `${left.length} did not. npm test runs all.`,
    );
  }
  const journeys = affected.filter(({ path }) => isJourney(path)).map(({ path }) => path.slice(4));
  if (journeys.length > 0) console.log(`\nJourneys: npm run e2e -- ${journeys.join(' ')}`);
  console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
