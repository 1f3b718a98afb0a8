// Goal: who starts a fresh copy reads what is being built, how much of it is left, and how long.
import { expect, test } from 'vitest';
import { formatBuildStep } from './build-step.ts';

const site = { folder: 'apps/player', step: 1, of: 3, ms: null };

test('the first step says how long all will take', () => {
  expect(formatBuildStep(site)).toEqual([
    'Building what browsers need: two to three minutes on two processors, and again only what changed.',
    '  1 of 3: the site…',
  ]);
  expect(formatBuildStep({ ...site, of: 1 })[0]).toContain('about a minute');
});

test('later steps are one line, and the end of each says its seconds', () => {
  expect(formatBuildStep({ ...site, folder: 'games', step: 3 })).toEqual(['  3 of 3: the games…']);
  expect(formatBuildStep({ ...site, ms: 61_400 })).toEqual(['  1 of 3: the site, built in 61 s']);
  expect(formatBuildStep({ ...site, ms: 20 })).toEqual(['  1 of 3: the site, built in 1 s']);
});
