import type { MessageLink } from '@khelaghor/contract/site/member-messages.ts';
import { messageLink } from '@khelaghor/contract/site/member-messages.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Database } from '../../lib/context.ts';

/** A row of the inbox. `text` is that of an operator; null: the template's. */
export type InboxRow = {
  readonly id: string;
  readonly template: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly createdAt: Date;
  readonly readAt: Date | null;
  readonly text: {
    readonly title: LocalText;
    readonly body: LocalText;
    readonly link: MessageLink | null;
  } | null;
};

type Chosen = {
  /** The page begins behind this message. */
  readonly before: string | null;
  readonly limit: number;
  readonly only: { readonly is: 'in' | 'not in'; readonly names: readonly string[] } | null;
};

/** The page that a stored link names; null when the site has no such page any more. */
export const readLink = (page: string | null, id: string | null): MessageLink | null =>
  messageLink.safeParse({ page, id }).data ?? null;

/** Returns a member's messages, newest first. */
export async function listInbox(
  db: Database,
  memberId: string,
  { before, limit, only }: Chosen,
): Promise<InboxRow[]> {
  let rows = db
    .selectFrom('memberNotification as n')
    .leftJoin('inboxText as t', 't.id', 'n.textId')
    .select(['n.id', 'n.template', 'n.params', 'n.createdAt', 'n.readAt'])
    .select(['t.title', 't.body', 't.linkPage', 't.linkId'])
    .where('n.memberId', '=', memberId)
    .orderBy('n.id', 'desc')
    .limit(limit);
  if (before !== null) rows = rows.where('n.id', '<', before);
  if (only !== null) rows = rows.where('n.template', only.is, only.names);
  return (await rows.execute()).map(({ title, body, linkPage, linkId, params, ...row }) => ({
    ...row,
    params: params as InboxRow['params'],
    text:
      title === null || body === null
        ? null
        : {
            title: title as LocalText,
            body: body as LocalText,
            link: readLink(linkPage, linkId),
          },
  }));
}

/** The names of a member that texts may show. */
export const findInboxOwner = (db: Database, memberId: string) =>
  db
    .selectFrom('member')
    .select(['username', 'nickname'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();

/** Counts the messages that a member has not read. */
export async function countUnread(db: Database, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('memberNotification')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Marks messages of a member as read; without ids all. Those of other members stay as they are. */
export async function markRead(
  db: Database,
  memberId: string,
  ids: readonly string[] | undefined,
  at: Date,
): Promise<void> {
  let unread = db
    .updateTable('memberNotification')
    .set({ readAt: at })
    .where('memberId', '=', memberId)
    .where('readAt', 'is', null);
  if (ids !== undefined) unread = unread.where('id', 'in', ids);
  await unread.execute();
}

/** Removes a message from its member's list. */
export async function removeMessage(db: Database, memberId: string, id: string): Promise<void> {
  await db
    .deleteFrom('memberNotification')
    .where('memberId', '=', memberId)
    .where('id', '=', id)
    .execute();
}
