import { Trans } from '@lingui/react/macro';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useBalanceHidden } from '../shared/balance-hidden.ts';
import { useBalance } from '../shared/api-queries.ts';

type SecurityPointsProps = {
  /** A phone has no room for them there. */
  readonly isWideOnly?: boolean;
};

/** The member's security points, if there are any; hidden with the balance. */
export function SecurityPoints({ isWideOnly = false }: SecurityPointsProps) {
  const masked = useBalanceHidden();
  const points = useBalance().data?.securityPoints ?? null;
  if (points === null) return null;
  return (
    <span className={isWideOnly ? 'only-wide security-points' : 'security-points'}>
      <Trans>Security points</Trans>{' '}
      <Money minor={parseMinorText(points)} masked={masked} currency="POINT" decimals={false} />
    </span>
  );
}
