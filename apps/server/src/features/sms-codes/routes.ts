import * as contract from '@khelaghor/contract/sms-codes.ts';
import { ok } from '../../platform/answer.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { readSettings } from '../site/site.ts';
import { dialingCodeOf } from './mobile-number.ts';
import { codeMinutes, sendCode } from './send-code.ts';

/** Beside the limits of the messages themselves. */
const limit = { perMinute: 20 };

async function countriesOf(ctx: Context) {
  const { smsCountries } = await readSettings(ctx);
  const countries = smsCountries.flatMap((countryCode) => {
    const countryDialingCode = dialingCodeOf(countryCode);
    return countryDialingCode === null ? [] : [{ countryCode, countryDialingCode }];
  });
  return { countries };
}

export function smsCodeRoutes(bind: Bind, ctx: Context): void {
  bind(contract.listCountries, async () => ok(await countriesOf(ctx)));
  bind(
    contract.sendLoginCode,
    async ({ body, request }) => {
      const sent = await sendCode(ctx, { ...body, purpose: 'login', ip: request.ip });
      if (!sent.ok) return sent;
      return ok({ codeRequestId: sent.value.codeRequestId, expiredMinutes: codeMinutes });
    },
    limit,
  );
  bind(
    contract.sendRegistrationCode,
    async ({ body: { mobileNo: mobileNum, ...body }, request }) => {
      const input = { ...body, mobileNum, purpose: 'register', ip: request.ip } as const;
      const sent = await sendCode(ctx, input);
      if (!sent.ok) return sent;
      return ok({ codeRequestId: sent.value.codeRequestId, expiredMinutes: codeMinutes });
    },
    limit,
  );
  bind(
    contract.sendBindingCode,
    async ({ body, request }) => {
      const sent = await sendCode(ctx, { ...body, purpose: 'bind', ip: request.ip });
      if (!sent.ok) return sent;
      return ok({ codeRequestId: sent.value.codeRequestId, expiredMinutes: codeMinutes });
    },
    limit,
  );
  bind(
    contract.sendRecoveryCode,
    async ({ body, request }) => {
      const sent = await sendCode(ctx, { ...body, purpose: 'password', ip: request.ip });
      if (!sent.ok) return sent;
      const { codeRequestId, expiresAt } = sent.value;
      return ok({ codeRequestId, expirationTime: expiresAt.toISOString() });
    },
    limit,
  );
}
