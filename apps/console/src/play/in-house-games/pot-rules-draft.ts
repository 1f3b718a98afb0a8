import type { PotRulesValue } from '@khelaghor/contract/play/jackpots.ts';
import { readDecimal } from '@khelaghor/typed-text/decimal.ts';
import { readAmountText } from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const potRulesFields = ['start', 'cap', 'rate'] as const;
export type PotRulesField = (typeof potRulesFields)[number];

/** Rules as they are typed: amounts in taka, the share of stakes in percent. */
export type PotRulesDraft = Readonly<Record<PotRulesField, string>>;

/** A share in millionths as a percentage without its sign: 3000 is "0.3". */
export const writeRate = (millionths: number): string => String(millionths / 10_000);

export const getPotRulesDraft = ({ start, cap, rate }: PotRulesValue): PotRulesDraft => ({
  start: writeTaka(start),
  cap: writeTaka(cap),
  rate: writeRate(rate),
});

/** The largest share in millionths: less than all. */
const rateMax = 999_999;

/** Reads a percentage in millionths; undefined: it is none above 0 and below 100. */
function readRate(typed: string): number | undefined {
  const read = readDecimal(typed, { decimals: 4, unit: '%', min: 1, max: rateMax });
  return read.ok ? read.value : undefined;
}

/** The rules as the server takes them, or the fields that make no sense. */
export function readPotRules(draft: PotRulesDraft): PotRulesValue | readonly PotRulesField[] {
  const start = readAmountText(draft.start);
  const cap = readAmountText(draft.cap);
  const rate = readRate(draft.rate);
  if (start !== undefined && cap !== undefined && rate !== undefined) return { start, cap, rate };
  const read = { start, cap, rate };
  return potRulesFields.filter((field) => read[field] === undefined);
}
