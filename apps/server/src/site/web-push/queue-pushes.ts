import { sql } from 'kysely';
import type { MessageKind, MessageLink } from '@khelaghor/contract/site/member-messages.ts';
import type { Context, Database } from '../../lib/context.ts';
import { addJobs } from '../../lib/jobs/job-queue.ts';
import { getLifetimeMs, getPushTopic } from './push-topics.ts';
import { findSubscriptions } from './store.ts';

type OfMessage = {
  readonly kind: MessageKind;
  /** A message that invites to play or to pay in. */
  readonly isOffer: boolean;
};

/** A push for the browsers of one member. */
type PushEntry = {
  readonly memberId: string;
  /** The page that shows the thing itself; null: the list of messages. */
  readonly link: MessageLink | null;
};

/**
 * Queues pushes to the browsers of members, in the caller's transaction: they are sent if that
 * commits. Most members have no such browser.
 */
export async function queuePushes(
  ctx: Context,
  tx: Database,
  { kind, isOffer }: OfMessage,
  entries: readonly PushEntry[],
): Promise<void> {
  const links = new Map(entries.map(({ memberId, link }) => [memberId, link]));
  if (links.size === 0) return;
  const found = await findSubscriptions(tx, [...links.keys()]);
  if (found.length === 0) return;
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + getLifetimeMs(isOffer));
  const topic = getPushTopic(kind);
  const rows = found.map(({ id: subscriptionId, memberId }) => {
    const link = links.get(memberId) ?? null;
    const shown = { linkPage: link?.page ?? null, linkId: link?.id ?? null };
    const id = ctx.random.id();
    return { id, subscriptionId, topic, isOffer, ...shown, createdAt, expiresAt };
  });
  await tx.insertInto('pushMessage').values(rows).execute();
  await addJobs(
    tx,
    rows.map(({ id }) => ({
      task: 'send-push',
      payload: { pushId: id },
      runAt: createdAt,
      jobKey: `push:${id}`,
    })),
  );
}

/** Withdraws the offers that still wait for a member's browsers. */
export async function dropOffers(tx: Database, memberId: string): Promise<void> {
  await sql`
    delete from push_message using push_subscription s
    where s.id = subscription_id and s.member_id = ${memberId} and is_offer`.execute(tx);
}
