// Checks properties of the code itself: parses every file of the project, prints each breach of
// each rule, and fails on any. A rule that is not checked is a wish; tools/fixtures proves them.
import { join } from 'node:path';
import { loadProject } from './project.ts';
import { findViolations, rules } from './rules.ts';

const project = loadProject(join(import.meta.dirname, '..', '..'));
if (project.scripts.length < 1_000) throw new Error('the project was not found');
let count = 0;
for (const rule of rules) {
  const found = await findViolations(rule, project);
  if (found.length === 0) continue;
  count += found.length;
  console.log(`\n${rule.name} (${found.length})`);
  for (const line of found) console.log(`  ${line}`);
}
console.log(`\n${project.files.length} files, ${rules.length} rules, ${count} breaches`);
process.exitCode = count === 0 ? 0 : 1;
