/** Kinds of alerts and what their thresholds mean. Pages read it without Zod. */

/**
 * What a threshold counts. `money`: minor units in the currency of play. `sigma`: thousandths of a
 * standard deviation.
 */
export type ThresholdUnit = 'money' | 'percent' | 'minutes' | 'days' | 'count' | 'sigma';

type AlertTerms = {
  readonly unit: ThresholdUnit;
  readonly min: number;
  readonly max: number;
  /** The cause has an end, and the alert closes by itself then. Others wait for an operator. */
  readonly endsItself: boolean;
};

const money = { unit: 'money', min: 100, max: 1_000_000_000_000 } as const;
const minutes = { unit: 'minutes', min: 1, max: 10_080, endsItself: true } as const;
const days = { unit: 'days', min: 1, max: 365, endsItself: false } as const;
const count = { unit: 'count', min: 1, max: 100_000, endsItself: true } as const;

export const alertTerms = {
  /** A payout of at least the threshold. */
  large_win: { ...money, endsItself: false },
  /** A withdrawal of at least the threshold that is not decided. */
  withdrawal_over: { ...money, endsItself: true },
  /** The share of a channel's deposits that failed within the last hour. */
  deposits_failing: { unit: 'percent', min: 1, max: 100, endsItself: true },
  /** Payments at gateways that differ from their deposit and wait for a decision after so long. */
  deposits_differing: minutes,
  /** Withdrawals that are neither paid nor rejected after so long. */
  payouts_waiting: minutes,
  /** The distance of a game's payouts of the last 30 days from their average. */
  rtp_off: { unit: 'sigma', min: 2_000, max: 10_000, endsItself: true },
  /** Orders that a vendor refused, or wins of it that were refused, within the last hour. */
  vendor_errors: count,
  /** Differences that the last audit found in the ledger and in the event log. */
  audit_breach: count,
  /** A job that should have run so long ago. */
  job_late: minutes,
  /** An operator's login from a network of which no login came for so many days. */
  operator_login: days,
  /** An operator's login from a country of which no login came for so many days. */
  operator_country: days,
  /** A member's login from such a country. */
  member_country: days,
  /** Calls that a vendor did not answer within the last hour, or not as the protocol says. */
  vendor_silent: count,
  /** Calls to our wallet with a wrong signature within the last hour, by the vendor they name. */
  vendor_signatures: count,
} as const satisfies Readonly<Record<string, AlertTerms>>;

export type AlertKind = keyof typeof alertTerms;
export const alertKinds = Object.keys(alertTerms) as [AlertKind, ...AlertKind[]];

/** Whether a rule of a kind may have a threshold. */
export function isThresholdOf(kind: AlertKind, threshold: number): boolean {
  const { min, max } = alertTerms[kind];
  return threshold >= min && threshold <= max;
}
