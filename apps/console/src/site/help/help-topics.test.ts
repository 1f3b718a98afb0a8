import { expect, test } from 'vitest';
import { getSlug } from './help-topics.ts';

test.each<[string, string]>([
  ['How do I pay?', 'how-do-i-pay'],
  ['  K3: rules  ', 'k3-rules'],
  ['নিয়ম', ''],
  ['a'.repeat(59) + ' b', 'a'.repeat(59)],
])('%j', (title, slug) => {
  expect(getSlug(title)).toBe(slug);
});
