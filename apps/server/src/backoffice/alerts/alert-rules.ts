import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import { getCountry } from '../../lib/http/country-of.ts';
import { getPrefix } from '../../lib/http/ip-prefix.ts';

/** A rule as it is stored. */
export type StoredRule = {
  readonly kind: AlertKind;
  readonly threshold: number;
  readonly enabled: boolean;
  readonly byEmail: boolean;
  /** Counts the changes. */
  readonly version: number;
  readonly changedAt: Date | null;
  readonly changedBy: string | null;
};

/** A reason for an alert, found now. */
export type Cause = {
  /** Tells it from other causes of its kind. */
  readonly subject: string;
  readonly name: string;
  readonly value: string;
  readonly currency?: string;
  readonly memberId?: string;
};

/** Fewer deposits of a channel within an hour say nothing about it. */
const depositsMin = 5;

/** The share of failed deposits in whole percent; null: too few ended. */
export function computeFailedPercent(confirmed: number, failed: number): number | null {
  const ended = confirmed + failed;
  return ended < depositsMin ? null : Math.floor((failed * 100) / ended);
}

/**
 * The network of an address, as far as the address itself tells: the first 16 bits of IPv4, which
 * mobile networks change within, and the first 32 of IPv6, which one provider is given.
 */
export const getLoginNetwork = (address: string): string => getPrefix(address, 2, 2);

export type Login = {
  readonly sessionId: string;
  /** Of a login of a member. */
  readonly memberId?: string;
  readonly username: string;
  readonly address: string;
  /** Addresses of earlier logins, within the days of the rule. */
  readonly before: readonly string[];
};

/** Whether a login comes from a new network. The first login of an operator has none to compare. */
export function isFromNewNetwork({ address, before }: Login): boolean {
  const network = getLoginNetwork(address);
  return before.length > 0 && before.every((known) => getLoginNetwork(known) !== network);
}

/**
 * Whether a login comes from another country than those before it. Addresses without a country say
 * nothing: neither such a login nor one after such logins alone is from a new country.
 */
export function isFromNewCountry({ address, before }: Login): boolean {
  const country = getCountry(address);
  const known = before.map(getCountry).filter((one) => one !== null);
  return country !== null && known.length > 0 && !known.includes(country);
}
