import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Debts } from '@khelaghor/contract/money/debts.ts';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useDebts, useForgiveDebt } from './use-debts.ts';

type OpenProps = { readonly id: string; readonly open: Debts['open'][number] };

/** A debt in one currency, and its forgiveness. */
function OpenDebt({ id, open: { currency, amount } }: OpenProps) {
  const { money } = useNumberFormat();
  const forgiving = useForgiveDebt(id);
  // Made once for the debt as it is shown: a second press forgives the same.
  const [key] = useState(createId);
  const owed = money(amount, currency);
  const forgive: Action = {
    key: `forgive ${currency}`,
    label: <Trans>Forgive the debt</Trans>,
    about: owed,
    question: {
      title: <Trans>Forgive {owed}?</Trans>,
      lead: (
        <Trans>The house bears it. The member can withdraw again. This cannot be undone.</Trans>
      ),
      reason: {},
      done: { title: <Trans>The debt is forgiven</Trans> },
    },
    run: ({ reason }) => forgiving.mutateAsync({ key, currency, amount, reason }),
  };
  return (
    <>
      <Facts facts={[{ key: 'open', name: <Trans>Debt</Trans>, value: owed }]} />
      <Actions actions={[forgive]} />
    </>
  );
}

function Causes({ causes }: Pick<Debts, 'causes'>) {
  const text = useLocalText();
  const { money, moment } = useNumberFormat();
  return (
    <ul className="member-debts">
      {causes.map(({ id, amount, currency, title, issueNumber, createdAt }) => {
        const owed = money(amount, currency);
        const game = text(title);
        return (
          <li key={id}>
            <Trans>
              {owed}: the result of {game} <bdi translate="no">{issueNumber}</bdi> was corrected.
            </Trans>{' '}
            <small>{moment(createdAt)}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** What a member owes after corrections of results. */
export function DebtsSection({ id }: { readonly id: string }) {
  const query = useDebts(id);
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { open, causes } = query.data;
  return (
    <div className="detail__part">
      {open.length === 0 && (
        <p className="detail__none">
          <Trans>The member owes nothing.</Trans>
        </p>
      )}
      {open.map((debt) => (
        <OpenDebt key={`${debt.currency} ${debt.amount}`} id={id} open={debt} />
      ))}
      {causes.length > 0 && <Causes causes={causes} />}
    </div>
  );
}
