import { prepareReceipts } from '@khelaghor/fairness/receipt-tree.ts';
import { toHex } from '@khelaghor/fairness/seed.ts';
import { expect, test } from 'vitest';
import { checkReceipt } from './check-receipt.ts';

const others = ['another', 'a third'];
const text = 'khelaghor/receipt/1\nbet 1 ১\n';

/** A receipt signed alone, and one signed with others. */
async function signed() {
  const { subtle } = crypto;
  const made = await subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  if (!('privateKey' in made)) throw new Error('a pair of keys is needed');
  const sign = async (texts: readonly string[]) => {
    const toSign = prepareReceipts(texts);
    const bytes = new TextEncoder().encode(toSign.text);
    const signature = new Uint8Array(await subtle.sign('Ed25519', made.privateKey, bytes));
    return toHex(toSign.receiptAt(texts.indexOf(text), signature));
  };
  const publicKey = toHex(new Uint8Array(await subtle.exportKey('raw', made.publicKey)));
  const alone = { text, receipt: await sign([text]), publicKey };
  return { alone, together: { ...alone, receipt: await sign([...others, text]) } };
}

test.each(['alone', 'together'] as const)(
  'a receipt signed %s is valid for its own text only',
  async (how) => {
    const receipt = (await signed())[how];
    expect(await checkReceipt(receipt, crypto.subtle)).toBe('valid');
    expect(await checkReceipt({ ...receipt, text: `${text} ` }, crypto.subtle)).toBe('invalid');
    expect(await checkReceipt({ ...receipt, text: 'another' }, crypto.subtle)).toBe('invalid');
    const { publicKey } = (await signed())[how];
    expect(await checkReceipt({ ...receipt, publicKey }, crypto.subtle)).toBe('invalid');
  },
);

test.each(['', 'ab', 'abc', 'zz'.repeat(64), 'AB'.repeat(64), 'ab'.repeat(65)])(
  '%j is no receipt',
  async (receipt) => {
    const { alone } = await signed();
    expect(await checkReceipt({ ...alone, receipt }, crypto.subtle)).toBe('invalid');
  },
);

test('a browser without the algorithm, or without cryptography, says so', async () => {
  const { alone } = await signed();
  const old = { importKey: () => Promise.reject(new Error('unknown')) } as unknown as SubtleCrypto;
  expect(await checkReceipt(alone, old)).toBe('unsupported');
  expect(await checkReceipt(alone, undefined)).toBe('unsupported');
});
