import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alertKinds, alertTerms } from '@khelaghor/contract/backoffice/alert-terms.ts';
import { getRuleDraft, readRule, readThreshold, writeThreshold } from './rule-draft.ts';

test.each([
  ['large_win', '1,00,000', 10_000_000],
  ['large_win', '৫০০.৫০', 50_050],
  ['large_win', '0', null],
  ['deposits_failing', '৫০', 50],
  ['deposits_failing', '101', null],
  ['deposits_failing', '12.5', null],
  ['rtp_off', '2.576', 2_576],
  ['rtp_off', '1.9', null],
  ['rtp_off', '2.5761', null],
  ['job_late', '', null],
  ['job_late', '-5', null],
  ['job_late', '1e3', null],
] as const)('of %s %j is the threshold %s', (kind, typed, threshold) => {
  expect(readThreshold(kind, typed)).toBe(threshold);
});

test('every threshold is read as it was written', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...alertKinds)
        .chain((kind) => fc.tuple(fc.constant(kind), fc.integer(alertTerms[kind]))),
      ([kind, threshold]) => {
        expect(readThreshold(kind, writeThreshold(kind, threshold))).toBe(threshold);
      },
    ),
  );
});

test('a rule is read as it was written, or its threshold is named', () => {
  const terms = { threshold: 30, enabled: false, byEmail: true };
  const draft = getRuleDraft('job_late', terms);
  expect(readRule('job_late', draft)).toEqual(terms);
  expect(readRule('job_late', { ...draft, threshold: 'late' })).toEqual(['threshold']);
});
