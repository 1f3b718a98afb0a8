import { expect, test } from 'vitest';
import { pickChanged } from '../../shared/edits/compare-drafts.ts';
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
  opensVendorList: false,
  accountType: null,
};

/** What is sent of a draft that began as another one. */
const getSent = (draft: GameDraft, from = begun) => {
  const body = getBody(draft);
  return body && pickChanged(getBody(from), body);
};

test('a ceiling of wins is sent in poisha when it was changed', () => {
  const vendors = { ...begun, winMax: '500' };
  expect(getSent(vendors, vendors)).toEqual({});
  expect(getSent({ ...vendors, winMax: '750' }, vendors)).toEqual({ winMax: '75000' });
  expect(getSent({ ...vendors, winMax: '' }, vendors)).toEqual({ winMax: null });
  expect(getSent(begun)).not.toHaveProperty('winMax');
});

test('a renamed game sends its title alone, so that it stays as open as it is', () => {
  const title = { bn: 'নদী', en: 'Wide river' };
  expect(getSent({ ...begun, title })).toEqual({ titleEn: 'Wide river' });
});

test.each([
  [{ sort: '৫০০' }, { sort: 500 }],
  [{ minLineNum: '২০' }, { minLineNum: 20 }],
  [{ winMax: '৫০০' }, { winMax: '50000' }],
])('figures of %j are sent as %j', (typed, sent) => {
  expect(getSent({ ...begun, ...typed })).toEqual(sent);
});

test.each([{ sort: '1.5' }, { sort: '' }, { minLineNum: '0' }, { winMax: '-5' }])(
  'a game with %j is not sent',
  (typed) => {
    expect(getBody({ ...begun, ...typed })).toBeNull();
  },
);

test('what was not chosen is null', () => {
  expect(getBody(begun)).toEqual({
    titleBn: 'নদী',
    titleEn: 'River',
    isHot: false,
    sort: 5,
    gameClassify: null,
    minBet: null,
    minLineNum: null,
    state: 'open',
    maintenanceEndsAt: null,
    winMax: null,
    opensVendorList: false,
    accountType: null,
    picture: 'slots',
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
  const body = getBody({ ...begun, minBet });
  expect(body === null ? null : body.minBet).toBe(sent);
});

test('the end of a maintenance goes along, and so does another picture', () => {
  const picture = { name: 'hilsa', image: null };
  const sent = getSent({ ...begun, state: 'maintenance', picture });
  const { maintenanceEndsAt } = begun;
  expect(sent).toEqual({ state: 'maintenance', maintenanceEndsAt, picture: 'hilsa' });
});
