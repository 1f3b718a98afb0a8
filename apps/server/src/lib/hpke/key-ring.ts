import type { SealedBody } from '@khelaghor/contract/lib/envelope.ts';
import { dayMs } from '@khelaghor/time/durations.ts';
import type { Clock } from '../clock.ts';
import { getHpkeKey, openHpke } from './open.ts';
import type { HpkeKey } from './open.ts';
import type { Secrets } from '../crypto/secrets.ts';

/**
 * HPKE as open-hpke.ts describes it.
 * Defence in depth for payloads that carry passwords; TLS is the protection that counts.
 * Key pairs derive from the master key and the day, so they rotate daily and all processes agree;
 * yesterday's key still opens, for a page that was loaded before midnight.
 */
export type Sealing = {
  current(): { readonly keyId: string; readonly publicKey: string };
  /** The opened JSON text, or null when it was not sealed to us, or for another call. */
  open(sealed: SealedBody, associated: string): string | null;
};

export function createSealing(secrets: Secrets, clock: Clock): Sealing {
  const keys = new Map<string, HpkeKey>();
  const today = () => Math.floor(clock.now().getTime() / dayMs);
  const getKey = (keyId: string): HpkeKey => {
    const known = keys.get(keyId);
    if (known) return known;
    const made = getHpkeKey(secrets.key(`sealing/${keyId}`));
    keys.set(keyId, made);
    return made;
  };
  return {
    current() {
      const keyId = `d${today()}`;
      return { keyId, publicKey: getKey(keyId).publicKey.toString('base64url') };
    },
    open({ keyId, enc, ciphertext }, associated) {
      if (keyId !== `d${today()}` && keyId !== `d${today() - 1}`) return null;
      const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');
      const said = Buffer.from(associated);
      try {
        return openHpke(getKey(keyId), bytes(enc), bytes(ciphertext), said).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
