import * as contract from '@khelaghor/contract/account/sms-codes.ts';
import { ok } from '../../lib/http/result.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { readSettings } from '../../site/settings/index.ts';
import { getDialingCode } from './mobile-number.ts';
import { codeMinutes, sendCode } from './sms-codes.ts';
import type { SendCode } from './sms-codes.ts';

/** In addition to the limits of SMS themselves; a carrier has many phones behind an address. */
const limit = { perMinute: 60 };

async function readCountries(ctx: Context) {
  const { smsCountries } = await readSettings(ctx);
  const countries = smsCountries.flatMap((countryCode) => {
    const countryDialingCode = getDialingCode(countryCode);
    return countryDialingCode === null ? [] : [{ countryCode, countryDialingCode }];
  });
  return { countries };
}

/** Sends a code, and returns its lifetime in minutes. */
async function sendBriefly(ctx: Context, input: SendCode) {
  const sent = await sendCode(ctx, input);
  if (!sent.ok) return sent;
  return ok({ codeRequestId: sent.value.codeRequestId, expiredMinutes: codeMinutes });
}

export function smsCodeRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listCountries, async () => ok(await readCountries(ctx)));
  bind(
    contract.sendLoginCode,
    ({ body, request: { ip } }) => sendBriefly(ctx, { ...body, purpose: 'login', ip }),
    limit,
  );
  bind(
    contract.sendRegistrationCode,
    ({ body: { mobileNo: mobileNum, ...body }, request: { ip } }) =>
      sendBriefly(ctx, { ...body, mobileNum, purpose: 'register', ip }),
    limit,
  );
  bind(
    contract.sendBindingCode,
    ({ body, request: { ip } }) => sendBriefly(ctx, { ...body, purpose: 'bind', ip }),
    limit,
  );
  bind(
    contract.sendRecoveryCode,
    async ({ body, request: { ip } }) => {
      const sent = await sendCode(ctx, { ...body, purpose: 'password', ip });
      if (!sent.ok) return sent;
      const { codeRequestId, expiresAt } = sent.value;
      return ok({ codeRequestId, expirationTime: expiresAt.toISOString() });
    },
    limit,
  );
}
