/** A new random client seed: sixteen bytes in hex. */
export function createClientSeed(own: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const bytes = own.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether the house generated the client seed because the player chose none. */
export const isHouseSeed = (clientSeed: string): boolean =>
  /^house-[0-9a-f]{16}$/u.test(clientSeed);
