import { sitePing } from '@khelaghor/client/routes/site.gen.ts';
import { getRandomFraction } from '../../shared/random.ts';
import { unreachableMs } from './speed-class.ts';

const patienceMs = 5_000;

/** One question and its answer, in milliseconds; `unreachableMs` when none comes in time. */
async function roundTrip(domainName: string): Promise<number> {
  const address = `${domainName}${sitePing.path}?speed=${getRandomFraction()}`;
  const asked = performance.now();
  try {
    const response = await fetch(address, {
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patienceMs),
    });
    await response.arrayBuffer();
    return response.ok ? performance.now() - asked : unreachableMs;
  } catch {
    return unreachableMs;
  }
}

/** How long an address takes to answer, once a connection to it is open, in milliseconds. */
export async function measureSpeed(domainName: string): Promise<number> {
  // The first question pays for looking the name up and for the handshakes.
  const first = await roundTrip(domainName);
  if (first >= unreachableMs) return unreachableMs;
  const again = [await roundTrip(domainName), await roundTrip(domainName)];
  return Math.min(...again);
}
