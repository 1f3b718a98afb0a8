/** A fresh client seed from the browser's own generator: sixteen bytes in hex. */
export function ownSeed(own: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = own.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a client seed was made by the house because the player had not chosen one. */
export const isHouseSeed = (clientSeed: string): boolean =>
  /^house-[0-9a-f]{16}$/u.test(clientSeed);
