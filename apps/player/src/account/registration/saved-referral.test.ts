import { expect, test } from 'vitest';
import { dayMs } from '@khelaghor/time/durations.ts';
import { getCodeFromLink, parseReferral } from './saved-referral.ts';

const kept = (code: unknown, atMs: unknown = 0) => JSON.stringify({ code, atMs });

test.each([
  ['a code within its thirty days', kept('Shapla2026'), 29 * dayMs, 'Shapla2026'],
  ['a code after them', kept('Shapla2026'), 30 * dayMs, null],
  ['a code of tomorrow', kept('Shapla2026', dayMs), 0, null],
  ['HTML', kept('<img src=x onerror=alert(1)>'), 1, null],
  ['too much', kept('a'.repeat(10_000)), 1, null],
  ['another shape', kept(['Shapla2026']), 1, null],
  ['no JSON', '{', 1, null],
  ['null', 'null', 1, null],
  ['nothing', null, 1, null],
])('%s', (_, text, nowMs, code) => {
  expect(parseReferral(text, nowMs)).toBe(code);
});

test.each([
  ['?referralCode=Shapla2026', 'Shapla2026'],
  ['?open=register&referralCode=Shapla2026', 'Shapla2026'],
  ['?referralCode=short', null],
  ['?referralCode=%3Cb%3Ehello%3C%2Fb%3E', null],
  ['', null],
])('the code of %j is %j', (search, code) => {
  expect(getCodeFromLink(search)).toBe(code);
});
