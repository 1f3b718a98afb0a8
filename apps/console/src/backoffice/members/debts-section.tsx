import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminDebts, Debts } from '@khelaghor/contract/money/debts.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { createId } from '../../shared/new-id.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import {
  useConfirmForgiveness,
  useDebts,
  useRequestForgiveness,
  useWithdrawForgiveness,
} from './use-debts.ts';

type OpenProps = {
  readonly id: string;
  readonly open: Debts['open'][number];
  /** A request waits: no other can be made. */
  readonly isWaiting: boolean;
};

/** A debt in one currency, and the request to forgive it. */
function OpenDebt({ id, open: { currency, amount }, isWaiting }: OpenProps) {
  const { money } = useNumberFormat();
  const requesting = useRequestForgiveness(id);
  // Made once for the debt as it is shown: a second press requests the same.
  const [key, setKey] = useState(createId);
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
      needsSecond: true,
      done: { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
    },
    run: async ({ reason }) => {
      await requesting.mutateAsync({ key, currency, amount, reason });
      setKey(createId());
    },
  };
  return (
    <>
      <Facts facts={[{ key: 'open', name: <Trans>Debt</Trans>, value: owed }]} />
      {!isWaiting && <Actions actions={[forgive]} />}
    </>
  );
}

type WaitingProps = {
  readonly id: string;
  readonly request: NonNullable<AdminDebts['waiting']>;
};

/** A request that waits, and its decision by another operator. */
function Waiting({ id, request }: WaitingProps) {
  const { money } = useNumberFormat();
  const confirming = useConfirmForgiveness(id);
  const withdrawing = useWithdrawForgiveness(id);
  const owed = money(request.amount, request.currency);
  const { actions, waiting } = getRequestActions(request, {
    key: `forgiveness ${request.id}`,
    about: owed,
    what: <Trans>Forgive a debt: {owed}</Trans>,
    question: {
      title: <Trans>Forgive {owed}?</Trans>,
      done: { title: <Trans>The debt is forgiven</Trans> },
    },
    confirm: () => confirming.mutateAsync(request.id),
    withdraw: () => withdrawing.mutateAsync(request.id),
  });
  return (
    <>
      <WaitingForSecond request={waiting} />
      <Actions actions={actions} />
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
  const { open, causes, waiting } = query.data;
  return (
    <div className="detail__part">
      {open.length === 0 && (
        <p className="detail__none">
          <Trans>The member owes nothing.</Trans>
        </p>
      )}
      {open.map((debt) => (
        <OpenDebt
          key={`${debt.currency} ${debt.amount}`}
          id={id}
          open={debt}
          isWaiting={waiting !== null}
        />
      ))}
      {waiting && <Waiting id={id} request={waiting} />}
      {causes.length > 0 && <Causes causes={causes} />}
    </div>
  );
}
