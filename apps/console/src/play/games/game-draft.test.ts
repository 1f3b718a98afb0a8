import { expect, test } from 'vitest';
import { getBody } from './game-draft.ts';
import type { GameDraft } from './game-draft.ts';

const begun: GameDraft = {
  title: { bn: 'নদী', en: 'River' },
  picture: { name: 'slots', image: null },
  isHot: false,
  sort: '5',
  gameClassify: null,
  minBet: '',
  minLineNum: '',
  winMax: null,
  state: 'open',
  maintenanceEndsAt: '2030-01-01T00:00:00.000Z',
};

test('a ceiling of wins is sent in poisha when it was changed, and only for vendors', () => {
  const vendors = { ...begun, winMax: '500' };
  expect(getBody(vendors, vendors)).not.toHaveProperty('winMax');
  expect(getBody({ ...vendors, winMax: '750' }, vendors)).toMatchObject({ winMax: '75000' });
  expect(getBody({ ...vendors, winMax: '' }, vendors)).toMatchObject({ winMax: null });
  expect(getBody(begun, vendors)).not.toHaveProperty('winMax');
});

test.each([
  [{ sort: '৫০০' }, { sort: 500 }],
  [{ minLineNum: '২০' }, { minLineNum: 20 }],
  [{ winMax: '৫০০' }, { winMax: '50000' }],
])('figures of %j are sent as %j', (typed, sent) => {
  expect(getBody({ ...begun, ...typed }, begun)).toMatchObject(sent);
});

test.each([{ sort: '1.5' }, { sort: '' }, { minLineNum: '0' }, { winMax: '-5' }])(
  'a game with %j is not sent',
  (typed) => {
    expect(getBody({ ...begun, ...typed }, begun)).toBeNull();
  },
);

test('what was not chosen is null, and an unchanged picture is not sent', () => {
  expect(getBody(begun, begun)).toEqual({
    titleBn: 'নদী',
    titleEn: 'River',
    isHot: false,
    sort: 5,
    gameClassify: null,
    minBet: null,
    minLineNum: null,
    state: 'open',
    maintenanceEndsAt: null,
  });
});

test.each([
  ['10', '1000'],
  ['10.50', '1050'],
  ['০', null],
  ['-1', null],
  ['abc', null],
  ['1,5', null],
  ['5,0000', '5000000'],
])('a least stake of %s is %s', (minBet, sent) => {
  const body = getBody({ ...begun, minBet }, begun);
  expect(body === null ? null : body.minBet).toBe(sent);
});

test('the end of a maintenance goes along, and so does another picture', () => {
  const picture = { name: 'hilsa', image: null };
  const body = getBody({ ...begun, state: 'maintenance', picture }, begun);
  expect(body).toMatchObject({ maintenanceEndsAt: begun.maintenanceEndsAt, picture: 'hilsa' });
});
