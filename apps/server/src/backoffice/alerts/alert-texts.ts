import type { AlertKind } from '@khelaghor/contract/backoffice/alert-terms.ts';
import type { Language, LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { formatMoney } from '@khelaghor/money/format-money.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { formatText } from '../../lib/http/messages.ts';
import type { Cause } from './alert-rules.ts';

/** The line of an e-mail for each kind of alert. */
const lines: Readonly<Record<AlertKind, LocalText>> = {
  large_win: {
    bn: 'বড় জয়: {name} জিতেছেন {value}।',
    en: 'Large win: {name} won {value}.',
  },
  withdrawal_over: {
    bn: '{name} {value} তোলার অনুরোধ করেছেন।',
    en: '{name} requested a withdrawal of {value}.',
  },
  deposits_failing: {
    bn: 'এক ঘণ্টায় {name} চ্যানেলের {value}% জমা ব্যর্থ হয়েছে।',
    en: '{value}% of the deposits through {name} failed within an hour.',
  },
  deposits_differing: {
    bn: '{name}টি অমিল পেমেন্ট সিদ্ধান্তের অপেক্ষায়, সবচেয়ে পুরোনোটি {value} মিনিট ধরে।',
    en: 'Differing payments that wait: {name}, the oldest for {value} minutes.',
  },
  payouts_waiting: {
    bn: '{name}টি টাকা তোলার অনুরোধ আটকে আছে, সবচেয়ে পুরোনোটি {value} মিনিট ধরে।',
    en: 'Payouts that wait: {name}, the oldest for {value} minutes.',
  },
  rtp_off: {
    bn: '{name} গেমের পেআউট গড় থেকে {value} σ দূরে।',
    en: 'The payouts of {name} are {value} σ from their average.',
  },
  vendor_errors: {
    bn: 'এক ঘণ্টায় {name} ভেন্ডরে {value}টি ত্রুটি হয়েছে।',
    en: 'Errors at the vendor {name} within an hour: {value}.',
  },
  audit_breach: {
    bn: 'শেষ অডিটে {value}টি অমিল পাওয়া গেছে।',
    en: 'Differences that the last audit found: {value}.',
  },
  job_late: {
    bn: '{name} কাজটি {value} মিনিট পিছিয়ে আছে।',
    en: 'The job {name} is {value} minutes late.',
  },
  operator_login: {
    bn: 'অপারেটর {name} নতুন নেটওয়ার্ক থেকে লগ ইন করেছেন: {value}।',
    en: 'The operator {name} logged in from a new network: {value}.',
  },
  operator_country: {
    bn: 'অপারেটর {name} নতুন দেশ থেকে লগ ইন করেছেন: {value}।',
    en: 'The operator {name} logged in from a new country: {value}.',
  },
  member_country: {
    bn: '{name} নতুন দেশ থেকে লগ ইন করেছেন: {value}।',
    en: '{name} logged in from a new country: {value}.',
  },
  vendor_silent: {
    bn: 'এক ঘণ্টায় {name} ভেন্ডর {value}টি কলের উত্তর দেয়নি।',
    en: 'Calls that the vendor {name} did not answer within an hour: {value}.',
  },
  vendor_signatures: {
    bn: 'এক ঘণ্টায় ভুল স্বাক্ষরের {value}টি কল এসেছে। ভেন্ডর: {name}।',
    en: 'Calls with a wrong signature within an hour: {value}. Vendor: {name}.',
  },
};

/** Writes a cause as a line of an e-mail. */
export function formatAlert(
  language: Language,
  kind: AlertKind,
  { name, value, currency }: Pick<Cause, 'name' | 'value' | 'currency'>,
): string {
  const format = { lang: language, digits: 'latn', grouping: 'lakh' } as const;
  const shown =
    currency === undefined
      ? value
      : formatMoney(minor(BigInt(value)), { ...format, currency: currency as Currency });
  return formatText(language, lines[kind], { name, value: shown });
}
