import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminLotteryDetail, TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useConfirmTerms, useWithdrawTerms } from './use-lotteries.ts';

type Terms = Omit<TermsChange, 'version'>;
type Row = Pick<ObjectFact, 'key' | 'name'> & { readonly write: (terms: Terms) => string };

/** The limits of a lottery with their names, and each as a text. */
function useLimitRows(): Row[] {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  const amount = (minor: string | null) => (minor === null ? t`No limit` : money(minor, 'BDT'));
  return [
    { key: 'rebateMax', name: t`Most points of rebate`, write: (of) => count(of.rebateMax) },
    { key: 'stakeMin', name: t`Minimum stake of a line`, write: (of) => amount(of.stakeMin) },
    { key: 'stakeMax', name: t`Maximum stake of a ticket`, write: (of) => amount(of.stakeMax) },
    { key: 'payoutMax', name: t`Maximum payout of a ticket`, write: (of) => amount(of.payoutMax) },
    { key: 'linesMax', name: t`Maximum lines of a ticket`, write: (of) => count(of.linesMax) },
    {
      key: 'exposureMax',
      name: t`Maximum payout of a draw on one number`,
      write: ({ exposureMax }) => amount(exposureMax),
    },
    {
      key: 'memberStakeMax',
      name: t`Maximum stake of a member in a draw`,
      write: ({ memberStakeMax }) => amount(memberStakeMax),
    },
  ];
}

/** The terms of a lottery with their names, and each as a text. */
function useRows({ tabs }: AdminLotteryDetail): Row[] {
  const { t } = useLingui();
  const text = useLocalText();
  const limits = useLimitRows();
  const plays = tabs.flatMap((tab) => tab.plays);
  const namePlay = (code: string) => {
    const found = plays.find((play) => play.code === code);
    return found ? text(found.label) : code;
  };
  const list = (names: readonly string[]) => (names.length === 0 ? '–' : names.join(', '));
  return [
    { key: 'series', name: t`Prize series`, write: ({ series }) => String(series) },
    {
      key: 'playSeries',
      name: t`Prize series of single plays`,
      write: ({ playSeries }) =>
        list(playSeries.map(({ play, series }) => `${namePlay(play)} ${series}`)),
    },
    ...limits,
    {
      key: 'stakeUnit',
      name: t`Stakes of plays that pay for each hit`,
      write: ({ stakeUnit }) =>
        stakeUnit === 'points' ? t`Points for each number` : t`An amount for each number`,
    },
    {
      key: 'drawSource',
      name: t`Source of the draws`,
      write: ({ drawSource }) =>
        drawSource === 'own'
          ? t`Our own draw, from a committed seed`
          : t`The official result of the outside draw`,
    },
    {
      key: 'playsOff',
      name: t`Plays that are not sold`,
      write: ({ playsOff }) => list(playsOff.map(namePlay)),
    },
  ];
}

type WaitingProps = {
  readonly lottery: AdminLotteryDetail;
  readonly request: NonNullable<AdminLotteryDetail['waitingTerms']>;
};

/** The requested terms that differ from those of now, and their decision by another operator. */
export function WaitingTerms({ lottery, request }: WaitingProps) {
  const { gameCode, terms } = lottery;
  const confirming = useConfirmTerms(gameCode);
  const withdrawing = useWithdrawTerms(gameCode);
  const facts = useRows(lottery).flatMap(({ key, name, write }): ObjectFact[] => {
    const [before, after] = [write(terms), write(request.terms)];
    return before === after ? [] : [{ key, name, value: `${before} → ${after}` }];
  });
  const { actions, waiting } = getRequestActions(request, {
    key: 'terms',
    what: <Trans>Other terms requested</Trans>,
    question: {
      title: <Trans>Change the terms?</Trans>,
      facts: <Facts facts={facts} />,
      done: { title: <Trans>New tickets have the new terms</Trans> },
    },
    confirm: () => confirming.mutateAsync(request.id),
    withdraw: () => withdrawing.mutateAsync(request.id),
  });
  return (
    <section className="detail__part">
      <WaitingForSecond request={waiting} />
      <Facts facts={facts} />
      <Actions actions={actions} />
    </section>
  );
}
