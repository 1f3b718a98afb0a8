import { minor } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';

const written = /^(?<whole>\d{1,15})(?:\.(?<fraction>\d{1,2})0*)?$/u;

/** Reads taka as gateways write them, such as "1500" or "1500.5"; null for another text. */
export function readTakaAmount(text: string): Minor | null {
  const groups = written.exec(text)?.groups;
  if (!groups) return null;
  return minor(BigInt(`${groups['whole']}${(groups['fraction'] ?? '').padEnd(2, '0')}`));
}

/** Writes poisha as taka with two decimals, such as "1500.50". */
export function writeTakaAmount(amount: Minor): string {
  const digits = String(amount).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
