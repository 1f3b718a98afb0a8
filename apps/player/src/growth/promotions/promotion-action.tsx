import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { ProgressBar } from '@khelaghor/ui/progress-bar/progress-bar.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { usePromotionAction } from './use-promotion.ts';

const ApplyDialog = createLazyDialog(() => import('./apply-dialog.tsx').then((m) => m.ApplyDialog));

type ActionProps = { readonly promotion: Promotion };

/** What the button says. */
function ActionText({ promotion }: ActionProps) {
  switch (promotion.standing.action) {
    case 'apply':
      return <Trans>Apply</Trans>;
    case 'join':
      return <Trans context="promotion">Join</Trans>;
    default:
      return <Trans>Claim</Trans>;
  }
}

/** How much of what is asked for is paid in. */
export function Progress({ promotion }: ActionProps) {
  const { t } = useLingui();
  const { standing, target, currency } = promotion;
  const isRunning = standing.status === 'signed' || standing.status === 'process';
  if (!isRunning || target === null || standing.deposited === null) return null;
  const [done, whole] = [parseMinorText(standing.deposited), parseMinorText(target)];
  return (
    <div className="promo__progress">
      <ProgressBar label={t`Deposited so far`} value={Number(done)} max={Number(whole)} />
      <p>
        <span>
          <Trans>
            <Money minor={done} currency={currency} decimals={false} /> of{' '}
            <Money minor={whole} currency={currency} decimals={false} />
          </Trans>
        </span>
        <Link to={paths.deposit}>
          <Trans>Deposit money</Trans>
        </Link>
      </p>
    </div>
  );
}

/** Why nothing can be done, where that must be said. */
function Silence({ promotion }: ActionProps) {
  const { standing, exhausted } = promotion;
  const isOpen = standing.status === 'claim' || standing.status === 'join';
  if (standing.reason !== null) return <Alert kind="warn">{standing.reason}</Alert>;
  if (!exhausted || !isOpen) return null;
  return (
    <p className="promo__quiet">
      <Trans>This offer’s budget is used up.</Trans>
    </p>
  );
}

/** What can be done with a promotion now; who is not logged in is asked to do so first. */
export function PromotionAction({ promotion }: ActionProps) {
  const member = useMember();
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const { act, isBusy, refusal } = usePromotionAction(promotion);
  const [isApplying, setApplying] = useState(false);
  const { action } = promotion.standing;
  const refused = refusal && !isApplying && <Alert kind="warn">{formatRefusal(refusal)}</Alert>;
  if (action === null) {
    return (
      <>
        {refused}
        <Silence promotion={promotion} />
      </>
    );
  }
  const text = <ActionText promotion={promotion} />;
  if (!member) {
    const next = `${paths.promoDetail}?id=${promotion.id}`;
    const search = { open: 'login', next } as const;
    return (
      <Button kind="primary" render={<Link to="." search={search} resetScroll={false} />}>
        {text}
      </Button>
    );
  }
  const press = async () => {
    if (action === 'apply') {
      setApplying(true);
      return;
    }
    if (!(await act(action))) return;
    if (action === 'join') toast({ tone: 'good', title: <Trans>You have joined</Trans> });
    else if (promotion.amount !== null) {
      const title = (
        <Money
          minor={parseMinorText(promotion.amount)}
          currency={promotion.currency}
          sign="always"
        />
      );
      toast({ tone: 'win', title, text: <Trans>It is in your balance</Trans> });
    }
  };
  return (
    <>
      {refused}
      <Button kind="primary" busy={isBusy} onClick={() => void press()}>
        {text}
      </Button>
      {isApplying && <ApplyDialog promotion={promotion} onClose={() => setApplying(false)} />}
    </>
  );
}
