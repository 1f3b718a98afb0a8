import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import type { ServerNotice } from '@khelaghor/contract/realtime.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  applyGroupEvent,
  getGroupKey,
  getMyGroupsKey,
  getPublicGroupsKey,
  invalidateGroupsOfIssue,
} from './apply-group-event.ts';

const getGroup = (groupId: string, changes: Partial<LotteryGroup> = {}): LotteryGroup => ({
  groupId,
  gameCode: 'k3',
  issueId: 'issue 1',
  issueNumber: '20260101-0001',
  closesAt: '2026-01-01T00:01:00.000Z',
  organiserMasked: 'm***a',
  record: { ran: 0, won: 0 },
  currency: 'PLAY',
  play: 'big',
  selection: '-',
  halfPaid: '',
  lineCount: 1,
  series: 1960,
  stakePerLine: '1000',
  stake: '1000',
  shares: 10,
  sharePrice: '100',
  feeHundredths: 0,
  visibility: 'public',
  sold: 1,
  guaranteed: 0,
  state: 'open',
  payout: null,
  placedAt: '2026-01-01T00:00:10.000Z',
  ...changes,
});

const publicKey = getPublicGroupsKey('k3');
const myKey = getMyGroupsKey('k3');

/** A page that shows a list of public groups, the member's own, and one group in a dialog. */
function openPage(shown: LotteryGroup) {
  const queries = new QueryClient();
  const page = (items: LotteryGroup[]) => ({
    pages: [{ items, nextCursor: null }],
    pageParams: [''],
  });
  queries.setQueryData(publicKey, page([getGroup('a'), getGroup('b')]));
  queries.setQueryData(myKey, page([getGroup('a')]));
  queries.setQueryData(getGroupKey(shown.groupId), shown);
  const list = (key: readonly string[]) =>
    queries.getQueryData<ReturnType<typeof page>>(key)?.pages.flatMap(({ items }) => items);
  const isAskedAnew = (key: readonly string[]) => queries.getQueryState(key)?.isInvalidated;
  return {
    queries,
    countSold: (key: readonly string[]) => list(key)?.map(({ groupId, sold }) => [groupId, sold]),
    readShown: () => queries.getQueryData<LotteryGroup>(getGroupKey(shown.groupId)),
    listAskedAnew: () => [publicKey, myKey, getGroupKey(shown.groupId)].filter(isAskedAnew),
  };
}

type Told = Extract<ServerNotice, { type: 'lottery-group' }>['group'];
const tell = (group: Told, isNew = false) =>
  ({ type: 'lottery-group', seq: 1, gameCode: 'k3', group, isNew }) as const;

test('sold shares are shown in every list and in the dialog, and nothing is asked', () => {
  const page = openPage(getGroup('a'));
  applyGroupEvent(page.queries, tell({ groupId: 'a', sold: 4, state: 'open' }));
  expect(page.countSold(publicKey)).toEqual([
    ['a', 4],
    ['b', 1],
  ]);
  expect(page.countSold(myKey)).toEqual([['a', 4]]);
  expect(page.readShown()).toMatchObject({ sold: 4 });
  expect(page.listAskedAnew()).toEqual([]);
});

test('a group whose sale ended leaves the public list; what members have in it is asked anew', () => {
  const page = openPage(getGroup('a'));
  applyGroupEvent(page.queries, tell({ groupId: 'a', sold: 10, state: 'runs' }));
  expect(page.countSold(publicKey)).toEqual([['b', 1]]);
  expect(page.readShown()).toMatchObject({ state: 'runs' });
  expect(page.listAskedAnew()).toEqual([myKey, getGroupKey('a')]);
});

test('a new group is asked for; one of another game changes nothing', () => {
  const page = openPage(getGroup('a'));
  applyGroupEvent(page.queries, {
    ...tell({ groupId: 'c', sold: 1, state: 'open' }, true),
    gameCode: 'ssc5',
  });
  expect(page.listAskedAnew()).toEqual([]);
  applyGroupEvent(page.queries, tell({ groupId: 'c', sold: 1, state: 'open' }, true));
  expect(page.listAskedAnew()).toEqual([publicKey]);
});

test('a group for friends, which notices do not name, is asked for where one is shown', () => {
  const page = openPage(getGroup('f', { visibility: 'friends' }));
  applyGroupEvent(page.queries, tell(null));
  expect(page.listAskedAnew()).toEqual([getGroupKey('f')]);
});

test.each([
  ['settled', 3],
  ['cancelled', 3],
  ['drawn', 0],
] as const)('an issue that is %s has %i of the queries asked anew', (state, count) => {
  const page = openPage(getGroup('a'));
  invalidateGroupsOfIssue(page.queries, { issueId: 'issue 2', state });
  expect(page.listAskedAnew()).toEqual([]);
  invalidateGroupsOfIssue(page.queries, { issueId: 'issue 1', state });
  expect(page.listAskedAnew()).toHaveLength(count);
});
