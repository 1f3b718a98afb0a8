import * as contract from '@khelaghor/contract/account/factor-settings.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import {
  askPasskey,
  makeRecoveryCodes,
  removeAuthenticator,
  removePasskey,
} from '../second-factors/index.ts';
import { logEvent, getMemberActor } from '../../lib/event-log.ts';
import { completeRemoving } from './after-change.ts';
import * as authenticator from './authenticator.ts';
import { readFactors, hasFactor } from './factors-of.ts';
import * as passkey from './passkey.ts';
import { findMemberOfSession } from '../members/index.ts';
import { getStepUpForm, runWithStepUp } from './step-up.ts';

/** All of these check a password or a code. */
const limit = { perMinute: 10 };

function bindAdding(bind: Bind, ctx: Context): void {
  bind(
    contract.beginAuthenticator,
    ({ caller, body }) => authenticator.begin(ctx, caller, body),
    limit,
  );
  bind(
    contract.addAuthenticator,
    ({ caller, body }) => authenticator.add(ctx, caller, body),
    limit,
  );
  bind(contract.beginPasskey, ({ caller, body }) => passkey.begin(ctx, caller, body), limit);
  bind(contract.addPasskey, ({ caller, body }) => passkey.add(ctx, caller, body), limit);
}

function bindRemoving(bind: Bind, ctx: Context): void {
  bind(
    contract.removeAuthenticator,
    ({ caller, body }) =>
      runWithStepUp(ctx, caller, body, async (tx, member) => {
        if (!(await removeAuthenticator(tx, member.id))) return refuse('factor_unknown');
        await completeRemoving(ctx, tx, { member, caller, what: 'authenticator' });
        return ok(await readFactors(tx, member));
      }),
    limit,
  );
  bind(
    contract.removePasskey,
    ({ caller, body, params }) =>
      runWithStepUp(ctx, caller, body, async (tx, member) => {
        if (!(await removePasskey(tx, member.id, params.passkeyId)))
          return refuse('factor_unknown');
        await completeRemoving(ctx, tx, { member, caller, what: 'passkey' });
        return ok(await readFactors(tx, member));
      }),
    limit,
  );
}

export function factorsRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listFactors, async ({ caller }) =>
    ok(await readFactors(ctx.db, await findMemberOfSession(ctx.db, caller.memberId))),
  );
  bind(
    contract.askFactorPasskey,
    async ({ caller }) =>
      ok(await askPasskey(ctx, getStepUpForm(caller, 'step-up'), caller.memberId)),
    limit,
  );
  bindAdding(bind, ctx);
  bindRemoving(bind, ctx);
  bind(
    contract.renewRecoveryCodes,
    ({ caller, body }) =>
      runWithStepUp(ctx, caller, body, async (tx, member) => {
        if (!(await hasFactor(tx, member.id))) return refuse('factor_unknown');
        const actor = getMemberActor(member.id);
        await logEvent(ctx, tx, { kind: 'member.recovery_codes_made', actor, subject: actor });
        return ok({ recoveryCodes: await makeRecoveryCodes(ctx, tx, member.id) });
      }),
    limit,
  );
}
