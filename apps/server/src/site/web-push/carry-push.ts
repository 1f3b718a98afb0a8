import type { Context } from '../../lib/context.ts';
import { addJob } from '../../lib/jobs/job-queue.ts';
import { readSettings } from '../settings/index.ts';
import { postPush } from './post-push.ts';
import { getPauseMs } from './push-answer.ts';
import type { PushAnswer } from './push-answer.ts';
import { getUrgency, pushLines } from './push-topics.ts';
import type { PushTopic } from './push-topics.ts';
import { openTarget } from './subscribe.ts';
import { getVapidKeys } from './vapid-keys.ts';

/** A push that waits, with its browser and its member. */
const findWaiting = ({ db }: Context, pushId: string) =>
  db
    .selectFrom('pushMessage as p')
    .innerJoin('pushSubscription as s', 's.id', 'p.subscriptionId')
    .innerJoin('member as m', 'm.id', 's.memberId')
    .select(['p.id', 'p.subscriptionId', 'p.topic', 'p.isOffer', 'p.linkPage', 'p.linkId'])
    .select(['p.tries', 'p.expiresAt', 's.targetSealed', 'm.language', 'm.closedAt'])
    .where('p.id', '=', pushId)
    .executeTakeFirst();

type Waiting = NonNullable<Awaited<ReturnType<typeof findWaiting>>>;

const removePush = (ctx: Context, id: string) =>
  ctx.db.deleteFrom('pushMessage').where('id', '=', id).execute();

/** All that leaves the site, encrypted for the browser: a title, a line and where it leads. */
async function writePayload(ctx: Context, push: Waiting): Promise<string> {
  const language = push.language === 'en' ? 'en' : 'bn';
  const { brandName } = await readSettings(ctx);
  return JSON.stringify({
    title: brandName[language],
    body: pushLines[push.topic as PushTopic][language],
    link: push.linkPage === null ? null : { page: push.linkPage, id: push.linkId },
  });
}

/** Sends it again later, as long as it is worth reading then. */
async function sendAgain(ctx: Context, push: Waiting, afterMs: number): Promise<void> {
  const runAt = new Date(ctx.clock.now().getTime() + getPauseMs(push.tries, afterMs));
  if (runAt >= push.expiresAt) {
    ctx.log.warn({ id: push.id }, 'a push service did not take a push in time');
    await removePush(ctx, push.id);
    return;
  }
  await ctx.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('pushMessage')
      .set({ tries: push.tries + 1 })
      .where('id', '=', push.id)
      .execute();
    await addJob(tx, 'send-push', { pushId: push.id }, { runAt });
  });
}

async function end(ctx: Context, push: Waiting, answer: PushAnswer): Promise<void> {
  if (answer.said === 'later') return sendAgain(ctx, push, answer.afterMs);
  // With the subscription goes all that waits for it.
  if (answer.said === 'gone') {
    const { subscriptionId } = push;
    await ctx.db.deleteFrom('pushSubscription').where('id', '=', subscriptionId).execute();
    return undefined;
  }
  if (answer.said === 'refused')
    ctx.log.warn({ id: push.id, status: answer.status }, 'a push service refused a push');
  await removePush(ctx, push.id);
  return undefined;
}

/** Sends a push that waits, and does what the answer of the push service asks for. */
export async function carryPush(ctx: Context, pushId: string): Promise<void> {
  const push = await findWaiting(ctx, pushId);
  if (!push) return;
  const leftMs = push.expiresAt.getTime() - ctx.clock.now().getTime();
  if (leftMs <= 0 || push.closedAt !== null) {
    await removePush(ctx, pushId);
    return;
  }
  const answer = await postPush(
    {
      target: openTarget(ctx, push.targetSealed),
      payload: await writePayload(ctx, push),
      ttl: Math.ceil(leftMs / 1_000),
      urgency: getUrgency(push.topic as PushTopic, push.isOffer),
      // Push services see a topic: it is not to tell them what a push is about.
      topic: ctx.secrets.mac('push-topic', push.topic).slice(0, 32),
    },
    {
      keys: getVapidKeys(ctx),
      standIn: ctx.config.outside.pushStandIn,
      now: () => ctx.clock.now(),
    },
  );
  await end(ctx, push, answer);
}
