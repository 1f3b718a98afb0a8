import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import {
  smsCodesSendBindingCode,
  smsCodesSendLoginCode,
  smsCodesSendRecoveryCode,
  smsCodesSendRegistrationCode,
} from '@khelaghor/client/routes/account.gen.ts';
import type { Whitelabel } from '@khelaghor/contract/site/whitelabel.ts';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { toCode } from '@khelaghor/typed-text/code.ts';
import { call } from '../../shared/api.ts';
import { nowMs } from '../../shared/clock.ts';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import type { TokenFor } from './firebase-code.ts';
import { getInternational } from './mobile-number.ts';

/** What a code is asked for. */
export type CodePurpose = 'login' | 'register' | 'password' | 'bind';

/** A code on its way: which request it answers, and until when another one has to wait. */
export type CodeSent = {
  readonly codeRequestId: string;
  readonly untilMs: number;
  /** Of a code that Firebase has sent: its word for the code. */
  readonly tokenFor?: TokenFor;
};

type Number = { readonly mobileNum: string; readonly countryDialingCode: string };
type Asked = Number & { readonly language: 'bn' | 'en'; readonly humanProof: string };
type Sent = { success: true; value: CodeSent } | CallRefusal;

/** A press within this time of the one before does nothing. */
const throttleMs = 1_000;

/** A code for something other than a new password: its answer says how many minutes it holds. */
async function askBriefly(purpose: Exclude<CodePurpose, 'password'>, asked: Asked) {
  if (purpose === 'login') return call(smsCodesSendLoginCode, { body: asked });
  if (purpose === 'bind') return call(smsCodesSendBindingCode, { body: asked });
  const { mobileNum: mobileNo, ...rest } = asked;
  return call(smsCodesSendRegistrationCode, { body: { ...rest, mobileNo } });
}

async function ask(purpose: CodePurpose, asked: Asked): Promise<Sent> {
  if (purpose === 'password') {
    const reply = await call(smsCodesSendRecoveryCode, { body: asked });
    if (!reply.success) return reply;
    const { codeRequestId, expirationTime } = reply.value;
    return { success: true, value: { codeRequestId, untilMs: Date.parse(expirationTime) } };
  }
  const reply = await askBriefly(purpose, asked);
  if (!reply.success) return reply;
  const { codeRequestId, expiredMinutes } = reply.value;
  const untilMs = nowMs() + expiredMinutes * 60_000;
  return { success: true, value: { codeRequestId, untilMs } };
}

const firebaseWaitMs = 60_000;

/** Has Firebase send the code. What sends it is loaded now, because few sites want it. */
async function askFirebase(
  firebase: NonNullable<Whitelabel['firebase']>,
  { mobileNum, countryDialingCode }: Number,
  spoken: { readonly i18n: I18n; readonly language: string },
): Promise<Sent> {
  const sender = await import('./firebase-code.ts').catch(() => null);
  if (sender === null) return { success: false, code: 'network' };
  const number = getInternational(mobileNum, countryDialingCode);
  const reply = await sender.sendByFirebase(firebase, number, spoken);
  if (!reply.success) return reply;
  const sent = { codeRequestId: uuid(), untilMs: nowMs() + firebaseWaitMs, tokenFor: reply.value };
  return { success: true, value: sent };
}

type PhoneProof =
  | { readonly codeRequestId?: string; readonly verificationCode?: string }
  | { readonly firebaseChannel: 'sms'; readonly firebaseIdToken: string };

/** What a code proves, as a form that registers sends it; why it proves nothing. */
export async function readPhoneProof(
  sent: CodeSent | null,
  verificationCode: string,
): Promise<{ readonly success: true; readonly value: PhoneProof } | CallRefusal> {
  if (sent === null) return { success: true, value: {} };
  const { codeRequestId, tokenFor } = sent;
  if (!tokenFor) return { success: true, value: { codeRequestId, verificationCode } };
  const reply = await tokenFor(toCode(verificationCode));
  if (!reply.success) return reply;
  return { success: true, value: { firebaseChannel: 'sms', firebaseIdToken: reply.value } };
}

/** Has codes sent to a phone, one request after another. */
export function useSmsOtpRequest(purpose: CodePurpose) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { firebase } = useWhitelabel();
  const proofs = useHumanProofs('sms');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState(false);
  const pressedMs = useRef(0);

  const send = async (number: Number): Promise<CallRefusal | null> => {
    const pressed = performance.now();
    if (busy || (pressedMs.current > 0 && pressed - pressedMs.current < throttleMs)) return null;
    pressedMs.current = pressed;
    setBusy(true);
    const reply: Sent =
      purpose === 'register' && firebase !== null
        ? await askFirebase(firebase, number, { i18n, language })
        : await proofs.send((humanProof) => ask(purpose, { ...number, language, humanProof }));
    setBusy(false);
    if (!reply.success) return reply;
    setSent(reply.value);
    return null;
  };
  return { sent, busy, send };
}
