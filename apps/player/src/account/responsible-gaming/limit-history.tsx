import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayChange } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Moment } from '../../shared/moment.tsx';
import { LimitAmount } from './limit-amount.tsx';
import { kindTitles, lengthTitles, periodTitles } from './labels.ts';
import { useLimitHistory } from './use-responsible-gaming.ts';

function What({ change }: { readonly change: PlayChange }) {
  const { t } = useLingui();
  const { kind, period, length, minutes } = change;
  if (change.change === 'check') return <Trans>Reality check every {minutes} minutes</Trans>;
  if (change.change === 'under_age') return <Trans>Play ended: under age</Trans>;
  if (change.change === 'reopen') return <Trans>Return requested</Trans>;
  if (change.change === 'break')
    return <Trans>Break from play: {length === null ? '' : t(lengthTitles[length])}</Trans>;
  if (kind === null || period === null) return null;
  const title = t(kindTitles[kind]);
  const time = t(periodTitles[period]);
  return (
    <>
      {title}, {time}:{' '}
      {change.change === 'withdrawn' ? (
        <Trans>unchanged</Trans>
      ) : change.amount === null ? (
        change.change === 'asked' ? (
          <Trans>no limit requested</Trans>
        ) : (
          <Trans>removed</Trans>
        )
      ) : change.change === 'asked' ? (
        <Trans>
          <LimitAmount
            kind={kind}
            currency={change.currency}
            amount={BigInt(change.amount)}
            decimals={false}
          />{' '}
          asked for
        </Trans>
      ) : (
        <LimitAmount
          kind={kind}
          currency={change.currency}
          amount={BigInt(change.amount)}
          decimals={false}
        />
      )}
    </>
  );
}

/** What the member changed last. */
export function LimitHistory() {
  const history = useLimitHistory();
  const changes = history.data?.changes ?? [];
  return (
    <>
      <h2 className="play__title">
        <Trans>Your changes</Trans>
      </h2>
      {changes.length === 0 ? (
        <p className="play__note">
          <Trans>Nothing yet.</Trans>
        </p>
      ) : (
        <ol className="play__changes">
          {changes.map((change) => (
            <li key={change.id}>
              <span>
                <What change={change} />
              </span>
              <small>
                <Moment at={change.at} />
                {change.by === 'operator' && (
                  <>
                    {' · '}
                    <Trans>by customer service</Trans>
                  </>
                )}
              </small>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
