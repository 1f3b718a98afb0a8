import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useCallOffIssue, useIssue } from './use-lotteries.ts';

type MovedProps = { readonly gameCode: string; readonly issueId: string };

/** The stakes that calling off returns, read anew when the dialog opens. */
function Moved({ gameCode, issueId }: MovedProps) {
  const { count, money } = useNumberFormat();
  const query = useIssue(gameCode, issueId);
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { sums } = query.data;
  if (sums.length === 0)
    return (
      <p>
        <Trans>No ticket has been sold for it.</Trans>
      </p>
    );
  return (
    <ul className="call-off">
      {sums.map(({ currency, tickets, stake }) => {
        const sold = count(tickets);
        const returned = money(stake, currency);
        return (
          <li key={currency}>
            <Trans>
              Tickets: {sold}. Stakes that are returned: <b>{returned}</b>
            </Trans>
          </li>
        );
      })}
    </ul>
  );
}

type DialogProps = {
  readonly gameCode: string;
  readonly issue: AdminIssue;
  readonly onClose: () => void;
};

/** Calls off an issue, with a public reason. */
function CallOffDialog({ gameCode, issue, onClose }: DialogProps) {
  const calling = useCallOffIssue(gameCode);
  const { issueId, issueNumber } = issue;
  return (
    <ActionDialog
      question={{
        title: <Trans>Call off draw {issueNumber}?</Trans>,
        lead: (
          <Trans>
            Nothing more is sold, nothing is drawn, and all stakes go back. This cannot be undone.
            The reason is public.
          </Trans>
        ),
        facts: <Moved gameCode={gameCode} issueId={issueId} />,
        reason: {},
        done: { title: <Trans>The draw is called off</Trans> },
      }}
      tone="danger"
      confirm={<Trans>Call off</Trans>}
      run={({ reason }) => calling.mutateAsync({ issueId, reason })}
      onClose={onClose}
    >
      {() => null}
    </ActionDialog>
  );
}

/**
 * The action that calls an issue off; none for one that is drawn or called off already.
 * @param label left out, in a list of issues
 */
export function getCallOff(gameCode: string, issue: AdminIssue, label?: ReactNode): Action[] {
  if (issue.state !== 'open' && issue.state !== 'closed') return [];
  return [
    {
      key: `call-off ${issue.issueId}`,
      label: label ?? <Trans>Call off</Trans>,
      about: issue.issueNumber,
      tone: 'danger',
      renderDialog: (onClose) => (
        <CallOffDialog gameCode={gameCode} issue={issue} onClose={onClose} />
      ),
    },
  ];
}
