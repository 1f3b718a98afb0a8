import type { PlayNotice } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context } from '../../lib/context.ts';
import { getCurrencyOfMode, readSettings } from '../../site/settings/index.ts';
import { getPlayNotice, playSince, readCheckMinutes } from '../responsible-gaming/index.ts';
import { noteChecked, findUncheckedSince } from './store.ts';

/** Returns the results of play since the login or the last reality check. */
export async function readRealityCheck(ctx: Context, { memberId, sessionId }: MemberCaller) {
  const since = await findUncheckedSince(ctx.db, sessionId);
  const currency = getCurrencyOfMode((await readSettings(ctx)).moneyMode);
  const { staked, net } = await playSince(ctx.db, { memberId, currency }, since);
  return { since: since.toISOString(), staked: String(staked), net: String(net), currency };
}

/** Acknowledges the reality check: stakes of this session pass until the next one. */
export async function acknowledgeRealityCheck(
  ctx: Context,
  { memberId, sessionId, play }: MemberCaller,
): Promise<PlayNotice> {
  const now = ctx.clock.now();
  await noteChecked(ctx.db, sessionId, now);
  const minutes = await readCheckMinutes(ctx.db, memberId);
  const checkDueAt = new Date(now.getTime() + minutes * 60_000);
  return getPlayNotice({ ...play, checkDueAt });
}
