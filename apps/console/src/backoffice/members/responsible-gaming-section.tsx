import { useLingui, Trans } from '@lingui/react/macro';
import type { LimitKind } from '@khelaghor/contract/account/responsible-gaming.ts';
import type { Currency } from '@khelaghor/money/currency.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { lazy } from 'react';
import type {
  ManagedPlay,
  ManagedPlayChange,
} from '@khelaghor/contract/backoffice/member-limits.ts';
import { writeMoment } from '../../shared/dhaka-input.ts';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Facts } from '../../shared/kit/facts.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import {
  breakTitles,
  changeTitles,
  kindTitles,
  lengthTitles,
  periodTitles,
} from './play-labels.ts';
import { useResponsibleGaming, useRestrict } from './use-responsible-gaming.ts';

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

function useLimitColumns(): ListColumn<ManagedPlay['limits'][number]>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const figure = useLimitFormat();
  return [
    {
      key: 'kind',
      name: t`Limit`,
      slot: 'name',
      cell: ({ kind, period }) => `${t(kindTitles[kind])}, ${t(periodTitles[period])}`,
    },
    {
      key: 'amount',
      name: t`At most`,
      slot: 'value',
      figure: true,
      cell: (limit) => <b>{figure(limit, limit.amount)}</b>,
    },
    {
      key: 'used',
      name: t`Used`,
      slot: 'note',
      figure: true,
      named: true,
      cell: (limit) => figure(limit, limit.used),
    },
    {
      key: 'pending',
      name: t`Pending`,
      slot: 'line',
      cell: (limit) => {
        const { pending } = limit;
        if (!pending) return null;
        const from = moment(pending.from);
        const loosened = pending.amount === null ? null : figure(limit, pending.amount);
        return loosened === null ? (
          <Trans>Pending: no limit from {from}, once the member confirms it</Trans>
        ) : (
          <Trans>
            Pending: {loosened} from {from}, once the member confirms it
          </Trans>
        );
      },
    },
  ];
}

function Limits({ limits }: Pick<ManagedPlay, 'limits'>) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Limits`}
      rows={limits}
      rowKey={({ kind, period }) => `${kind} ${period}`}
      empty={
        <p className="detail__none">
          <Trans>No limits are set.</Trans>
        </p>
      }
      columns={useLimitColumns()}
    />
  );
}

function Pause({ pause }: Pick<ManagedPlay, 'pause'>) {
  const { t } = useLingui();
  const { day, time } = useNumberFormat();
  if (pause === null)
    return (
      <p className="detail__none">
        <Trans>No break.</Trans>
      </p>
    );
  const at = (iso: string): string => `${day(iso)}, ${time(new Date(iso))}`;
  const { kind, since, until, opensAt } = pause;
  return (
    <Facts
      facts={[
        { key: 'kind', name: t`Break`, value: t(breakTitles[kind]) },
        { key: 'since', name: t`Since`, value: since === null ? t`Not known` : at(since) },
        { key: 'until', name: t`Until`, value: until === null ? t`Permanently` : at(until) },
        ...(kind === 'self_exclusion' && opensAt !== null
          ? [{ key: 'opens', name: t`Play resumes`, value: at(opensAt) }]
          : []),
      ]}
    />
  );
}

/** Says what was changed. */
function useChangeText(): (change: ManagedPlayChange) => string {
  const { t } = useLingui();
  const figure = useLimitFormat();
  return (change) => {
    const { kind, period, currency, length, minutes } = change;
    const title = t(changeTitles[change.change]);
    if (change.change === 'break') return length === null ? title : t(lengthTitles[length]);
    if (change.change === 'check')
      return minutes === null ? title : `${title}: ${t`${minutes} min`}`;
    if (kind === null || period === null) return title;
    const what = change.amount === null ? t`no limit` : figure({ kind, currency }, change.amount);
    return `${t(kindTitles[kind])}, ${t(periodTitles[period])}: ${title}, ${what}`;
  };
}

function useChangeColumns(): ListColumn<ManagedPlayChange>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const text = useChangeText();
  return [
    { key: 'what', name: t`Change`, slot: 'name', text, rank: text, cell: text },
    {
      key: 'at',
      name: t`Time`,
      slot: 'value',
      text: ({ at }) => writeMoment(at),
      rank: ({ at }) => Date.parse(at),
      cell: ({ at }) => moment(at),
    },
    {
      key: 'by',
      name: t`Changed by`,
      slot: 'line',
      text: ({ operator, reason }) => [operator, reason].filter(Boolean).join(': '),
      cell: ({ operator, reason }) =>
        operator === null ? null : (
          <Trans>
            By <span translate="no">{operator}</span>: {reason}
          </Trans>
        ),
    },
  ];
}

function Changes({ changes }: Pick<ManagedPlay, 'changes'>) {
  const { t } = useLingui();
  const columns = useChangeColumns();
  if (changes.length === 0) return null;
  return (
    <details className="member-changes">
      <summary>
        <Trans>Changes</Trans>
      </summary>
      <ListTable
        caption={t`Changes`}
        rows={changes}
        rowKey={({ id }) => id}
        file="limits"
        empty={null}
        columns={columns}
      />
    </details>
  );
}

/** What makes a member's play stricter. */
function usePlayActions(id: string, { pause }: ManagedPlay): Action[] {
  const { t } = useLingui();
  const { ending } = useRestrict(id);
  const isForEver = pause !== null && pause.until === null;
  const restrict = (act: 'limit' | 'break') => (onClose: () => void) => (
    <RestrictDialog id={id} act={act} onClose={onClose} />
  );
  const limit: Action = {
    key: 'limit',
    label: <Trans>Set or lower a limit</Trans>,
    icon: 'shield',
    renderDialog: restrict('limit'),
  };
  const rest: Action = {
    key: 'break',
    label: pause === null ? <Trans>Start a break</Trans> : <Trans>Extend the break</Trans>,
    icon: 'pause',
    renderDialog: restrict('break'),
  };
  const age: Action = {
    key: 'age',
    label: <Trans>Under age</Trans>,
    icon: 'shield',
    tone: 'danger',
    question: {
      title: <Trans>Under age</Trans>,
      lead: (
        <Trans>
          The member can never deposit or bet again, and no operator can undo this. Running bets are
          settled; the member can still log in and withdraw. They are notified.
        </Trans>
      ),
      confirm: <Trans>Block play permanently</Trans>,
      reason: { ready: [t`Shown on the identity document`, t`The member said so`] },
      done: { title: <Trans>Play is blocked</Trans> },
    },
    run: ({ reason }) => ending.mutateAsync(reason),
  };
  return [limit, ...(isForEver ? [] : [rest]), ...(pause?.kind === 'under_age' ? [] : [age])];
}

function Play({ id, play }: { readonly id: string; readonly play: ManagedPlay }) {
  return (
    <>
      <Limits limits={play.limits} />
      <Pause pause={play.pause} />
      <Actions actions={usePlayActions(id, play)} />
      <Changes changes={play.changes} />
    </>
  );
}

/** The member's own gambling limits. The operator can make them stricter, never looser. */
export function ResponsibleGamingSection({ id }: { readonly id: string }) {
  const play = useResponsibleGaming(id);
  return (
    <section className="detail__part responsible-gaming" aria-labelledby="member-play">
      <h3 className="visually-hidden" id="member-play">
        <Trans>Responsible gaming</Trans>
      </h3>
      <QueryState query={play} skeletons={2} />
      {play.data && <Play id={id} play={play.data} />}
    </section>
  );
}
