import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import {
  smsCodesSendBindingCode,
  smsCodesSendLoginCode,
  smsCodesSendRecoveryCode,
  smsCodesSendRegistrationCode,
} from '@khelaghor/client/routes.gen.ts';
import { useRef, useState } from 'react';
import { call } from '../../shared/call.ts';
import { nowMs } from '../../shared/clock.ts';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';

/** What a code is asked for. */
export type CodePurpose = 'login' | 'register' | 'password' | 'bind';

/** A code on its way: which request it answers, and until when it holds. */
export type CodeSent = { readonly codeRequestId: string; readonly untilMs: number };

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

/** Has codes sent to a phone, one request after another. */
export function useSmsCode(purpose: CodePurpose) {
  const language = useLanguage();
  const proofs = useHumanProofs('sms');
  const [sent, setSent] = useState<CodeSent | null>(null);
  const [busy, setBusy] = useState(false);
  const pressedMs = useRef(0);

  const send = async (number: Number): Promise<CallRefusal | null> => {
    const pressed = performance.now();
    if (busy || (pressedMs.current > 0 && pressed - pressedMs.current < throttleMs)) return null;
    pressedMs.current = pressed;
    setBusy(true);
    const reply: Sent = await proofs.send((humanProof) =>
      ask(purpose, { ...number, language, humanProof }),
    );
    setBusy(false);
    if (!reply.success) return reply;
    setSent(reply.value);
    return null;
  };
  return { sent, busy, send };
}
