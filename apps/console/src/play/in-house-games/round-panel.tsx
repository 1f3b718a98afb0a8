import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { DeskRound } from '@khelaghor/contract/play/game-desk.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { betStateLabels } from './labels.ts';
import { useDeskRound } from './use-desk.ts';

type Decided = NonNullable<DeskRound['decided']>;

const writeCode = (text: ReactNode) => (
  <code translate="no" lang="zxx">
    {text}
  </code>
);

function useBetFacts(round: DeskRound): ObjectFact[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const { account, betId, currency, stake, payout, placedAt } = round;
  return [
    {
      key: 'account',
      name: t`Account`,
      value: (
        <Link to="/members" search={{ account }} translate="no">
          {account}
        </Link>
      ),
    },
    { key: 'stake', name: t`Stake`, value: money(stake, currency) },
    { key: 'payout', name: t`Payout`, value: money(payout, currency) },
    { key: 'at', name: t`Placed`, value: moment(placedAt) },
    { key: 'id', name: t`Round`, value: writeCode(betId) },
  ];
}

function useProofFacts(decided: Decided): ObjectFact[] {
  const { t } = useLingui();
  const text = useLocalText();
  const { scope, choice, outcome, commitment, clientSeed, nonce, serverSeed } = decided;
  return [
    { key: 'choice', name: t`Choice`, value: text(choice) },
    { key: 'outcome', name: t`Outcome`, value: text(outcome) },
    { key: 'scope', name: t`Version`, value: writeCode(scope) },
    { key: 'nonce', name: t`Nonce`, value: nonce },
    { key: 'commitment', name: t`Commitment`, value: writeCode(commitment) },
    { key: 'client', name: t`Player’s seed`, value: writeCode(clientSeed) },
    {
      key: 'server',
      name: t`Server seed`,
      value: serverSeed === null ? t`Secret while it is in use` : writeCode(serverSeed),
    },
  ];
}

/** Decision of a round: its inputs, and the steps to its outcome in words. */
function Proof({ decided }: { readonly decided: Decided }) {
  const text = useLocalText();
  const { mismatch, steps } = decided;
  return (
    <section className="detail__part">
      <h3>
        <Trans>What decided it</Trans>
      </h3>
      {mismatch === null ? (
        <p>
          <StatusBadge tone="good">
            <Trans>Computed again: the same</Trans>
          </StatusBadge>
        </p>
      ) : (
        <p>
          <StatusBadge tone="bad">
            <Trans>Computed again: it differs in {mismatch}</Trans>
          </StatusBadge>
        </p>
      )}
      <Facts facts={useProofFacts(decided)} />
      <ol className="replay">
        {steps.map(({ title, rule, result }) => (
          <li key={title.en}>
            <b>{text(title)}</b>
            <p>{text(rule)}</p>
            <p className="replay__result">{text(result)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Shown({ round }: { readonly round: DeskRound }) {
  const { t } = useLingui();
  const text = useLocalText();
  const { title, state, decided } = round;
  return (
    <article className="detail">
      <header className="detail__head">
        <h2 className="detail__name">{text(title)}</h2>
        <StatusBadge tone={state === 'running' ? 'open' : 'quiet'}>
          {t(betStateLabels[state])}
        </StatusBadge>
      </header>
      <Facts facts={useBetFacts(round)} />
      {decided ? (
        <Proof decided={decided} />
      ) : (
        <p className="detail__none">
          <Trans>Nothing is told of a running round, and a void one was not decided.</Trans>
        </p>
      )}
    </article>
  );
}

/** One round of any in-house game, computed again, with its replay in words. */
export function RoundPanel({ betId }: { readonly betId: string }) {
  const query = useDeskRound(betId);
  return (
    <>
      <QueryState query={query} />
      {query.data && <Shown round={query.data} />}
    </>
  );
}
