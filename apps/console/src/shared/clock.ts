import { useEffect, useState } from 'react';

/** The only place of the console that reads the time: the clock of the operator's own device. */
export const now = (): Date => new Date();

/** The present moment, renewed every so often, for texts that tell how long ago something was. */
export function useNow(everyMs: number): Date {
  const [shown, setShown] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setShown(now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return shown;
}
