import {
  unbindReasonMax,
  unbindWaitHours,
} from '@khelaghor/contract/account/social-login-admin.ts';
import type * as contract from '@khelaghor/contract/account/social-login-admin.ts';
import type { ManagedElsewhere } from '@khelaghor/contract/account/social-login-admin.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { hourMs } from '@khelaghor/time/durations.ts';
import { toVisibleLines } from '@khelaghor/typed-text/visible-text.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { isOpen, sendNotification } from '../../site/messaging/index.ts';
import { findById } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { readPasskeys } from '../second-factors/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { listIdentities } from './linked-identities.ts';

type Which = { readonly memberId: string; readonly provider: OutsideProvider };
type Asking = Which & { readonly reason: string; readonly actor: string };

/** Returns true when a member has another way to log in that only they can use. */
async function hasOtherWay(
  ctx: Context,
  tx: Database,
  member: Member,
  provider: OutsideProvider,
): Promise<boolean> {
  if (member.hasPassword) return true;
  const { mobileCodeLogin, moneyMode } = await readSettingsInTx(ctx, tx);
  if (member.provenMobile !== null && mobileCodeLogin && isOpen(ctx, 'sms', moneyMode)) return true;
  if ((await readPasskeys(tx, member.id)).length > 0) return true;
  const others = await listIdentities(tx, member.id);
  return others.some((one) => one.provider !== provider && one.unbindDueAt === null);
}

/** Finds and locks a link that holds. */
const lockBinding = (tx: Database, { memberId, provider }: Which) =>
  tx
    .selectFrom('oauthIdentity')
    .select(['id', 'unlinkRequestedAt'])
    .where('memberId', '=', memberId)
    .where('provider', '=', provider)
    .where('unlinkedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const managed = async (tx: Database, memberId: string): Promise<ManagedElsewhere> => ({
  accounts: await listIdentities(tx, memberId),
});

/** Returns a member's linked identities, for an operator. */
export async function readMemberIdentities(
  ctx: Context,
  memberId: string,
): Promise<Result<ManagedElsewhere, 'member_unknown'>> {
  if (!(await findById(ctx.db, memberId))) return refuse('member_unknown');
  return ok(await managed(ctx.db, memberId));
}

type UnbindRefusal = (typeof contract.unbindElsewhere)['refusals'][number];

const shownReason = (reason: string): Result<string, 'field_required' | 'field_too_long'> => {
  const text = toVisibleLines(reason);
  if (text === '')
    return refuse('field_required', { fields: { reason: { code: 'field_required' } } });
  if ([...text].length <= unbindReasonMax) return ok(text);
  const params = { max: unbindReasonMax };
  const fields = { reason: { code: 'field_too_long', params } } as const;
  return refuse('field_too_long', { params, fields });
};

/**
 * Requests to unlink an identity in three days: until then its owner, who is notified at once, can
 * object. Refuses to unlink a member's last way to log in.
 */
export async function askUnbind(
  ctx: Context,
  { memberId, provider, reason, actor }: Asking,
): Promise<Result<ManagedElsewhere, UnbindRefusal>> {
  const shown = shownReason(reason);
  if (!shown.ok) return shown;
  return ctx.db.transaction().execute(async (tx) => {
    const member = await findById(tx, memberId);
    if (!member) return refuse('member_unknown');
    const bound = await lockBinding(tx, { memberId, provider });
    if (!bound) return refuse('elsewhere_unknown');
    if (bound.unlinkRequestedAt !== null) return refuse('state_changed');
    if (!(await hasOtherWay(ctx, tx, member, provider))) return refuse('elsewhere_last_way');
    const now = ctx.clock.now();
    const unlinkDueAt = new Date(now.getTime() + unbindWaitHours * hourMs);
    await tx
      .updateTable('oauthIdentity')
      .set({
        unlinkRequestedAt: now,
        unlinkRequestedBy: actor,
        unlinkReason: shown.value,
        unlinkDueAt,
      })
      .where('id', '=', bound.id)
      .execute();
    const subject = getMemberActor(memberId);
    const detail = { provider, reason: shown.value, dueAt: unlinkDueAt.toISOString() };
    await logEvent(ctx, tx, { kind: 'member.elsewhere_unbind_asked', actor, subject, detail });
    await sendNotification(ctx, tx, { to: member, template: 'identity_unlink_requested' });
    return ok(await managed(tx, memberId));
  });
}

const keptFields = {
  unlinkRequestedAt: null,
  unlinkRequestedBy: null,
  unlinkReason: null,
  unlinkDueAt: null,
} as const;

/** Cancels a pending unlinking: the identity logs its owner in as before. */
export async function keepBound(
  ctx: Context,
  { memberId, provider, actor }: Which & { readonly actor: string },
): Promise<Result<ManagedElsewhere, 'member_unknown' | 'elsewhere_unknown' | 'state_changed'>> {
  return ctx.db.transaction().execute(async (tx) => {
    if (!(await findById(tx, memberId))) return refuse('member_unknown');
    const bound = await lockBinding(tx, { memberId, provider });
    if (!bound) return refuse('elsewhere_unknown');
    if (bound.unlinkRequestedAt === null) return refuse('state_changed');
    await tx.updateTable('oauthIdentity').set(keptFields).where('id', '=', bound.id).execute();
    const subject = getMemberActor(memberId);
    const detail = { provider };
    await logEvent(ctx, tx, { kind: 'member.elsewhere_kept', actor, subject, detail });
    return ok(await managed(tx, memberId));
  });
}

/** Unlinks one due identity; keeps it when it has become the owner's last way to log in. */
async function unbindOne(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const now = ctx.clock.now();
    const due = await tx
      .selectFrom('oauthIdentity')
      .select(['memberId', 'provider', 'unlinkRequestedBy'])
      .where('id', '=', id)
      .where('unlinkedAt', 'is', null)
      .where('unlinkDueAt', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    const member = due ? await findById(tx, due.memberId) : null;
    if (!due || !member) return;
    const provider = due.provider as OutsideProvider;
    const isSafe = await hasOtherWay(ctx, tx, member, provider);
    const ended = isSafe ? { unlinkedAt: now } : keptFields;
    await tx.updateTable('oauthIdentity').set(ended).where('id', '=', id).execute();
    const kind = isSafe ? 'member.elsewhere_unbound' : 'member.elsewhere_kept';
    const detail = { provider, askedBy: due.unlinkRequestedBy };
    const subject = getMemberActor(member.id);
    await logEvent(ctx, tx, { kind, actor: 'system', subject, detail });
    if (isSafe) await sendNotification(ctx, tx, { to: member, template: 'identity_unlinked' });
  });
}

/** Unlinks the identities whose three days are over. */
export async function unbindDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectFrom('oauthIdentity')
    .select('id')
    .where('unlinkedAt', 'is', null)
    .where('unlinkDueAt', '<=', ctx.clock.now())
    .execute();
  for (const { id } of due) await unbindOne(ctx, id);
}
