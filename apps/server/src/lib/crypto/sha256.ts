import { hash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export const hashTextToHex = (text: string): string => hash('sha256', text, 'hex');

/**
 * The server's own SHA-256: several times as fast as the one that also runs in browsers. A buffer
 * that Node makes for each result costs more than the hash; a text does not.
 */
export const hashSha256 = (message: Uint8Array): Buffer =>
  Buffer.from(hash('sha256', message, 'hex'), 'hex');
