import { careThreshold } from '@khelaghor/contract/backoffice/care.ts';
import { formatDay, getDhakaDay, parseDay } from '@khelaghor/time/dhaka.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import type { Context, Tx } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { getMemberActor, logEvent } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { findById } from '../../account/members/index.ts';
import { isOnBreak } from '../../account/responsible-gaming/index.ts';
import { computeHarm } from './harm-rules.ts';
import { listNextActive, readHarmFacts } from './fact-store.ts';
import * as store from './store.ts';
import type { DayScore, HarmPlace } from './store.ts';

/** Members in one transaction: short, so that nothing waits for its end. */
const membersPerStep = 25;
/** Days that are made up for after a long stop. */
const daysBackMax = 7;
/** The message of a new case is sent once in so many days. */
const toldEveryMs = 90 * dayMs;

/** Opens a case for a member over the threshold, with one kind message, or updates the open one. */
async function openCase(ctx: Context, tx: Tx, day: DayScore): Promise<void> {
  const { memberId, score } = day;
  if (await store.updateOpenCase(tx, day)) return;
  const member = await findById(tx, memberId);
  if (!member || member.closedAt !== null) return;
  if (await store.hasCaseSince(tx, memberId, day.day)) return;
  const now = ctx.clock.now();
  const isTold =
    !(await isOnBreak(tx, memberId, now)) &&
    !(await store.isTold(tx, memberId, new Date(now.getTime() - toldEveryMs)));
  const id = ctx.random.id();
  await store.insertCase(tx, { ...day, id, openedAt: now, isTold });
  await logEvent(ctx, tx, {
    kind: 'care.opened',
    actor: 'system',
    subject: getMemberActor(memberId),
    detail: { case: id, day: day.day, score },
  });
  if (isTold) await sendNotification(ctx, tx, { to: { memberId }, template: 'care_offered' });
}

type DayPlace = HarmPlace & { readonly day: string };

/** Returns where scoring goes on; null: all days up to yesterday are done. */
function findNext(place: HarmPlace, today: number): DayPlace | null {
  const yesterday = today - 1;
  const { day: known, memberId, isDone } = place;
  const last = known === null ? yesterday - 1 : parseDay(known);
  if (known !== null && !isDone && last >= today - daysBackMax)
    return { day: known, memberId, isDone };
  const day = Math.max(last + 1, today - daysBackMax);
  return day > yesterday ? null : { day: formatDay(day), memberId: null, isDone: false };
}

/** Scores the next members of the next day. Returns false when nothing is left. */
function scoreStep(ctx: Context, currency: CashCurrency): Promise<boolean> {
  return transact(ctx, async (tx) => {
    const today = getDhakaDay(ctx.clock.now().getTime());
    const place = findNext(await store.lockPlace(tx), today);
    if (place === null) return false;
    const { day: date } = place;
    const day = parseDay(date);
    const page = { after: place.memberId, limit: membersPerStep };
    const members = await listNextActive(tx, { day, currency }, page);
    for (const memberId of members) {
      const harm = computeHarm(await readHarmFacts(tx, { memberId, currency, day }));
      if (harm.score === 0) continue;
      const scored = { memberId, day: date, ...harm };
      await store.writeScore(tx, scored);
      if (harm.score >= careThreshold) await openCase(ctx, tx, scored);
    }
    await store.writePlace(tx, {
      day: date,
      memberId: members.at(-1) ?? place.memberId,
      isDone: members.length < membersPerStep,
    });
    return true;
  });
}

/**
 * Scores the days of Dhaka that are over, in the currency of play, some members in each
 * transaction. A run that was stopped goes on behind its last step.
 */
export async function writeScores(ctx: Context): Promise<void> {
  const { moneyMode } = await readSettings(ctx);
  const currency = getCurrencyOfMode(moneyMode);
  while (await scoreStep(ctx, currency));
}
