import * as contract from '@khelaghor/contract/account/second-factors.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { findChallenge } from './challenge-store.ts';
import { askPasskeyLogin } from './passkey-login.ts';
import { askPasskey } from './passkeys.ts';
import { sendProofCode } from './send-code.ts';

export function secondProofRoutes(bind: Bind, ctx: Context): void {
  // A carrier has many phones behind an address; a login has limits of its own.
  bind(contract.sendProofCode, (call) => sendProofCode(ctx, call), { perMinute: 60 });
  bind(
    contract.askPasskeyProof,
    async ({ body, request }) => {
      const challenge = await findChallenge(ctx, ctx.db, body.challengeId, request);
      if (!challenge?.ways.includes('passkey')) return refuse('second_proof_ended');
      const { id: subject, memberId } = challenge;
      return ok(await askPasskey(ctx, { purpose: 'proof', subject }, memberId));
    },
    { perMinute: 20 },
  );
  bind(contract.askPasskeyLogin, async ({ reply }) => ok(await askPasskeyLogin(ctx, reply)), {
    perMinute: 30,
  });
}
