import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as contract from '@khelaghor/contract/account/social-login.ts';
import type { AccountsElsewhere } from '@khelaghor/contract/account/social-login.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { sendNotification } from '../../site/messaging/index.ts';
import { findMemberOfSession } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { findProvenMember } from '../step-up/index.ts';
import { listIdentities, bindAccount } from './linked-identities.ts';
import { readIdentity, redirectTo } from './sign-in.ts';

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Begin = typeof contract.beginBinding;
type Finish = typeof contract.finishBinding;

/** Returns a member's linked identities, as the member sees them. */
export async function listMyIdentities(db: Database, member: Member): Promise<AccountsElsewhere> {
  return { accounts: await listIdentities(db, member.id), hasPassword: member.hasPassword };
}

/** Sends a member to a provider in order to link an identity, after step-up authentication. */
export async function beginBinding(
  ctx: Context,
  { provider, ...typed }: ParsedBody<Begin>,
  { caller, ...visit }: Visit & { readonly caller: MemberCaller },
): Promise<Result<ValueOf<Begin>, Begin['refusals'][number] | 'too_many_requests'>> {
  const proven = await findProvenMember(ctx, caller.memberId, typed);
  if (!proven.ok) return proven;
  const member = proven.value;
  const bound = await listIdentities(ctx.db, member.id);
  if (bound.some((one) => one.provider === provider))
    return refuse('elsewhere_bound', { params: { provider } });
  return redirectTo(ctx, { provider, caller, ...visit });
}

/** Logs that an identity was linked, and notifies the owner. */
async function noteBound(
  ctx: Context,
  tx: Database,
  member: Member,
  provider: OutsideProvider,
): Promise<void> {
  const actor = getMemberActor(member.id);
  const detail = { provider };
  await logEvent(ctx, tx, { kind: 'member.elsewhere_bound', actor, subject: actor, detail });
  await sendNotification(ctx, tx, { to: member, template: 'identity_linked' });
}

/** Links the identity with which a member returned. Members cannot unlink it themselves. */
export async function finishBinding(
  ctx: Context,
  { provider, search }: ParsedBody<Finish>,
  { caller, request }: Pick<Visit, 'request'> & { readonly caller: MemberCaller },
): Promise<Result<AccountsElsewhere, Finish['refusals'][number]>> {
  const came = await readIdentity(ctx, { provider, search }, { request, caller });
  if (!came.ok) return came;
  const { subject } = came.value.identity;
  return ctx.db.transaction().execute(async (tx) => {
    const member = await findMemberOfSession(tx, caller.memberId);
    const bound = await bindAccount(ctx, tx, { memberId: member.id, provider, subject });
    if (bound !== 'bound') return refuse(bound, { params: { provider } });
    await noteBound(ctx, tx, member, provider);
    return ok(await listMyIdentities(tx, member));
  });
}
