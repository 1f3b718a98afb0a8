import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecondFactorChallenge } from '@khelaghor/contract/account/second-factors.ts';
import { isTrial } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { maskEmail, maskMobile } from '../members/index.ts';
import type { Member } from '../members/index.ts';
import { isOpen } from '../../site/messaging/index.ts';
import { readSettingsInTx } from '../../site/settings/index.ts';
import { findAuthenticatorSince } from './authenticators.ts';
import { challengeCookie, challengeMinutes, openChallenge } from './challenge-store.ts';
import { decideProof } from './rules.ts';
import type { FirstProof, LoginFacts } from './rules.ts';
import { readPasskeys } from './passkey-store.ts';
import { isNewDevice } from './known-devices.ts';
import { countRecoveryCodesLeft } from './recovery-codes.ts';

/** The first proof, and the browser it came from. */
export type Shown = {
  readonly firstProof: FirstProof;
  /** Recent wrong tries, from devices as known as this one. */
  readonly wrongLately?: number;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

async function readFacts(
  ctx: Context,
  tx: Database,
  member: Member,
  { firstProof, wrongLately = 0, request }: Shown,
): Promise<LoginFacts> {
  const { moneyMode } = await readSettingsInTx(ctx, tx);
  return {
    isTrial: isTrial(member),
    firstProof,
    wrongLately,
    isNewDevice: await isNewDevice(ctx, tx, member.id, request),
    hasAuthenticator: (await findAuthenticatorSince(tx, member.id)) !== null,
    hasPasskey: (await readPasskeys(tx, member.id)).length > 0,
    hasRecoveryCode: (await countRecoveryCodesLeft(tx, member.id)) > 0,
    canGetSms: member.provenMobile !== null && isOpen(ctx, 'sms', moneyMode),
    canGetMail: member.email !== null && isOpen(ctx, 'mail', moneyMode),
    hasPayeeName: member.payeeName !== null,
  };
}

/**
 * Requests a second proof after a member's first one, when the login needs it. The challenge is
 * bound to this browser.
 */
export async function askProof(
  ctx: Context,
  tx: Database,
  member: Member,
  shown: Shown,
): Promise<{ readonly asked: SecondFactorChallenge | null; readonly isNewDevice: boolean }> {
  const facts = await readFacts(ctx, tx, member, shown);
  const need = decideProof(facts);
  if (need.needs === 'nothing') return { asked: null, isNewDevice: facts.isNewDevice };
  const { needs: reason, ways } = need;
  const { firstProof, reply } = shown;
  const browserHash = challengeCookie.issueToken(ctx, reply, challengeMinutes * 60);
  const opening = { memberId: member.id, reason, firstProof, ways, browserHash };
  const { challengeId, expiresAt } = await openChallenge(ctx, tx, opening);
  const actor = getMemberActor(member.id);
  const detail = { reason, ways, address: shown.request.ip };
  await logEvent(ctx, tx, { kind: 'member.second_proof_asked', actor, subject: actor, detail });
  const { provenMobile, email } = member;
  const asked = {
    challengeId,
    reason,
    ways: [...ways],
    mobileMasked: ways.includes('sms') && provenMobile ? maskMobile(provenMobile) : null,
    emailMasked: ways.includes('mail') && email ? maskEmail(email) : null,
    expiresAt: expiresAt.toISOString(),
  };
  return { asked, isNewDevice: facts.isNewDevice };
}
