import type { PotRulesValue } from '@khelaghor/contract/play/jackpots.ts';
import { formatMinor, parseTaka } from '@khelaghor/money/minor.ts';
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

function readAmount(typed: string): string | null {
  const parsed = parseTaka(typed);
  return parsed.ok && parsed.value > 0n ? formatMinor(parsed.value) : null;
}

/** A percentage as typed, in millionths; null: it is none between 0 and 100. */
function readRate(typed: string): number | null {
  const [, whole, places = ''] = /^(\d{1,2})(?:\.(\d{1,4}))?$/u.exec(typed.trim()) ?? [];
  if (whole === undefined) return null;
  const millionths = Number(whole) * 10_000 + Number(places.padEnd(4, '0'));
  return millionths > 0 ? millionths : null;
}

/** The rules as the server takes them, or the fields that make no sense. */
export function readPotRules(draft: PotRulesDraft): PotRulesValue | readonly PotRulesField[] {
  const start = readAmount(draft.start);
  const cap = readAmount(draft.cap);
  const rate = readRate(draft.rate);
  if (start !== null && cap !== null && rate !== null) return { start, cap, rate };
  const read = { start, cap, rate };
  return potRulesFields.filter((field) => read[field] === null);
}
