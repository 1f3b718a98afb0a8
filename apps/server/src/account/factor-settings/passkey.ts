import { passkeyNameMax } from '@khelaghor/contract/account/factor-settings.ts';
import type {
  addPasskey as addRoute,
  beginPasskey as beginRoute,
} from '@khelaghor/contract/account/factor-settings.ts';
import type { ParsedBody, ValueOf } from '@khelaghor/contract/lib/route.ts';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { ok, refuse } from '../../lib/http/result.ts';
import type { Result } from '../../lib/http/result.ts';
import type { MemberCaller } from '../../lib/http/principals.ts';
import type { Context, Database } from '../../lib/context.ts';
import { findMemberLanguage, findMemberOfSession } from '../members/index.ts';
import {
  addPasskey,
  askNewPasskey,
  verifyPasskeyRegistration,
  passkeysMax,
  readPasskeys,
} from '../second-factors/index.ts';
import { findProvenMember } from '../step-up/index.ts';
import { readSettings } from '../../site/settings/index.ts';
import { completeAdding } from './after-change.ts';
import { getStepUpForm } from './step-up.ts';

type Begun = Result<
  ValueOf<typeof beginRoute>,
  (typeof beginRoute)['refusals'][number] | 'too_many_requests'
>;
type Added = Result<ValueOf<typeof addRoute>, (typeof addRoute)['refusals'][number]>;

const isFull = async (db: Database, memberId: string): Promise<boolean> =>
  (await readPasskeys(db, memberId)).length >= passkeysMax;

/** Asks the member's device to create a passkey. */
export async function begin(
  ctx: Context,
  caller: MemberCaller,
  body: ParsedBody<typeof beginRoute>,
): Promise<Begun> {
  const proven = await findProvenMember(ctx, caller.memberId, body);
  if (!proven.ok) return proven;
  const member = proven.value;
  if (await isFull(ctx.db, member.id)) return refuse('passkeys_full');
  const { brandName } = await readSettings(ctx);
  const siteName = brandName[findMemberLanguage(member)];
  return ok(await askNewPasskey(ctx, getStepUpForm(caller, 'add'), member, siteName));
}

/** Stores the passkey that the device created. */
export async function add(
  ctx: Context,
  caller: MemberCaller,
  body: ParsedBody<typeof addRoute>,
): Promise<Added> {
  const name = toVisibleText(body.name);
  if (name === '')
    return refuse('field_required', { fields: { name: { code: 'field_required' } } });
  if ([...name].length > passkeyNameMax) {
    const params = { max: passkeyNameMax };
    return refuse('field_too_long', {
      params,
      fields: { name: { code: 'field_too_long', params } },
    });
  }
  const passkey = await verifyPasskeyRegistration(ctx, getStepUpForm(caller, 'add'), body.answer);
  if (!passkey) return refuse('passkey_wrong');
  return ctx.db.transaction().execute(async (tx) => {
    const member = await findMemberOfSession(tx, caller.memberId);
    if (await isFull(tx, member.id)) return refuse('passkeys_full');
    const owner = { memberId: member.id, name };
    if (!(await addPasskey(ctx, tx, owner, passkey))) return refuse('factor_taken');
    return ok(await completeAdding(ctx, tx, { member, caller, what: 'passkey' }));
  });
}
