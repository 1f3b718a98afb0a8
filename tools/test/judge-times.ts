// `npm run test:times`: whether a part of the last run became slower than the others did, against
// the figures in tools/test/kept-times.json. With `-- --keep` those of the last run are kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../run-program.ts';
import type { Tier } from './tiers.ts';
import { describeParts, findSlowParts } from './times.ts';
import type { KeptTimes, PartTime } from './times.ts';

type LastRun = { readonly tier: Tier; readonly parts: readonly PartTime[] };

const lastFile = join(projectRoot, 'test-output', 'times.json');
const keptFile = join(projectRoot, 'tools', 'test', 'kept-times.json');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function keep({ tier, parts }: LastRun, kept: Readonly<Record<Tier, KeptTimes>>): void {
  const counted = parts.flatMap(({ name, processorSeconds }) =>
    processorSeconds === undefined ? [] : [[name, Math.round(processorSeconds)] as const],
  );
  const all = { ...kept, [tier]: Object.fromEntries(counted) };
  writeFileSync(keptFile, `${JSON.stringify(all, null, 2)}\n`);
}

if (existsSync(lastFile)) {
  const last = readJson(lastFile) as LastRun;
  const kept = readJson(keptFile) as Record<Tier, KeptTimes>;
  console.log(describeParts(last.parts, kept[last.tier]));
  const slow = findSlowParts(last.parts, kept[last.tier]);
  for (const part of slow) console.log(`SLOW ${part}`);
  if (process.argv.includes('--keep')) keep(last, kept);
  else process.exitCode = slow.length === 0 ? 0 : 1;
} else {
  console.log('There are no times yet: run npm test first.');
  process.exitCode = 1;
}
