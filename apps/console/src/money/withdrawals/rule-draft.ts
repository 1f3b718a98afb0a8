import type { PayoutRuleTerms } from '@khelaghor/contract/backoffice/payout-rules.ts';
import { readAmountText, readCount } from '../../shared/read-figures.ts';
import { writeTaka } from '../../shared/write-taka.ts';

export const ruleFields = [
  'accountDays',
  'maximumScore',
  'maximum',
  'memberDayMaximum',
  'dayMaximum',
] as const;
export type RuleField = (typeof ruleFields)[number];

/** A rule as it is typed: amounts in taka. */
export type RuleDraft = Pick<PayoutRuleTerms, 'enabled' | 'levelAtLeast'> &
  Readonly<Record<RuleField, string>>;

export const getRuleDraft = (terms: PayoutRuleTerms): RuleDraft => ({
  enabled: terms.enabled,
  levelAtLeast: terms.levelAtLeast,
  accountDays: String(terms.accountDays),
  maximumScore: String(terms.maximumScore),
  maximum: writeTaka(terms.maximum),
  memberDayMaximum: writeTaka(terms.memberDayMaximum),
  dayMaximum: writeTaka(terms.dayMaximum),
});

/** The terms as the server takes them, or the fields that make no sense. */
export function readRule(draft: RuleDraft): PayoutRuleTerms | readonly RuleField[] {
  const read = {
    accountDays: readCount(draft.accountDays, { max: 3_650 }),
    maximumScore: readCount(draft.maximumScore, { max: 100 }),
    maximum: readAmountText(draft.maximum),
    memberDayMaximum: readAmountText(draft.memberDayMaximum),
    dayMaximum: readAmountText(draft.dayMaximum),
  };
  const { accountDays, maximumScore, maximum, memberDayMaximum, dayMaximum } = read;
  const isWhole =
    accountDays !== undefined &&
    maximumScore !== undefined &&
    maximum !== undefined &&
    memberDayMaximum !== undefined &&
    dayMaximum !== undefined;
  if (!isWhole) return ruleFields.filter((field) => read[field] === undefined);
  const { enabled, levelAtLeast } = draft;
  return {
    enabled,
    accountDays,
    maximumScore,
    levelAtLeast,
    maximum,
    memberDayMaximum,
    dayMaximum,
  };
}
