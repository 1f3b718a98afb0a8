import { useEffect, useEffectEvent } from 'react';

type Container = {
  get(asked: { otp: { transport: ['sms'] }; signal: AbortSignal }): Promise<object | null>;
};

/** Browsers that can hand a code over from an SMS name it so. */
const canHandOver = (): boolean => 'OTPCredential' in window;

/**
 * The code of the next SMS whose last line names this site, once the reader allows it; null when
 * he does not, when it was stopped, or when the browser cannot.
 */
export async function codeFromSms(credentials: Container, signal: AbortSignal) {
  try {
    const given = await credentials.get({ otp: { transport: ['sms'] }, signal });
    const code = given !== null && 'code' in given ? given.code : null;
    return typeof code === 'string' && !signal.aborted ? code : null;
  } catch {
    // Refused, stopped, or not possible on this device: the field is there to type into.
    return null;
  }
}

/**
 * Fills a code in as soon as its SMS arrives, where the browser knows how (WebOTP). It listens from
 * the sending on, anew for each, and no longer than the form stands and is not being sent.
 */
export function useCodeFromSms(
  awaited: string | null,
  isSubmitting: boolean,
  take: (code: string) => void,
): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (awaited === null || isSubmitting || !canHandOver()) return undefined;
    const stop = new AbortController();
    const credentials = navigator.credentials as unknown as Container;
    void codeFromSms(credentials, stop.signal).then((code) => code !== null && taken(code));
    return () => stop.abort();
  }, [awaited, isSubmitting]);
}
