import { signHeaders } from '@khelaghor/gateway-signature/message-signature.ts';
import type { Faults } from './faults.ts';
import type { Payment, Payments } from './payments.ts';

/** Pauses between attempts to tell the merchant: about five minutes altogether. */
const usualPausesMs = [500, 1_000, 2_000, 5_000, 10_000, 20_000, 40_000, 80_000, 160_000];

/** The longest that one attempt may take. */
const attemptLimitMs = 10_000;

export type Callbacks = {
  /** Starts telling the merchant; returns at once. */
  send(payment: Payment): void;
  /** Takes up what an earlier run of the program did not finish. */
  resume(): void;
  /** Waits until each callback that was begun is delivered or given up. */
  settled(): Promise<void>;
  /** Stops the attempts that are under way; `resume` of the next run goes on with them. */
  close(): Promise<void>;
};

export function createCallbacks(options: {
  payments: Payments;
  key: string;
  secret: string;
  now: () => Date;
  faults: Faults;
  pausesMs?: readonly number[];
}): Callbacks {
  const { payments, faults } = options;
  const pausesMs = options.pausesMs ?? usualPausesMs;
  const stop = new AbortController();
  const running = new Set<Promise<void>>();

  const attempt = async (payment: Payment): Promise<boolean> => {
    const sentAt = options.now().toISOString();
    const status = payment.status === 'cancelled' ? 'cancelled' : 'completed';
    const body = JSON.stringify({ paymentId: payment.paymentId, status, sentAt });
    try {
      const response = await fetch(payment.callbackAddress, {
        method: 'POST',
        headers: signHeaders(options, sentAt, body),
        body,
        redirect: 'error',
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(attemptLimitMs)]),
      });
      await response.arrayBuffer();
      return response.status === 200;
    } catch {
      return false;
    }
  };

  const deliver = async (payment: Payment): Promise<void> => {
    for (const pauseMs of [...pausesMs, null]) {
      if (await attempt(payment)) return payments.callbackEnded(payment.paymentId, 'delivered');
      if (stop.signal.aborted) return undefined;
      if (pauseMs === null) break;
      await pause(pauseMs, stop.signal);
    }
    return payments.callbackEnded(payment.paymentId, 'given-up');
  };

  const send = (payment: Payment): void => {
    if (faults.holdCallbacks || payment.callback !== 'due') return;
    for (let copy = 0; copy < (faults.callbackCopies ?? 1); copy += 1) {
      const delivery = deliver(payment).finally(() => running.delete(delivery));
      running.add(delivery);
    }
  };
  return {
    send,
    resume: () => payments.callbacksDue().forEach(send),
    async settled() {
      // Another may begin meanwhile.
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      stop.abort();
      await Promise.all(running);
    },
  };
}

/** Resolves after the time, or at once when the program stops. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
