import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminLotteryDetail } from '@khelaghor/contract/play/lottery-admin.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useConfirmBlocks, useWithdrawBlocks } from './use-lotteries.ts';

type WaitingProps = {
  readonly lottery: AdminLotteryDetail;
  readonly request: NonNullable<AdminLotteryDetail['waitingBlocks']>;
};

/** The numbers that a request is about, before and after it. */
function useFacts({ lottery: { tabs, blocks }, request: { change } }: WaitingProps): ObjectFact[] {
  const { t } = useLingui();
  const text = useLocalText();
  const block =
    change.kind === 'unblock' ? blocks.find(({ id }) => id === change.blockId) : undefined;
  const code = change.kind === 'half' ? change.play : block?.play;
  const play = tabs.flatMap(({ plays }) => plays).find((each) => each.code === code);
  const numbers = change.kind === 'half' ? change.numbers.join(', ') : block?.number;
  const half = t`Half the price`;
  const full = t`Full price`;
  const before = block?.rule === 'half' ? half : t`Not taken`;
  return [
    { key: 'play', name: t`Play`, value: play ? text(play.label) : code },
    { key: 'numbers', name: t`Numbers`, value: numbers },
    {
      key: 'rule',
      name: t`Rule`,
      value: change.kind === 'half' ? `${full} → ${half}` : `${before} → ${full}`,
    },
    ...(change.kind === 'half' && change.lastIssue !== null
      ? [{ key: 'last', name: t`Last draw`, value: change.lastIssue }]
      : []),
  ];
}

/** A request about blocked numbers, and its decision by another operator. */
export function WaitingBlocks(props: WaitingProps) {
  const { lottery, request } = props;
  const confirming = useConfirmBlocks(lottery.gameCode);
  const withdrawing = useWithdrawBlocks(lottery.gameCode);
  const facts = useFacts(props);
  const { actions, waiting } = getRequestActions(request, {
    key: 'blocks',
    what: <Trans>Another price of numbers requested</Trans>,
    question: {
      title: <Trans>Change what these numbers pay?</Trans>,
      facts: <Facts facts={facts} />,
      done: { title: <Trans>It holds for the draws that open from now on</Trans> },
    },
    confirm: () => confirming.mutateAsync(request.id),
    withdraw: () => withdrawing.mutateAsync(request.id),
  });
  return (
    <>
      <WaitingForSecond request={waiting} />
      <Facts facts={facts} />
      <Actions actions={actions} />
    </>
  );
}
