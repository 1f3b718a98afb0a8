import { expect, test } from 'vitest';
import { isUuid } from './is-uuid.ts';

test.each<[said: string, wanted: boolean]>([
  ['0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77', true],
  ['0193484E-6D1C-7B9A-8F53-0C2A4F1E9D77', true],
  ['', false],
  ['nothing', false],
  ['../../wps/member', false],
  ['0193484e-6d1c-7b9a-8f53-0c2a4f1e9d77/x', false],
  ['0193484e-6d1c-7b9a-cf53-0c2a4f1e9d77', false],
  ['0'.repeat(10_000), false],
])('%s', (said, wanted) => {
  expect(isUuid(said)).toBe(wanted);
});
