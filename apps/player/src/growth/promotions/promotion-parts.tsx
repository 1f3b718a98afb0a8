import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { StatusBadge, Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useHydrated } from '../../shared/hydrated.ts';
import { Moment } from '../../shared/moment.tsx';
import { categoryLabels, statusLabels } from './labels.tsx';

type PartProps = { readonly promotion: Promotion };

/** Category, and where the reader stands once that is more than the beginning. */
export function Marks({ promotion }: PartProps) {
  const { t } = useLingui();
  const { status } = promotion.standing;
  const words = status === null || status === 'join' ? null : statusLabels[status];
  const isBeginning = promotion.kind === 'claim' && status === 'claim';
  return (
    <p className="promo__marks">
      <Tag tone="offer">{t(categoryLabels[promotion.category])}</Tag>
      {words !== null && !isBeginning && (
        <StatusBadge tone={words.tone}>{t(words.name)}</StatusBadge>
      )}
    </p>
  );
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What it gives and asks for, and from when to when. */
export function Facts({ promotion }: PartProps) {
  // A moment's words depend on the present day, which the server's page does not know.
  const isHydrated = useHydrated();
  const { amount, target, currency, startsAt, endsAt, standing } = promotion;
  const isBefore = standing.status === 'coming_soon';
  const hasTimes = isHydrated && ((isBefore && startsAt !== null) || endsAt !== null);
  if (amount === null && !hasTimes) return null;
  return (
    <dl className="promo__facts">
      {amount !== null && (
        <Fact name={<Trans>You get</Trans>}>
          <b className="promo__amount">
            <Money minor={parseMinorText(amount)} currency={currency} decimals={false} tone="win" />
          </b>
        </Fact>
      )}
      {target !== null && (
        <Fact name={<Trans>You deposit</Trans>}>
          <Money minor={parseMinorText(target)} currency={currency} decimals={false} />
        </Fact>
      )}
      {isHydrated && isBefore && startsAt !== null && (
        <Fact name={<Trans>Begins</Trans>}>
          <Moment at={startsAt} />
        </Fact>
      )}
      {isHydrated && endsAt !== null && (
        <Fact name={<Trans>Ends</Trans>}>
          <Moment at={endsAt} />
        </Fact>
      )}
    </dl>
  );
}
