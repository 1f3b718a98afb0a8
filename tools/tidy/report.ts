// Prints every breach of every rule, grouped by rule: the quick form of tools/tidy.test.ts.
import { join } from 'node:path';
import { loadProject } from './project.ts';
import { findings, rules } from './rules.ts';

const project = loadProject(join(import.meta.dirname, '..', '..'));
let count = 0;
for (const rule of rules) {
  const found = findings(rule, project);
  if (found.length === 0) continue;
  count += found.length;
  console.log(`\n${rule.name} (${found.length})`);
  for (const line of found) console.log(`  ${line}`);
}
console.log(`\n${project.files.length} files, ${rules.length} rules, ${count} breaches`);
process.exitCode = count === 0 ? 0 : 1;
