import { Trans } from '@lingui/react/macro';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import type { AmountRange } from './use-amount.ts';

/** The smallest and the largest amount that a form takes. */
export function AmountRangeText({ range }: { range: AmountRange }) {
  const least = <Money minor={minorFromText(range.minimum)} decimals={false} />;
  const most = <Money minor={minorFromText(range.maximum)} decimals={false} />;
  return (
    <Trans>
      {least} to {most}
    </Trans>
  );
}
