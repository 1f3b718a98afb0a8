import { openReceipt } from '@khelaghor/fairness/receipt-tree.ts';

/** What checking a signature came to. A browser without Ed25519 cannot tell. */
export type SignatureCheck = 'valid' | 'invalid' | 'unsupported';

/** Bytes from lower-case hex; null when it is no hex. */
function parseHex(hex: string): Uint8Array<ArrayBuffer> | null {
  if (hex.length % 2 !== 0 || !/^[0-9a-f]*$/u.test(hex)) return null;
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return bytes;
}

/** @param subtle absent where the page was not loaded over a secure connection */
async function checkBytes(
  text: string,
  signature: Uint8Array<ArrayBuffer>,
  publicKey: string,
  subtle: SubtleCrypto | undefined,
): Promise<SignatureCheck> {
  const keyBytes = parseHex(publicKey);
  if (keyBytes?.length !== 32 || signature.length !== 64) return 'invalid';
  if (!subtle) return 'unsupported';
  const algorithm = { name: 'Ed25519' };
  let key: CryptoKey;
  try {
    key = await subtle.importKey('raw', keyBytes, algorithm, false, ['verify']);
  } catch {
    // Browsers that do not know the algorithm say so with an error of one kind or another.
    return 'unsupported';
  }
  const signed = new TextEncoder().encode(text);
  return (await subtle.verify(algorithm, key, signature, signed)) ? 'valid' : 'invalid';
}

/** Checks an Ed25519 signature with the browser's own cryptography. All but the text is hex. */
export async function checkSignature(
  { text, signature, publicKey }: { text: string; signature: string; publicKey: string },
  subtle: SubtleCrypto | undefined,
): Promise<SignatureCheck> {
  const bytes = parseHex(signature);
  return bytes ? checkBytes(text, bytes, publicKey, subtle) : 'invalid';
}

/** What was given for a text, in hex: a signature alone, or one over several receipts. */
type Given = { readonly text: string; readonly receipt: string; readonly publicKey: string };

/** The text that the signature of a receipt is under: its own, or that of all signed with it. */
export function getSignedText({ text, receipt }: Pick<Given, 'text' | 'receipt'>): string | null {
  const bytes = parseHex(receipt);
  return bytes && (openReceipt(text, bytes)?.signedText ?? null);
}

/** Checks the signature under a receipt, or under all receipts that were signed with it. */
export async function checkReceipt(
  { text, receipt, publicKey }: Given,
  subtle: SubtleCrypto | undefined,
): Promise<SignatureCheck> {
  const bytes = parseHex(receipt);
  const opened = bytes && openReceipt(text, bytes);
  if (!opened) return 'invalid';
  return checkBytes(opened.signedText, new Uint8Array(opened.signature), publicKey, subtle);
}
