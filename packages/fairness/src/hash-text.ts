import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { encodeText } from './length-prefix.ts';

/** SHA-256 of the UTF-8 bytes of a text, in lower-case hex. */
export const hashText = (text: string): string => bytesToHex(sha256(encodeText(text)));
