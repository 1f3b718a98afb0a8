import { hash } from 'node:crypto';
import { openReceipt, RECEIPTS_MAX, prepareReceipts } from '@khelaghor/fairness/receipt-tree.ts';
import { singleton } from '../../lib/context.ts';
import type { Context } from '../../lib/context.ts';
import type { Secrets } from '../../lib/crypto/secrets.ts';
import { computePublicKey, isSigned, signText } from '../../lib/crypto/signing.ts';

/** Of every game: the receipts that members hold were signed under it, and Dice was the first. */
const keyLabel = 'dice-receipt';

type Waiting = {
  text: string;
  resolve: (receipt: Buffer) => void;
  reject: (error: unknown) => void;
};

const sha256 = (bytes: Uint8Array): Buffer => hash('sha256', bytes, 'buffer');

function signTogether(secrets: Secrets, calls: readonly Waiting[]): void {
  try {
    const { text, receiptAt } = prepareReceipts(
      calls.map((call) => call.text),
      sha256,
    );
    const signature = signText(secrets, keyLabel, text);
    for (const [place, { resolve }] of calls.entries())
      resolve(Buffer.from(receiptAt(place, signature)));
  } catch (error) {
    for (const { reject } of calls) reject(error);
  }
}

/** A signature takes as long as a good part of a bet: what is asked in one moment shares one. */
function createSigner({ secrets }: Context): (text: string) => Promise<Buffer> {
  let waiting: Waiting[] = [];
  const signAll = () => {
    const calls = waiting;
    waiting = [];
    for (let at = 0; at < calls.length; at += RECEIPTS_MAX)
      signTogether(secrets, calls.slice(at, at + RECEIPTS_MAX));
  };
  return (text) =>
    new Promise((resolve, reject) => {
      if (waiting.length === 0) setImmediate(signAll);
      waiting.push({ text, resolve, reject });
    });
}

const findSigner = singleton(createSigner);

/**
 * Signs the text of a receipt with the server's Ed25519 key. Gives the bytes of the receipt as
 * `openReceipt` reads them: 64 alone, more when others were signed with it.
 */
export function signReceipt(ctx: Context, text: string): Promise<Buffer> {
  return findSigner(ctx)(text);
}

/** Whether a receipt is one that `signReceipt` gave for the text. */
export function isReceiptOf(secrets: Secrets, text: string, receipt: Uint8Array): boolean {
  const opened = openReceipt(text, receipt);
  if (!opened) return false;
  const { signedText, signature } = opened;
  return isSigned(secrets, keyLabel, { text: signedText, signature });
}

/** The public key that receipts are checked with: 32 bytes in lower-case hex. */
export function getReceiptKey(secrets: Secrets): string {
  return computePublicKey(secrets, keyLabel).toString('hex');
}
