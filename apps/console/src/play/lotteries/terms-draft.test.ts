import { expect, test } from 'vitest';
import { getTermsBody, getTermsDraft, readSeries } from './terms-draft.ts';

const terms = {
  series: 1_960,
  seriesDefault: 1_960,
  playSeries: [{ play: 'sum', series: 1_900 }],
  stakeMin: '100',
  stakeMax: '5000050',
  payoutMax: '200000000',
  exposureMax: '1000000000',
  memberStakeMax: '2500000',
  linesMax: 10_000,
  rebateMax: 100,
  stakeUnit: 'points' as const,
  playsOff: ['big'],
  drawSource: 'official' as const,
  version: 3,
};

test('a draft that is not changed is sent as the terms are', () => {
  const { seriesDefault: _, ...body } = terms;
  expect(getTermsBody(getTermsDraft(terms), 3)).toEqual(body);
});

test('names every field that makes no sense', () => {
  const typed = {
    series: '1981',
    stakeMin: '0',
    exposureMax: '0',
    memberStakeMax: 'ten',
    linesMax: '',
    rebateMax: '15',
  };
  expect(getTermsBody({ ...getTermsDraft(terms), ...typed }, 3)).toEqual(Object.keys(typed));
});

test('a number or a member has no limit when the field is empty', () => {
  const draft = { ...getTermsDraft(terms), exposureMax: ' ', memberStakeMax: '' };
  expect(getTermsBody(draft, 3)).toMatchObject({ exposureMax: null, memberStakeMax: null });
  const unlimited = { ...terms, exposureMax: null, memberStakeMax: null };
  expect(getTermsDraft(unlimited)).toMatchObject({ exposureMax: '', memberStakeMax: '' });
});

test.each(['999', '1981', ''])('names the series of plays when one is %j', (series) => {
  const draft = { ...getTermsDraft(terms), playSeries: [{ play: 'sum', series }] };
  expect(getTermsBody(draft, 3)).toEqual(['playSeries']);
});

test.each([
  ['1000', 1_000],
  ['1980', 1_980],
  ['999', null],
  ['1981', null],
  ['19.5', null],
  ['', null],
])('reads the series %j as %j', (typed, series) => {
  expect(readSeries(typed)).toBe(series);
});
