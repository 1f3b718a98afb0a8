import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import type { AmountRange } from './use-amount.ts';

/** The smallest and the largest amount that a form takes. */
export function AmountRangeText({ range }: { range: AmountRange }) {
  const least = <Money minor={parseMinorText(range.minimum)} decimals={false} />;
  const most = <Money minor={parseMinorText(range.maximum)} decimals={false} />;
  return (
    <Trans>
      {least} to {most}
    </Trans>
  );
}
