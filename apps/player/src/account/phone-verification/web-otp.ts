import { useEffect, useEffectEvent } from 'react';

type Container = {
  get(asked: { otp: { transport: ['sms'] }; signal: AbortSignal }): Promise<object | null>;
};

/** Whether the browser supports WebOTP. */
const supportsWebOtp = (): boolean => 'OTPCredential' in window;

/**
 * The code of the next SMS whose last line names this site, once the reader allows it; null when
 * they refuse, when it was stopped, or when the browser has no WebOTP.
 */
export async function readSmsCode(credentials: Container, signal: AbortSignal) {
  try {
    const given = await credentials.get({ otp: { transport: ['sms'] }, signal });
    const code = given !== null && 'code' in given ? given.code : null;
    return typeof code === 'string' && !signal.aborted ? code : null;
  } catch {
    // Refused, stopped, or not possible on this device: the reader types the code.
    return null;
  }
}

/**
 * Fills in a code as soon as its SMS arrives (WebOTP). Listens from the sending of each code until
 * the form closes or is submitted.
 */
export function useSmsAutofill(
  awaited: string | null,
  isSubmitting: boolean,
  take: (code: string) => void,
): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (awaited === null || isSubmitting || !supportsWebOtp()) return undefined;
    const stop = new AbortController();
    const credentials = navigator.credentials as unknown as Container;
    void readSmsCode(credentials, stop.signal).then((code) => code !== null && taken(code));
    return () => stop.abort();
  }, [awaited, isSubmitting]);
}
