// Goal: a refusal that asks its caller to wait says for how long, in figures and in both languages.
import { expect, test } from 'vitest';
import { errorCodes } from '@khelaghor/contract/lib/error-codes.ts';
import type { ErrorCode } from '@khelaghor/contract/lib/error-codes.ts';
import { refusedReply } from '@khelaghor/contract/lib/envelope.ts';
import { formatRefusal } from './register-route.ts';
import { formatWait } from './refusal-wait.ts';
import { refuse, refuseForNow } from './result.ts';

test.each([
  [1, 'in a moment', 'একটু পরে'],
  [5, 'in a moment', 'একটু পরে'],
  [6, 'in 6 seconds', '6 সেকেন্ড পরে'],
  [59, 'in 59 seconds', '59 সেকেন্ড পরে'],
  [60, 'in a minute', 'এক মিনিট পরে'],
  [61, 'in 2 minutes', '2 মিনিট পরে'],
  [300, 'in 5 minutes', '5 মিনিট পরে'],
  [3_600, 'in an hour', 'এক ঘণ্টা পরে'],
  [3_601, 'in 61 minutes', '61 মিনিট পরে'],
  [7_200, 'in 120 minutes', '120 মিনিট পরে'],
  [7_201, 'in 3 hours', '3 ঘণ্টা পরে'],
  [86_400, 'in 24 hours', '24 ঘণ্টা পরে'],
])('%i seconds are said as "%s" and "%s"', (seconds, en, bn) => {
  expect(formatWait(seconds)).toEqual({ bn, en });
});

const asking = Object.entries(errorCodes).filter(([, { text }]) => text.en.includes('{wait}'));

test('every refusal of too many calls says when to try again', () => {
  const ofTooMany = Object.entries(errorCodes).filter(([, { status }]) => status === 429);
  expect(ofTooMany.length).toBeGreaterThan(4);
  for (const row of ofTooMany) expect(asking).toContainEqual(row);
});

test.each(asking)('%s carries the seconds, and says them in both languages', (code) => {
  const refused = refuseForNow(code as ErrorCode, 299_001, {
    fields: { name: { code: code as ErrorCode } },
  });
  const [bn, en] = (['bn', 'en'] as const).map((language) =>
    refusedReply.parse(JSON.parse(formatRefusal(language, refused))),
  );
  expect([bn?.retryAfterSeconds, en?.retryAfterSeconds]).toEqual([300, 300]);
  expect(bn?.message).toContain('5 মিনিট পরে');
  expect(en?.message).toContain('in 5 minutes');
  expect(en?.fields).toEqual({ name: en?.message });
});

test('too many calls and an overload have seconds where none are given; others have none', () => {
  const read = (code: ErrorCode): unknown => JSON.parse(formatRefusal('en', refuse(code)));
  expect(read('overloaded')).toMatchObject({
    message: 'The site is very busy. Try again in a moment.',
    retryAfterSeconds: 2,
  });
  expect(read('too_many_requests')).toMatchObject({ retryAfterSeconds: 5 });
  expect(read('not_found')).not.toHaveProperty('retryAfterSeconds');
});
