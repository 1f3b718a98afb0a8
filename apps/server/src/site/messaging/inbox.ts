import { sql } from 'kysely';
import type { MessageKind, MessageLink } from '@khelaghor/contract/site/member-messages.ts';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Context, Database } from '../../lib/context.ts';
import { tryWrite } from '../../lib/db/try-write.ts';
import { notifyMembers } from '../../lib/notify.ts';
import { queuePushes } from '../web-push/index.ts';
import { getThingLink } from './template-link.ts';
import type { TemplateName } from './templates.ts';

/** A notification for the list of one member, with the values that its texts name. */
export type InboxEntry = {
  readonly memberId: string;
  readonly params: Readonly<Record<string, string | number>>;
};

type OfTemplate = { readonly template: TemplateName; readonly kind: MessageKind };

/**
 * Adds notifications of one template to the lists of members, and tells their open pages and
 * their browsers that take pushes. Their
 * texts are not stored: they are made when a list is read, in the language of that time.
 */
export async function addToInboxes(
  ctx: Context,
  tx: Database,
  { template, kind }: OfTemplate,
  entries: readonly InboxEntry[],
): Promise<void> {
  const ids = entries.map(() => ctx.random.id());
  const members = entries.map(({ memberId }) => memberId);
  const params = entries.map((entry) => JSON.stringify(entry.params));
  await sql`
    insert into member_notification (id, member_id, template, params, created_at)
    select n.id, n.member_id, ${template}, n.params, ${ctx.clock.now()}
    from unnest(
      ${ids}::uuid[], ${members}::uuid[], ${params}::jsonb[]
    ) as n (id, member_id, params)`.execute(tx);
  await notifyMembers(tx, [...new Set(members)], { type: 'message', kind });
  const pushes = entries.map((entry) => ({
    memberId: entry.memberId,
    link: getThingLink(template, entry.params),
  }));
  await queuePushes(ctx, tx, { kind, isOffer: false }, pushes);
}

/** A message that an operator wrote, with its text as it is kept. */
type InboxText = {
  readonly id: string;
  readonly title: LocalText;
  readonly body: LocalText;
  readonly link: MessageLink | null;
};

/** Stores the text of a message, before members get it; false when the id is taken. */
export function insertInboxText(tx: Database, text: InboxText): Promise<boolean> {
  const { id, title, body, link } = text;
  return tx
    .insertInto('inboxText')
    .values({
      id,
      title: JSON.stringify(title),
      body: JSON.stringify(body),
      linkPage: link?.page ?? null,
      linkId: link?.id ?? null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .$call(tryWrite);
}

type TextDelivery = {
  readonly textId: string;
  readonly memberIds: readonly string[];
  /** A message that invites to play or to pay in. */
  readonly isOffer: boolean;
  /** Those among the members whose browsers may get a push. */
  readonly pushTo: readonly string[];
};

/**
 * Adds a stored text to the lists of members, and tells their open pages and their browsers that
 * take pushes. Members who have it already get nothing. Returns how many got it.
 */
export async function addTextToInboxes(
  ctx: Context,
  tx: Database,
  { textId, memberIds, isOffer, pushTo }: TextDelivery,
): Promise<number> {
  const ids = memberIds.map(() => ctx.random.id());
  const { rows } = await sql<{ memberId: string }>`
    insert into member_notification (id, member_id, template, params, created_at, text_id)
    select n.id, n.member_id, 'operator_message', '{}'::jsonb, ${ctx.clock.now()}, ${textId}
    from unnest(${ids}::uuid[], ${memberIds}::uuid[]) as n (id, member_id)
    on conflict (text_id, member_id) where text_id is not null do nothing
    returning member_id`.execute(tx);
  const told = rows.map(({ memberId }) => memberId);
  await notifyMembers(tx, told, { type: 'message', kind: 'operator' });
  const pushable = new Set(pushTo);
  const pushes = told
    .filter((memberId) => pushable.has(memberId))
    .map((memberId) => ({ memberId, link: null }));
  await queuePushes(ctx, tx, { kind: 'operator', isOffer }, pushes);
  return told.length;
}
