import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { useRef, useState } from 'react';
import { nowMs } from '../../shared/clock.ts';
import type { SendWarningProps } from './send-warning.tsx';

/** How long the button that sends a letter counts down: another is not sent before. */
const letterWaitMs = 60_000;

type Asking<Value> = {
  readonly way: 'sms' | 'mail';
  readonly ask: () => Promise<{ readonly success: true; readonly value: Value } | CallRefusal>;
  /** True: the form itself shows this refusal, and no warning does. */
  readonly isShown?: (refusal: CallRefusal) => boolean;
};

/**
 * A code that is sent to a number or an address without a question about its country or a human
 * check before it. `send` answers whether it was sent.
 */
export function useOtpRequest<Value extends { readonly expiredMinutes: number }>({
  way,
  ask,
  isShown,
}: Asking<Value>) {
  const [sent, setSent] = useState<(Value & { readonly untilMs: number }) | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  // The second of two taps comes before the button is drawn as busy.
  const isAsking = useRef(false);
  const send = async (): Promise<boolean> => {
    if (isAsking.current) return false;
    isAsking.current = true;
    setBusy(true);
    const reply = await ask();
    isAsking.current = false;
    setBusy(false);
    if (!reply.success) {
      if (isShown?.(reply) !== true) setRefusal(reply);
      return false;
    }
    const holdsMs = way === 'mail' ? letterWaitMs : reply.value.expiredMinutes * 60_000;
    setSent({ ...reply.value, untilMs: nowMs() + holdsMs });
    return true;
  };
  const warning: SendWarningProps = { refusal, onClose: () => setRefusal(null) };
  return { sent, busy, send, warning };
}
