import { Trans } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { AdminIssue } from '@khelaghor/contract/play/lottery-admin.ts';
import type { RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useConfirmCallOff, useWithdrawCallOff } from './call-off-calls.ts';
import { ReturnedStakes } from './returned-stakes.tsx';

const CallOffDialog = lazy(async () => ({
  default: (await import('./call-off-dialog.tsx')).CallOffDialog,
}));

/**
 * What can be done to call a draw off: request it, or decide about the request that waits; nothing
 * about one that is drawn or called off already, or whose result is fixed since its sale ended.
 */
export function useCallOffs(): (
  gameCode: string,
  issue: AdminIssue,
  /** Left out, in a list of draws. */
  label?: ReactNode,
) => RowActions {
  const confirming = useConfirmCallOff();
  const withdrawing = useWithdrawCallOff();
  return (gameCode, issue, label) => {
    const { issueId, issueNumber, source, state, callOff } = issue;
    if (callOff?.outcome === null) {
      const params = { gameCode, issueId, callOffId: callOff.id };
      return getRequestActions(callOff, {
        key: issueId,
        about: issueNumber,
        what: <Trans>Calling off requested</Trans>,
        question: {
          title: <Trans>Call off draw {issueNumber}?</Trans>,
          confirm: <Trans>Call off</Trans>,
          facts: <ReturnedStakes gameCode={gameCode} issueId={issueId} />,
          done: { title: <Trans>The draw is called off</Trans> },
        },
        confirm: () => confirming.mutateAsync(params),
        withdraw: () => withdrawing.mutateAsync(params),
      });
    }
    const isFixed = state !== 'open' && (state !== 'closed' || source === 'own');
    if (isFixed) return { actions: [] };
    return {
      actions: [
        {
          key: `call-off ${issueId}`,
          label: label ?? <Trans>Call off</Trans>,
          about: issueNumber,
          tone: 'danger',
          renderDialog: (onClose) => (
            <CallOffDialog gameCode={gameCode} issue={issue} onClose={onClose} />
          ),
        },
      ],
    };
  };
}
