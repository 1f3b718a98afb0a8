/**
 * The text of a receipt: what the house puts its signature under when it takes a stake. With it
 * a player can prove which seed was committed to, which bet was taken and when, even if the
 * result were withheld. Signing is done elsewhere; this file only says what is signed.
 *
 * The text is a heading line, then one line per field in the order of `RECEIPT_FIELDS`:
 *
 *   khelaghor/receipt/2
 *   bet 36 01920000-0000-7000-8000-000000000000
 *   scope 6 dice/1
 *   math 64 5d0b...
 *   ...
 *
 * that is: the field's name, a space, the length of its value in UTF-8 bytes in decimal, a
 * space, the value, a line feed. The length makes the text unambiguous even when a value holds
 * spaces or line feeds of its own. The signature covers the UTF-8 bytes of the whole text. The
 * first version, `khelaghor/receipt/1`, has no line for the math; such receipts stay valid.
 *
 * In a game of many steps that is the receipt of the stake, and each step has one more, with a
 * heading of its own and the fields of `STEP_RECEIPT_FIELDS`. It holds the hash of the receipt
 * before it, so that the last one proves all of them and their order.
 */
import { hashText } from './hash-text.ts';
import { encodeText } from './length-prefix.ts';

/** The fields of a receipt, in the order in which they are written. */
export const RECEIPT_FIELDS = [
  'bet',
  'scope',
  'math',
  'currency',
  'stake',
  'choice',
  'commitment',
  'client-seed',
  'nonce',
  'placed-at',
] as const;

/** The values of a receipt. All values are texts, so that nothing is left to a formatter. */
export type Receipt = {
  /** The id of the bet, a UUID in lower case. */
  readonly betId: string;
  /** Game and version, such as "dice/1". */
  readonly scope: string;
  /** The hash of the game's math; null in the first version of receipts, which does not name it. */
  readonly math: string | null;
  /** The currency code of the stake. */
  readonly currency: string;
  /** The stake as a decimal string of minor units. */
  readonly stakeMinor: string;
  /** The choice, in the canonical text of the game's engine. */
  readonly choice: string;
  /** SHA-256 of the server seed in lower-case hex. */
  readonly commitment: string;
  /** The client seed as the player typed it. */
  readonly clientSeed: string;
  /** The nonce of the bet. */
  readonly nonce: number;
  /** When the stake was taken: an ISO text in UTC. */
  readonly placedAt: string;
};

const HEADING = 'khelaghor/receipt/2';
const HEADING_WITHOUT_MATH = 'khelaghor/receipt/1';

/** The fields of the receipt of a step, in the order in which they are written. */
export const STEP_RECEIPT_FIELDS = [
  'bet',
  'number',
  'act',
  'step',
  'state',
  'pays',
  'before',
  'made-at',
] as const;

/** The values of the receipt of a step. */
export type StepReceipt = {
  /** The id of the bet that the round is. */
  readonly betId: string;
  /** The first step is 1; taking counts on. */
  readonly number: number;
  /**
   * `step`: the player took a step. `take`: what the round pays was taken, by the player, or for
   * them when they had not come back. `return`: the stake went back, as nothing could be taken.
   */
  readonly act: 'step' | 'take' | 'return';
  /** The step in the canonical text of the game's engine; empty for the other acts. */
  readonly step: string;
  /** Where the round stands afterwards: open, topped or lost; taken or returned for the others. */
  readonly state: 'open' | 'topped' | 'lost' | 'taken' | 'returned';
  /** The multiple of the stake that taking pays afterwards, as an exact fraction: "99/50". */
  readonly pays: string;
  /** SHA-256 of the text of the receipt before in lower-case hex; of the stake's for step 1. */
  readonly before: string;
  /** When it was done: an ISO text in UTC. */
  readonly madeAt: string;
};

const STEP_HEADING = 'khelaghor/step-receipt/1';

/** The heading, then the name, length and value of each field. */
function formatFields<Field extends string>(
  heading: string,
  fields: readonly Field[],
  values: Readonly<Record<Field, string>>,
): string {
  const lines = fields.map((field) => {
    const value = values[field];
    return `${field} ${encodeText(value).length} ${value}\n`;
  });
  return `${heading}\n${lines.join('')}`;
}

/**
 * The canonical text of a receipt. Throws a `RangeError` when the nonce is not a safe whole
 * number from zero, or a value is not well-formed Unicode.
 */
export function formatReceipt(receipt: Receipt): string {
  if (!Number.isSafeInteger(receipt.nonce) || receipt.nonce < 0) {
    throw new RangeError(`not a nonce: ${receipt.nonce}`);
  }
  const values: Readonly<Record<(typeof RECEIPT_FIELDS)[number], string>> = {
    bet: receipt.betId,
    scope: receipt.scope,
    math: receipt.math ?? '',
    currency: receipt.currency,
    stake: receipt.stakeMinor,
    choice: receipt.choice,
    commitment: receipt.commitment,
    'client-seed': receipt.clientSeed,
    nonce: receipt.nonce.toString(),
    'placed-at': receipt.placedAt,
  };
  if (receipt.math !== null) return formatFields(HEADING, RECEIPT_FIELDS, values);
  const fields = RECEIPT_FIELDS.filter((field) => field !== 'math');
  return formatFields(HEADING_WITHOUT_MATH, fields, values);
}

/** The hash of the math that the text of a receipt names; null: it names none. */
export function readMath(text: string): string | null {
  const named =
    /^khelaghor\/receipt\/2\nbet [^\n]*\nscope [^\n]*\nmath 64 (?<math>[0-9a-f]{64})\n/u;
  return named.exec(text)?.groups?.['math'] ?? null;
}

/**
 * The canonical text of the receipt of a step. Throws a `RangeError` when the number is not a whole
 * one from 1, or a value is not well-formed Unicode.
 */
export function formatStepReceipt(receipt: StepReceipt): string {
  if (!Number.isSafeInteger(receipt.number) || receipt.number < 1)
    throw new RangeError(`not the number of a step: ${receipt.number}`);
  return formatFields(STEP_HEADING, STEP_RECEIPT_FIELDS, {
    bet: receipt.betId,
    number: receipt.number.toString(),
    act: receipt.act,
    step: receipt.step,
    state: receipt.state,
    pays: receipt.pays,
    before: receipt.before,
    'made-at': receipt.madeAt,
  });
}

/** An act in a round, as its receipt says it. */
export type SignedAct = Omit<StepReceipt, 'betId' | 'before'>;

/** The texts of the receipts of a round's steps, each with the hash of the one before. */
export function formatStepReceipts(
  { betId, stakeText }: { readonly betId: string; readonly stakeText: string },
  acts: readonly SignedAct[],
): string[] {
  const texts: string[] = [];
  for (const act of acts) {
    const before = hashText(texts.at(-1) ?? stakeText);
    texts.push(formatStepReceipt({ ...act, betId, before }));
  }
  return texts;
}
