import { checkMinutesDefault } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { PlayNotice, PlaySettings } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { transact } from '../../lib/db/retry-transaction.ts';
import { currencyOfMode, readSettings } from '../../site/settings/index.ts';
import { playSince } from './limit-store.ts';
import { noteChange } from './limit-history.ts';
import { playNoticeOf } from './restrictions.ts';
import { noteChecked, readPlayMember, uncheckedSince, writePlayMember } from './store.ts';

type Minutes = NonNullable<PlaySettings['checkMinutes']>;

/** Keeps after how many minutes a member wants to look at how play goes. */
export async function setRealityCheckInterval(
  ctx: Context,
  memberId: string,
  minutes: Minutes,
): Promise<void> {
  await transact(ctx, async (tx) => {
    await writePlayMember(tx, memberId, { playCheckMinutes: minutes });
    await noteChange(ctx, tx, memberId, { change: 'check', minutes });
  });
}

/** How play went since the login or the last look at it. */
export async function readRealityCheck(ctx: Context, { memberId, sessionId }: MemberCaller) {
  const since = await uncheckedSince(ctx.db, sessionId);
  const currency = currencyOfMode((await readSettings(ctx)).moneyMode);
  const { staked, net } = await playSince(ctx.db, { memberId, currency }, since);
  return { since: since.toISOString(), staked: String(staked), net: String(net), currency };
}

/** The member has looked: stakes of this session are taken until the next time. */
export async function acknowledgeRealityCheck(
  ctx: Context,
  { memberId, sessionId, play }: MemberCaller,
): Promise<PlayNotice> {
  const now = ctx.clock.now();
  await noteChecked(ctx.db, sessionId, now);
  const { playCheckMinutes } = await readPlayMember(ctx.db, memberId);
  const minutes = playCheckMinutes ?? checkMinutesDefault;
  const checkDueAt = new Date(now.getTime() + minutes * 60_000);
  return playNoticeOf({ ...play, checkDueAt });
}
