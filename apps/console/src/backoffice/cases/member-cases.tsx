import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { useActions } from '../../shared/kit/use-actions.tsx';
import { useMay } from '../../shared/may.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { CaseBadge, kindLabels } from './labels.tsx';
import { useMemberCases, useOpening } from './use-cases.ts';

/** Opens a case by hand. The page belongs to another area, so it asks for the right itself. */
function OpenButton({ id }: { readonly id: string }) {
  const opening = useOpening(id);
  const { start, runningKey, dialog, trouble } = useActions();
  const open: Action = {
    key: 'open-case',
    label: <Trans>Open a case</Trans>,
    question: {
      title: <Trans>Open a case about this member?</Trans>,
      lead: (
        <Trans>
          Withdrawals of the member then wait for an operator. The member must not learn of the
          case.
        </Trans>
      ),
      reason: {},
      done: { title: <Trans>The case is open</Trans> },
    },
    run: ({ reason }) => opening.mutateAsync(reason),
  };
  return (
    <>
      <Button icon="flag" busy={runningKey === open.key} onClick={() => start(open)}>
        {open.label}
      </Button>
      {trouble}
      {dialog}
    </>
  );
}

/** The cases about a member, and the way to open one. */
function Cases({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const may = useMay();
  const query = useMemberCases(id);
  const cases = query.data?.cases ?? [];
  const canOpen = may('act', 'cases') && query.data && !cases.some(({ state }) => state === 'open');
  return (
    <section>
      <h3>
        <Trans>Cases</Trans>
      </h3>
      <QueryState query={query} skeletons={1} />
      <ul className="member-debts">
        {cases.map(({ id: caseId, state, kind, openedAt }) => (
          <li key={caseId}>
            <Link to="/cases" search={{ state, id: caseId }}>
              {t(kindLabels[kind])}, {moment(openedAt)}
            </Link>{' '}
            <CaseBadge state={state} />
          </li>
        ))}
      </ul>
      {canOpen === true && <OpenButton id={id} />}
    </section>
  );
}

/** The cases about a member, for operators who may see them. */
export function MemberCases({ id }: { readonly id: string }) {
  return useMay()('see', 'cases') && <Cases id={id} />;
}
