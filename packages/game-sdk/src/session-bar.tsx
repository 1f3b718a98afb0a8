import './session-bar.css';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import type { Currency } from '@khelaghor/money/currency.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDuration } from './format-duration.ts';
import type { Sounds } from './sounds.ts';

type SessionBarProps = {
  readonly balance: bigint;
  /** Won minus staked since the session started, in minor units. */
  readonly net: bigint;
  /** The browser's monotonic clock at the start of the session. */
  readonly startedAtMs: number;
  readonly sounds: Sounds;
};

/** The time in this game since `startedAtMs`, updated every second without announcements. */
function Elapsed({ startedAtMs }: { readonly startedAtMs: number }) {
  const { digits } = useFormat();
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const tick = () => setMs(performance.now() - startedAtMs);
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [startedAtMs]);
  return <span className="session-bar__time">{formatDuration(ms, digits)}</span>;
}

/** The kind of money in play. */
function moneyName(currency: Currency): ReactNode {
  if (currency === 'PLAY') return <Trans>Play money</Trans>;
  return currency === 'TRIAL' ? <Trans>Trial money</Trans> : <Trans>Balance</Trans>;
}

/**
 * The bar that every game always shows: the balance and its currency, the net result of the
 * session, and its duration.
 */
export function SessionBar(props: SessionBarProps) {
  const { t } = useLingui();
  const { currency } = useFormat();
  const { sounds } = props;
  const [isSoundOn, setSoundOn] = useState(() => sounds.isOn());
  return (
    <section className="session-bar" aria-label={t`This session`}>
      <dl className="session-bar__facts">
        <div>
          <dt>
            <Icon name="wallet" size="small" />
            {moneyName(currency)}
          </dt>
          <dd>
            <Money minor={props.balance} />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="chart" size="small" />
            <Trans>In this session</Trans>
          </dt>
          <dd>
            <Money minor={props.net} sign="always" tone="result" />
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="clock" size="small" />
            <Trans>Time played</Trans>
          </dt>
          <dd>
            <Elapsed startedAtMs={props.startedAtMs} />
          </dd>
        </div>
      </dl>
      <IconButton
        icon={isSoundOn ? 'volume' : 'volume-off'}
        label={isSoundOn ? t`Turn sound off` : t`Turn sound on`}
        aria-pressed={isSoundOn}
        onClick={() => {
          sounds.setOn(!isSoundOn);
          setSoundOn(!isSoundOn);
        }}
      />
    </section>
  );
}
