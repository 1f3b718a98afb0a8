// Goal: a visitor who opens the download on an iPhone sees the steps for it first.
import { expect, test } from 'vitest';
import { getSystem } from './install-steps.tsx';

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15', 'ios'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X)', 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'ios'],
  ['Mozilla/5.0 (Linux; Android 14; SM-A042F) Chrome/130', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'android'],
  ['', 'android'],
])('%s', (userAgent, system) => {
  expect(getSystem(userAgent)).toBe(system);
});
