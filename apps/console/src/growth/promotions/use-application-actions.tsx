import { Trans } from '@lingui/react/macro';
import type { Application } from '@khelaghor/contract/growth/promotions.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useApprove, useReject } from './use-promotions.ts';

/** What can be decided about an application: only one that waits can. */
export function useApplicationActions(): (application: Application) => Action[] {
  const approving = useApprove();
  const rejecting = useReject();
  const { money } = useNumberFormat();
  return ({ id, account, amount: minor, currency, state }) => {
    if (state !== 'applying') return [];
    const amount = money(minor, currency);
    return [
      {
        key: `reject ${id}`,
        needs: 'approve',
        label: <Trans>Reject</Trans>,
        about: account,
        tone: 'danger',
        question: {
          title: <Trans>Reject this application?</Trans>,
          lead: <Trans>The member sees the reason.</Trans>,
          reason: {},
        },
        run: ({ reason }) => rejecting.mutateAsync({ id, reason }),
      },
      {
        key: `grant ${id}`,
        needs: 'approve',
        label: <Trans>Approve</Trans>,
        about: account,
        tone: 'main',
        question: {
          title: <Trans>Approve this application?</Trans>,
          lead: (
            <Trans>
              {account} gets {amount} at once. This cannot be undone.
            </Trans>
          ),
          confirm: <Trans>Approve {amount}</Trans>,
          done: {
            title: (
              <Trans>
                {account} has {amount}
              </Trans>
            ),
          },
        },
        run: () => approving.mutateAsync(id),
      },
    ];
  };
}
