// Checks properties of the code itself. Goal: a rule that is not a test is a wish. Method: parse
// every file of the project and let each rule in tools/tidy/ name what breaks it; tools/fixtures
// proves the rules.
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadProject } from './tidy/project.ts';
import { findings, rules } from './tidy/rules.ts';

const project = loadProject(join(import.meta.dirname, '..'));

test('the project was found', () => {
  expect(project.scripts.length).toBeGreaterThan(10);
});

test.each(rules)('$name', (rule) => {
  expect(findings(rule, project)).toEqual([]);
});
