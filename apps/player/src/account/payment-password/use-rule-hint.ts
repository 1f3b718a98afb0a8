import { useLingui } from '@lingui/react/macro';
import type { paymentPasswordGet } from '@khelaghor/contract/account/payment-password.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import { patternMessages } from '@khelaghor/i18n/pattern-messages.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

type Rule = ValueOf<typeof paymentPasswordGet>['rule'];

/** What a payment password must be like. */
export function useRuleHint({ patternId, minLength: min, maxLength: max }: Rule): string {
  const { i18n, t } = useLingui();
  const { digits } = useFormat();
  const words = patternId === 'any' ? undefined : patternMessages[patternId];
  if (!words) return t`At least ${toDigits(String(min), digits)} characters`;
  return toDigits(i18n._(words.id, { min, max, same: min === max ? 'yes' : 'no' }), digits);
}
