import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { AlertKind, ThresholdUnit } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { Alert } from '@khelaghor/contract/backoffice/alerts.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

/** Names of the rules. */
export const kindLabels: Readonly<Record<AlertKind, MessageDescriptor>> = {
  large_win: msg`Large win`,
  withdrawal_over: msg`Large withdrawal`,
  deposits_failing: msg`Failing deposits`,
  deposits_differing: msg`Differing payments`,
  payouts_waiting: msg`Waiting payouts`,
  rtp_off: msg`Return of a game`,
  vendor_errors: msg`Errors of a vendor`,
  audit_breach: msg`Differences found by the audit`,
  job_late: msg`Late job`,
  operator_login: msg`Operator’s login`,
  operator_country: msg`Login of an operator from a new country`,
  member_country: msg`Login of a member from a new country`,
  vendor_silent: msg`Unanswered calls to a vendor`,
  vendor_signatures: msg`Wrong signatures of a vendor`,
};

/** The condition on which each rule opens an alert. */
export const kindHints: Readonly<Record<AlertKind, MessageDescriptor>> = {
  large_win: msg`A payout of at least the threshold. An operator closes it.`,
  withdrawal_over: msg`A withdrawal of at least the threshold waits for a decision.`,
  deposits_failing: msg`So many of a channel’s deposits failed within an hour; five at least have ended.`,
  deposits_differing: msg`Payments that differ from their deposit wait for a decision after so long.`,
  payouts_waiting: msg`Withdrawals are neither paid nor rejected after so long.`,
  rtp_off: msg`Payouts of the last 30 days are farther from their average than so many σ. About one honest game in a hundred is farther than 2.576 σ.`,
  vendor_errors: msg`A vendor refused orders, or its wins were refused, so often within an hour.`,
  audit_breach: msg`The last audit found so many differences in the ledger and in the event log.`,
  job_late: msg`A job should have run so long ago.`,
  operator_login: msg`A login from a network that the operator has not used for so many days. A network is the first half of an IPv4 address, or the first quarter of an IPv6 address; the country is shown where it is known. An operator closes it.`,
  operator_country: msg`A login from a country from which the operator has not logged in for so many days. The country comes from a table of networks that the site brings along; addresses that are not in it open no alert. An operator closes it.`,
  member_country: msg`The same for members. Off at first, because members travel.`,
  vendor_silent: msg`A vendor did not answer so many calls within an hour, or answered what cannot be read.`,
  vendor_signatures: msg`So many calls to our wallet had a wrong signature within an hour. The vendor is the one whose game the call names.`,
};

/** The names of thresholds, with their units. */
export const unitLabels: Readonly<Record<ThresholdUnit, MessageDescriptor>> = {
  money: msg`Threshold (taka)`,
  percent: msg`Threshold (%)`,
  minutes: msg`Threshold (minutes)`,
  days: msg`Threshold (days)`,
  count: msg`Threshold (number)`,
  sigma: msg`Threshold (σ)`,
};

/** Returns what says an alert in a sentence. */
export function useAlertText(): (alert: Alert) => string {
  const { t } = useLingui();
  const { money } = useNumberFormat();
  return ({ kind, name, value, currency }) => {
    const amount = currency === null ? value : money(value, currency);
    switch (kind) {
      case 'large_win':
        return t`Large win: ${name} won ${amount}.`;
      case 'withdrawal_over':
        return t`${name} requested a withdrawal of ${amount}.`;
      case 'deposits_failing':
        return t`${value}% of the deposits through ${name} failed within an hour.`;
      case 'deposits_differing':
        return t`Differing payments that wait: ${name}, the oldest for ${value} minutes.`;
      case 'payouts_waiting':
        return t`Payouts that wait: ${name}, the oldest for ${value} minutes.`;
      case 'rtp_off':
        return t`The payouts of ${name} are ${value} σ from their average.`;
      case 'vendor_errors':
        return t`Errors at the vendor ${name} within an hour: ${value}.`;
      case 'audit_breach':
        return t`Differences that the last audit found: ${value}.`;
      case 'job_late':
        return t`The job ${name} is ${value} minutes late.`;
      case 'operator_login':
        return t`The operator ${name} logged in from a new network: ${value}.`;
      case 'operator_country':
        return t`The operator ${name} logged in from a new country: ${value}.`;
      case 'member_country':
        return t`${name} logged in from a new country: ${value}.`;
      case 'vendor_silent':
        return t`Calls that the vendor ${name} did not answer within an hour: ${value}.`;
      case 'vendor_signatures':
        return t`Calls with a wrong signature within an hour: ${value}. Vendor: ${name}.`;
    }
  };
}
