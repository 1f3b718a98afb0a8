import { expect, test } from 'vitest';
import { getLimitsDraft, readLimits } from './limits-draft.ts';

const limits = { stakeMin: '100', stakeMax: '1000050', payoutMax: '100000000' };

test('limits are typed in taka and sent in minor units', () => {
  const draft = getLimitsDraft(limits);
  expect(draft).toEqual({ stakeMin: '1', stakeMax: '10000.50', payoutMax: '1000000' });
  expect(readLimits(draft)).toEqual(limits);
});

test('fields that are no amount above zero are named', () => {
  const draft = { stakeMin: '0', stakeMax: 'many', payoutMax: '5' };
  expect(readLimits(draft)).toEqual(['stakeMin', 'stakeMax']);
});
