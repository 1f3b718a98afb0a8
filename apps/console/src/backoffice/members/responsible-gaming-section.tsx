import { useLingui, Trans } from '@lingui/react/macro';
import type { LimitKind } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import './responsible-gaming-section.css';
import { lazy, Suspense, useState } from 'react';
import type {
  ManagedPlay,
  ManagedPlayChange,
} from '@khelaghor/contract/backoffice/member-limits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { breakTitles, changeTitles, kindTitles, lengthTitles, periodTitles } from './labels.ts';
import { useResponsibleGaming } from './use-responsible-gaming.ts';

/** Writes what a limit is of: money in minor units, or whole minutes. */
function useLimitFormat(): (
  limit: { readonly kind: LimitKind; readonly currency: Currency | null },
  amount: string,
) => string {
  const { t } = useLingui();
  const { money, count } = useNumberFormat();
  return ({ kind, currency }, amount) => {
    // A change from before limits had a currency is shown as taka, as it was then.
    if (kind !== 'time') return money(amount, currency ?? 'BDT');
    const minutes = count(Number(amount));
    return t`${minutes} min`;
  };
}

const RestrictDialog = lazy(async () => ({
  default: (await import('./restrict-dialog.tsx')).RestrictDialog,
}));

function Limits({ limits }: Pick<ManagedPlay, 'limits'>) {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const figure = useLimitFormat();
  if (limits.length === 0)
    return (
      <p className="member-play__none">
        <Trans>No limits are set.</Trans>
      </p>
    );
  return (
    <ul className="member-play__list">
      {limits.map((limit) => {
        const { kind, period, amount, used, pending } = limit;
        const wanted = pending?.amount ?? null;
        const loosened = wanted === null ? null : figure(limit, wanted);
        const from = pending && moment(pending.from);
        return (
          <li key={`${kind} ${period}`}>
            <span>
              {t(kindTitles[kind])}, {t(periodTitles[period])}
            </span>
            <b>{figure(limit, amount)}</b>
            <small>
              <Trans>used: {figure(limit, used)}</Trans>
            </small>
            {pending && (
              <small className="member-play__waiting">
                {loosened === null ? (
                  <Trans>Pending: no limit from {from}, once the member confirms it</Trans>
                ) : (
                  <Trans>
                    Pending: {loosened} from {from}, once the member confirms it
                  </Trans>
                )}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Pause({ pause }: Pick<ManagedPlay, 'pause'>) {
  const { t } = useLingui();
  const { day, time } = useNumberFormat();
  if (pause === null)
    return (
      <p className="member-play__none">
        <Trans>No break runs.</Trans>
      </p>
    );
  const at = (iso: string): string => `${day(iso)}, ${time(new Date(iso))}`;
  return (
    <dl className="member__facts">
      <div className="member__fact">
        <dt>
          <Trans>Break</Trans>
        </dt>
        <dd>{t(breakTitles[pause.kind])}</dd>
      </div>
      <div className="member__fact">
        <dt>
          <Trans>Since</Trans>
        </dt>
        <dd>{pause.since === null ? <Trans>Not known</Trans> : at(pause.since)}</dd>
      </div>
      <div className="member__fact">
        <dt>
          <Trans>Until</Trans>
        </dt>
        <dd>{pause.until === null ? <Trans>For ever</Trans> : at(pause.until)}</dd>
      </div>
      {pause.kind === 'self_exclusion' && pause.opensAt !== null && (
        <div className="member__fact">
          <dt>
            <Trans>Opens for play</Trans>
          </dt>
          <dd>{at(pause.opensAt)}</dd>
        </div>
      )}
    </dl>
  );
}

function What({ change }: { readonly change: ManagedPlayChange }) {
  const { t } = useLingui();
  const figure = useLimitFormat();
  const { kind, period, currency, length, minutes } = change;
  const title = t(changeTitles[change.change]);
  if (change.change === 'break') return length === null ? title : t(lengthTitles[length]);
  if (change.change === 'check') return minutes === null ? title : `${title}: ${t`${minutes} min`}`;
  if (kind === null || period === null) return title;
  const what = change.amount === null ? t`no limit` : figure({ kind, currency }, change.amount);
  return `${t(kindTitles[kind])}, ${t(periodTitles[period])}: ${title}, ${what}`;
}

function Changes({ changes }: Pick<ManagedPlay, 'changes'>) {
  const { moment } = useNumberFormat();
  if (changes.length === 0) return null;
  return (
    <details className="member-play__changes">
      <summary>
        <Trans>What was changed</Trans>
      </summary>
      <ol className="member-play__list">
        {changes.map((change) => (
          <li key={change.id}>
            <span>
              <What change={change} />
            </span>
            <small>{moment(change.at)}</small>
            {change.operator !== null && (
              <small className="member-play__waiting">
                <Trans>
                  By <span translate="no">{change.operator}</span>: {change.reason}
                </Trans>
              </small>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

function Play({ id, play }: { readonly id: string; readonly play: ManagedPlay }) {
  const [act, setAct] = useState<'limit' | 'break' | 'age' | null>(null);
  const isForEver = play.pause !== null && play.pause.until === null;
  return (
    <>
      <Limits limits={play.limits} />
      <Pause pause={play.pause} />
      <div className="member__acts">
        <Button icon="shield" onClick={() => setAct('limit')}>
          <Trans>Set or lower a limit</Trans>
        </Button>
        {!isForEver && (
          <Button icon="pause" onClick={() => setAct('break')}>
            {play.pause === null ? <Trans>Begin a break</Trans> : <Trans>Lengthen the break</Trans>}
          </Button>
        )}
        {play.pause?.kind !== 'under_age' && (
          <Button icon="shield" onClick={() => setAct('age')}>
            <Trans>Too young to play</Trans>
          </Button>
        )}
      </div>
      <Changes changes={play.changes} />
      <Suspense fallback={null}>
        {act !== null && <RestrictDialog id={id} act={act} onClose={() => setAct(null)} />}
      </Suspense>
    </>
  );
}

/** The member's own gambling limits. The operator can make them stricter, never looser. */
export function ResponsibleGamingSection({ id }: { readonly id: string }) {
  const play = useResponsibleGaming(id);
  return (
    <section className="member member-play" aria-labelledby="member-play">
      <h3 className="member-play__title" id="member-play">
        <Trans>Responsible play</Trans>
      </h3>
      <QueryState query={play} skeletons={2} />
      {play.data && <Play id={id} play={play.data} />}
    </section>
  );
}
