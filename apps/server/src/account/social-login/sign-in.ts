import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import type { Context } from '../../lib/context.ts';
import { createFacebookProvider } from './facebook.ts';
import { createGoogleProvider } from './google.ts';
import type { OutsideSite, OutsideIdentity } from './provider-identity.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as contract from '@khelaghor/contract/account/social-login.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import { completeLogin } from '../sessions/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { findLinkedMember } from './linked-identities.ts';
import { endVisit, keepUnknown, openVisit } from './oauth-state.ts';

/** Returns a provider by name; null when it is not set up. */
function getOutsideSite(ctx: Context, provider: OutsideProvider): OutsideSite | null {
  return provider === 'google' ? createGoogleProvider(ctx) : createFacebookProvider(ctx);
}

type Visit = { readonly request: FastifyRequest; readonly reply: FastifyReply };
type Begin = typeof contract.begin;
type Finish = typeof contract.finish;
type Finished = Result<ValueOf<Finish>, Finish['refusals'][number]>;

type Leading = Visit & {
  readonly provider: OutsideProvider;
  readonly next?: string | undefined;
  readonly toWithdraw?: boolean | undefined;
  readonly caller?: MemberCaller;
};

/** Returns the provider's address for this browser. */
export async function redirectTo(
  ctx: Context,
  leading: Leading,
): Promise<Result<ValueOf<Begin>, Begin['refusals'][number]>> {
  const { provider } = leading;
  const site = getOutsideSite(ctx, provider);
  if (!site) return refuse('elsewhere_closed', { params: { provider } });
  const address = await site.address(await openVisit(ctx, leading));
  return address.ok ? ok({ address: address.value }) : address;
}

type Came = {
  readonly id: string;
  readonly next: string | null;
  readonly toWithdraw: boolean;
  readonly identity: OutsideIdentity;
};
type Word = Pick<ParsedBody<Finish>, 'provider' | 'search'>;

/**
 * Returns the identity of a callback. Only the provider's answer to our own request counts, and
 * only in the browser that was sent.
 */
export async function readIdentity(
  ctx: Context,
  { provider, search }: Word,
  { request, caller }: { readonly request: FastifyRequest; readonly caller: MemberCaller | null },
): Promise<
  Result<
    Came,
    | 'elsewhere_closed'
    | 'elsewhere_unavailable'
    | 'elsewhere_ended'
    | 'elsewhere_declined'
    | 'elsewhere_invalid'
  >
> {
  const site = getOutsideSite(ctx, provider);
  if (!site) return refuse('elsewhere_closed', { params: { provider } });
  const answer = new URLSearchParams(search);
  const state = answer.get('state') ?? '';
  const visit = await endVisit(ctx, { provider, state, caller, request });
  if (!visit) return refuse('elsewhere_ended');
  const identified = await site.identity(answer, visit.secrets);
  if (!identified.ok) return identified;
  const { id, next, toWithdraw } = visit;
  return ok({ id, next, toWithdraw, identity: identified.value });
}

/** Signs in the member linked to this identity; without a link, offers registration with it. */
export async function enterFromElsewhere(
  ctx: Context,
  { provider, search }: Word,
  visit: Visit,
): Promise<Finished> {
  const { request, reply } = visit;
  const came = await readIdentity(ctx, { provider, search }, { request, caller: null });
  if (!came.ok) return came;
  const { id, next, toWithdraw, identity } = came.value;
  return ctx.db.transaction().execute(async (tx): Promise<Finished> => {
    const member = await findLinkedMember(tx, provider, identity.subject);
    if (!member) {
      const { registrationOpen } = await readSettings(ctx);
      if (!registrationOpen) return refuse('registration_closed');
      await keepUnknown(ctx, tx, id, identity);
      return ok({ outcome: 'unknown' });
    }
    if (member.closedAt !== null) return refuse('account_closed');
    const shown = { firstProof: 'other', rememberMe: false, toWithdraw, request, reply } as const;
    const entered = await completeLogin(ctx, tx, member, shown);
    // Null only when a first proof was used up, and a social login has none.
    if (!entered) return refuse('elsewhere_ended');
    return entered.ok ? ok({ outcome: 'entered', entered: entered.value, next }) : entered;
  });
}
