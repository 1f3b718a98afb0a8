import { Trans, useLingui } from '@lingui/react/macro';
import { responsibleGamingCancelLimitIncrease } from '@khelaghor/client/routes/account.gen.ts';
import type {
  LimitKind,
  LimitPeriod,
  PlayLimit,
} from '@khelaghor/contract/account/responsible-gaming.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { useNowMs } from '../../shared/clock.ts';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { LimitAmount } from './limit-amount.tsx';
import { kindTitles, periodTitles } from './labels.ts';
import { useLimitChange } from './use-responsible-gaming.ts';

const ConfirmDialog = createLazyDialog(() =>
  import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);

const LimitDialog = createLazyDialog(() => import('./limit-dialog.tsx').then((m) => m.LimitDialog));

/** How full a limit is, painted; the figures beside it say the same. */
function Used({ limit }: { readonly limit: PlayLimit }) {
  const most = BigInt(limit.amount);
  const used = BigInt(limit.used);
  const percent = used <= 0n ? 0 : used >= most ? 100 : Number((used * 100n) / most);
  const left = used >= most ? 0n : most - used;
  return (
    <>
      <span className="limit__bar" aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} data-full={percent === 100 || undefined} />
      </span>
      <small>
        <Trans>
          <LimitAmount kind={limit.kind} currency={limit.currency} amount={left} /> left
        </Trans>
      </small>
    </>
  );
}

type PendingChangeProps = { readonly limit: PlayLimit; readonly hasPassword: boolean };

/** A loosening that waits: kept from, or confirmed once its time has come. */
function PendingChange({ limit, hasPassword }: PendingChangeProps) {
  const { kind, period, pending } = limit;
  const nowMs = useNowMs(useSsrContext().now);
  const { change, isBusy, trouble } = useLimitChange();
  const [isConfirming, setConfirming] = useState(false);
  if (pending === null) return null;
  const isDue = Date.parse(pending.from) <= nowMs;
  const body = { kind, period };
  const wanted = pending.amount;
  return (
    <div className="limit__waiting">
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      <p>
        {wanted === null ? (
          <Trans>You requested no limit.</Trans>
        ) : (
          <Trans>
            You requested{' '}
            <LimitAmount kind={kind} currency={limit.currency} amount={BigInt(wanted)} />.
          </Trans>
        )}{' '}
        {isDue ? (
          <Trans>Confirm it, or keep the current limit.</Trans>
        ) : (
          <Trans>
            You can confirm it from <Moment at={pending.from} />.
          </Trans>
        )}
      </p>
      <div className="limit__acts">
        <Button
          size="small"
          busy={isBusy}
          onClick={() => void change(() => call(responsibleGamingCancelLimitIncrease, { body }))}
        >
          <Trans>Keep the current limit</Trans>
        </Button>
        {isDue && (
          <Button size="small" onClick={() => setConfirming(true)}>
            <Trans>Confirm the change</Trans>
          </Button>
        )}
      </div>
      {isConfirming && (
        <ConfirmDialog
          act={{ act: 'loosen', kind, period }}
          hasPassword={hasPassword}
          onClose={() => setConfirming(false)}
        />
      )}
    </div>
  );
}

type LimitRowProps = {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: PlayLimit | undefined;
  readonly hasPassword: boolean;
};

/** One limit: what it is, what is left of it, and the way to change it. */
export function LimitRow({ kind, period, limit, hasPassword }: LimitRowProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const time = t(periodTitles[period]);
  const title = t(kindTitles[kind]);
  return (
    <li className="limit">
      <span className="limit__time">{time}</span>
      <span className="limit__amount">
        {limit ? (
          <LimitAmount
            kind={kind}
            currency={limit.currency}
            amount={BigInt(limit.amount)}
            decimals={false}
          />
        ) : (
          <Trans>No limit</Trans>
        )}
      </span>
      <Button
        size="small"
        aria-label={limit ? t`Change: ${title}, ${time}` : t`Set: ${title}, ${time}`}
        onClick={() => setOpen(true)}
      >
        {limit ? <Trans>Change</Trans> : <Trans>Set</Trans>}
      </Button>
      {limit && <Used limit={limit} />}
      {limit?.pending && <PendingChange limit={limit} hasPassword={hasPassword} />}
      {isOpen && (
        <LimitDialog
          kind={kind}
          period={period}
          {...(limit && { before: BigInt(limit.amount) })}
          hasPassword={hasPassword}
          onClose={() => setOpen(false)}
        />
      )}
    </li>
  );
}
