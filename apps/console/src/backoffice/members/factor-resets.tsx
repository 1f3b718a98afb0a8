import './members.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { FactorReset, FactorResets } from '@khelaghor/contract/account/factor-resets.ts';
import { Actions, WaitingForSecond } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { useFactorResets, useResetAction } from './use-factor-resets.ts';

const AskResetDialog = lazy(async () => ({
  default: (await import('./ask-reset-dialog.tsx')).AskResetDialog,
}));

function Has({ has }: Pick<FactorResets, 'has'>) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const passkeys = count(has.passkeys);
  const codes = count(has.recoveryCodes);
  const all = [
    has.authenticator && t`Authenticator app`,
    has.passkeys > 0 && t`Passkeys: ${passkeys}`,
    has.recoveryCodes > 0 && t`Recovery codes: ${codes}`,
    has.mobileMasked !== null && t`Phone ${has.mobileMasked}`,
    has.paymentPassword && t`Payment password`,
  ].filter((each) => each !== false);
  return (
    <p className="detail__none">
      {all.length === 0 ? <Trans>None set up.</Trans> : all.join(', ')}
    </p>
  );
}

/** What became of a reset. */
function Outcome({ reset }: { readonly reset: FactorReset }) {
  if (reset.outcome === 'done') return <Trans>Done by {reset.endedBy}</Trans>;
  if (reset.outcome === 'stopped') return <Trans>Stopped by the member</Trans>;
  return <Trans>Cancelled by {reset.endedBy}</Trans>;
}

function useResetColumns(): ListColumn<FactorReset>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'outcome',
      name: t`Result`,
      slot: 'name',
      cell: (reset) => <Outcome reset={reset} />,
    },
    {
      key: 'at',
      name: t`Time`,
      slot: 'value',
      cell: ({ endedAt, askedAt }) => moment(endedAt ?? askedAt),
    },
    {
      key: 'asked',
      name: t`Reason`,
      slot: 'line',
      cell: ({ askedBy, reason }) => (
        <Trans>
          Requested by <span translate="no">{askedBy}</span>: {reason}
        </Trans>
      ),
    },
  ];
}

function Past({ past }: Pick<FactorResets, 'past'>) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Resets`}
      rows={past}
      rowKey={({ id }) => id}
      empty={null}
      columns={useResetColumns()}
    />
  );
}

function PendingReset({ resets }: { readonly resets: FactorResets }) {
  const { moment } = useNumberFormat();
  const { waiting, tells, needsOther } = resets;
  if (!waiting) return null;
  const until = moment(waiting.dueAt);
  const { askedBy, reason } = waiting;
  return (
    <div className="member-reset" role="status">
      <WaitingForSecond
        request={{
          what: <Trans>A reset is pending until {until}</Trans>,
          askedBy,
          reason,
          needsOther,
        }}
      />
      {!tells.mail && !tells.sms && (
        <p>
          <Trans>
            We have no e-mail or phone to notify this member. Verify their identity carefully.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** One operator asks for a reset; where there are two, another carries it out. */
function useResetActions(id: string, resets: FactorResets): Action[] {
  const step = useResetAction(id);
  const { waiting, needsOther, has } = resets;
  const done = { title: <Trans>Done</Trans> };
  if (!waiting)
    return [
      {
        key: 'ask',
        label: <Trans>Request a reset</Trans>,
        icon: 'shield',
        renderDialog: (onClose) => (
          <AskResetDialog id={id} hasPayment={has.paymentPassword} onClose={onClose} />
        ),
      },
    ];
  const carryOut: Action = {
    key: 'done',
    label: <Trans>Reset now</Trans>,
    icon: 'shield',
    tone: 'danger',
    question: {
      title: <Trans>Reset now?</Trans>,
      lead: (
        <Trans>
          This removes the app, passkeys, codes and phone. The member is logged out everywhere, and
          withdrawals pause for 24 hours. Then give them a temporary password.
        </Trans>
      ),
      confirm: <Trans>Reset factors</Trans>,
      reason: {},
      done,
    },
    run: ({ reason }) => step.mutateAsync({ act: 'done', reason }),
  };
  const takeBack: Action = {
    key: 'withdraw',
    label: <Trans>Cancel the reset</Trans>,
    icon: 'shield',
    question: {
      title: <Trans>Cancel the reset?</Trans>,
      lead: <Trans>Nothing changes.</Trans>,
      confirm: <Trans>Cancel it</Trans>,
      reason: {},
      done,
    },
    run: ({ reason }) => step.mutateAsync({ act: 'withdraw', reason }),
  };
  return needsOther ? [takeBack] : [carryOut, takeBack];
}

function Resets({ id, resets }: { readonly id: string; readonly resets: FactorResets }) {
  return (
    <>
      <Has has={resets.has} />
      <PendingReset resets={resets} />
      <Actions actions={useResetActions(id, resets)} />
      <Past past={resets.past} />
    </>
  );
}

/** For a member who has lost phone, device and codes: their second factors, and the reset. */
export function FactorResetsSection({ id }: { readonly id: string }) {
  const resets = useFactorResets(id);
  return (
    <section className="detail__part" aria-labelledby="member-resets">
      <h3 className="visually-hidden" id="member-resets">
        <Trans>Second factors and phone</Trans>
      </h3>
      <QueryState query={resets} skeletons={1} />
      {resets.data && <Resets id={id} resets={resets.data} />}
    </section>
  );
}
