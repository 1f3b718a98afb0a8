import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import type { ServerNotice } from '@khelaghor/contract/realtime.ts';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** First word of the keys of all queries about group tickets. */
export const groupsKey = ['lottery-groups'] as const;

type GroupPage = { readonly items: readonly LotteryGroup[]; readonly nextCursor: string | null };
type GroupPages = InfiniteData<GroupPage>;
type GroupNotice = Extract<ServerNotice, { type: 'lottery-group' }>;
type ToldGroup = NonNullable<GroupNotice['group']>;

/** The keys of group queries, as they begin. */
export const getPublicGroupsKey = (gameCode: string) => [...groupsKey, 'public', gameCode] as const;
export const getMyGroupsKey = (gameCode: string) => [...groupsKey, 'mine', gameCode] as const;
export const getGroupKey = (groupId: string) => [...groupsKey, 'one', groupId] as const;

const applyTold = (group: LotteryGroup, { groupId, sold, state }: ToldGroup): LotteryGroup =>
  group.groupId === groupId ? { ...group, sold, state } : group;

const mapItems = (
  pages: GroupPages | undefined,
  map: (items: readonly LotteryGroup[]) => readonly LotteryGroup[],
): GroupPages | undefined =>
  pages && { ...pages, pages: pages.pages.map((page) => ({ ...page, items: map(page.items) })) };

/** Requests the queries again that hold a group of a kind, where a screen shows them. */
function invalidateHolding(queries: QueryClient, isMeant: (group: LotteryGroup) => boolean): void {
  const known = queries.getQueriesData<LotteryGroup | GroupPages>({ queryKey: groupsKey });
  for (const [queryKey, data] of known) {
    if (!data) continue;
    const groups = 'pages' in data ? data.pages.flatMap(({ items }) => items) : [data];
    if (groups.some(isMeant)) void queries.invalidateQueries({ queryKey, exact: true });
  }
}

/** Shows what a notice tells of a group, wherever the group is shown. */
function showTold(queries: QueryClient, gameCode: string, told: ToldGroup): void {
  queries.setQueryData<LotteryGroup>(
    getGroupKey(told.groupId),
    (group) => group && applyTold(group, told),
  );
  queries.setQueryData<GroupPages>(getMyGroupsKey(gameCode), (pages) =>
    mapItems(pages, (items) => items.map((group) => applyTold(group, told))),
  );
  queries.setQueryData<GroupPages>(getPublicGroupsKey(gameCode), (pages) =>
    mapItems(pages, (items) =>
      items.map((group) => applyTold(group, told)).filter(({ state }) => state === 'open'),
    ),
  );
}

/**
 * Puts a notice about a group into the cache. What it does not tell is requested again: a new
 * group, one for friends, and what members have in one whose sale ended.
 */
export function applyGroupEvent(
  queries: QueryClient,
  { gameCode, group: told, isNew }: GroupNotice,
): void {
  // A reply in flight may be older than the notice.
  const isAsked = queries.isFetching({ queryKey: groupsKey }) > 0;
  if (told) {
    showTold(queries, gameCode, told);
    if (told.state !== 'open')
      invalidateHolding(queries, ({ groupId }) => groupId === told.groupId);
    if (isNew) void queries.invalidateQueries({ queryKey: getPublicGroupsKey(gameCode) });
  } else
    invalidateHolding(
      queries,
      (group) => group.gameCode === gameCode && group.visibility === 'friends',
    );
  if (isAsked) void queries.invalidateQueries({ queryKey: groupsKey });
}

/** Requests the groups of an issue again once it pays them, or returns their stakes. */
export function invalidateGroupsOfIssue(
  queries: QueryClient,
  { issueId, state }: Pick<Issue, 'issueId' | 'state'>,
): void {
  if (state === 'settled' || state === 'cancelled')
    invalidateHolding(queries, (group) => group.issueId === issueId);
}
