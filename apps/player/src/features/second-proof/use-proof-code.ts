import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { secondProofSendCode } from '@khelaghor/client/routes.gen.ts';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { nowMs } from '../../shared/clock.ts';
import { useLanguage } from '../../shared/local-text.ts';

/** How long the button that sends a letter counts down: another is not sent before. */
const letterWaitMs = 60_000;

/** Has the code of a login sent to where the member can be reached. */
export function useProofCode(challengeId: string, way: 'sms' | 'mail') {
  const language = useLanguage();
  const [sent, setSent] = useState<{ readonly untilMs: number } | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (): Promise<CallRefusal | null> => {
    if (busy) return null;
    setBusy(true);
    const reply = await call(secondProofSendCode, { body: { challengeId, way, language } });
    setBusy(false);
    if (!reply.success) return reply;
    const holdsMs = reply.value.expiredMinutes * 60_000;
    setSent({ untilMs: nowMs() + (way === 'mail' ? letterWaitMs : holdsMs) });
    return null;
  };
  return { sent, busy, send };
}
