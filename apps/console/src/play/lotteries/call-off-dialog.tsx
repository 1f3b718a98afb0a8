import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { createId } from '../../shared/new-id.ts';
import { useCallOffIssue, useRequestCallOff } from './call-off-calls.ts';
import { ReturnedStakes } from './returned-stakes.tsx';
import { useIssue } from './use-lotteries.ts';

type DialogProps = {
  readonly gameCode: string;
  readonly issue: AdminIssue;
  readonly onClose: () => void;
};

/**
 * Calls off a draw without tickets, or requests that one with tickets is called off. The reason is
 * public once it is.
 */
export function CallOffDialog({ gameCode, issue, onClose }: DialogProps) {
  const { issueId, issueNumber } = issue;
  const calling = useCallOffIssue(gameCode);
  const requesting = useRequestCallOff(gameCode);
  // Tickets may be sold while the dialog is open: a refusal reads the draw anew.
  const { sums } = useIssue(gameCode, issueId).data ?? issue;
  const needsSecond = sums.length > 0;
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
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
        facts: <ReturnedStakes gameCode={gameCode} issueId={issueId} />,
        reason: {},
        needsSecond,
        done: needsSecond
          ? { title: <Trans>The request waits for a second operator</Trans>, isInfo: true }
          : { title: <Trans>The draw is called off</Trans> },
      }}
      tone="danger"
      confirm={needsSecond ? <Trans>Request</Trans> : <Trans>Call off</Trans>}
      run={({ reason }) =>
        needsSecond
          ? requesting.mutateAsync({ issueId, key, reason })
          : calling.mutateAsync({ issueId, reason })
      }
      onClose={onClose}
    >
      {() =>
        needsSecond && (
          <p className="second-operator">
            {issue.source === 'own' ? (
              <Trans>Until then it goes on. It can be confirmed until the sale ends.</Trans>
            ) : (
              <Trans>Until then it goes on. Once it is drawn, the request is void.</Trans>
            )}
          </p>
        )
      }
    </ActionDialog>
  );
}
