import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { useRemoveLottery } from './use-lotteries.ts';

/** Removes a lottery that an operator added and that was never on sale; none for the others. */
export function useRemoval(): (lottery: AdminLotteryDetail) => Action[] {
  const removing = useRemoveLottery();
  const navigate = useNavigate();
  return ({ gameCode, basedOn, state, current }) => {
    if (basedOn === null || state !== 'closed' || current !== null) return [];
    return [
      {
        key: 'remove',
        label: <Trans>Remove</Trans>,
        icon: 'trash',
        tone: 'danger',
        question: {
          title: <Trans>Remove this lottery?</Trans>,
          lead: (
            <Trans>
              Only a lottery without draws and tickets can be removed. Its code is not used again.
            </Trans>
          ),
          done: { title: <Trans>The lottery is removed</Trans> },
        },
        run: async () => {
          await removing.mutateAsync(gameCode);
          await navigate({ to: '/lotteries', search: {} });
        },
      },
    ];
  };
}
