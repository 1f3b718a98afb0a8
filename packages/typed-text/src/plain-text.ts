/**
 * What people type, as programs read it: the first step of every reader of amounts, numbers, codes
 * and dates. A name is not read so: joiners are part of Bengali words.
 */
import { toLatinDigits } from '@khelaghor/money/digits.ts';

/**
 * Turns a typed or pasted text into the one that was meant: Bengali and wide digits become 0 to 9,
 * marks that show nothing (direction, joiners, byte order, soft hyphens) go, every kind of space
 * becomes one, and none stays around it. Letters keep their case.
 */
export function toPlainText(typed: string): string {
  return toLatinDigits(typed.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
