import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ManagedOperator, OperatorLink } from '@khelaghor/contract/backoffice/operators.ts';
import { StatusBadge, Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useNow } from '../../shared/clock.ts';
import { writeMoment } from '../../shared/dhaka-input.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { useRoleName } from './role-labels.ts';
import type { Asked } from './operator-action-dialog.tsx';

const OperatorActionDialog = lazy(async () => ({
  default: (await import('./operator-action-dialog.tsx')).OperatorActionDialog,
}));

const AssignDialog = lazy(async () => ({
  default: (await import('./assign-dialog.tsx')).AssignDialog,
}));

const nowEveryMs = 30_000;

function State({ state }: Pick<ManagedOperator, 'state'>) {
  if (state === 'enabled')
    return (
      <StatusBadge tone="good">
        <Trans>Enabled</Trans>
      </StatusBadge>
    );
  if (state === 'disabled')
    return (
      <StatusBadge tone="bad">
        <Trans>Disabled</Trans>
      </StatusBadge>
    );
  return (
    <StatusBadge tone="open">
      <Trans>Needs a new app</Trans>
    </StatusBadge>
  );
}

/** Who invited an operator, and until when a link to a new app is good. */
function Origin({ operator }: { readonly operator: ManagedOperator }) {
  const { day, moment } = useNumberFormat();
  const { invitedBy, createdAt, resetLink } = operator;
  const made = day(createdAt);
  const until = resetLink === null ? null : moment(resetLink.expiresAt);
  return (
    <>
      {invitedBy === null ? (
        <Trans>First operator, since {made}</Trans>
      ) : (
        <Trans>
          Invited by <bdi translate="no">{invitedBy}</bdi>, since {made}
        </Trans>
      )}
      {until !== null && (
        <small>
          <Trans>The link to a new app is valid until {until}</Trans>
        </small>
      )}
    </>
  );
}

/** When an operator logged in last, and when their last request came. */
function useTimes(): ListColumn<ManagedOperator>[] {
  const { t } = useLingui();
  const { ago } = useNumberFormat();
  const now = useNow(nowEveryMs);
  return [
    {
      key: 'login',
      name: t`Last login`,
      slot: 'note',
      named: true,
      text: ({ lastLoginAt }) => writeMoment(lastLoginAt),
      rank: ({ lastLoginAt }) => (lastLoginAt === null ? 0 : Date.parse(lastLoginAt)),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? t`never` : ago(lastLoginAt, now)),
    },
    {
      key: 'lastSeen',
      name: t`Last seen`,
      slot: 'line',
      named: true,
      text: ({ lastSeenAt }) => writeMoment(lastSeenAt),
      rank: ({ lastSeenAt }) => (lastSeenAt === null ? 0 : Date.parse(lastSeenAt)),
      cell: ({ lastSeenAt }) => (lastSeenAt === null ? t`never` : ago(lastSeenAt, now)),
    },
  ];
}

function useColumns(self: string | undefined): ListColumn<ManagedOperator>[] {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const getRoleName = useRoleName();
  return [
    {
      key: 'name',
      name: t`Username`,
      slot: 'name',
      text: ({ username }) => username,
      rank: ({ username }) => username,
      cell: ({ username }) => (
        <span className="operator__name">
          <bdi translate="no">{username}</bdi>
          {username === self && (
            <Tag tone="info">
              <Trans>You</Trans>
            </Tag>
          )}
        </span>
      ),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'value',
      text: ({ state }) => state,
      rank: ({ state }) => state,
      cell: ({ state }) => <State state={state} />,
    },
    {
      key: 'role',
      name: t`Role`,
      slot: 'line',
      named: true,
      text: ({ role }) => getRoleName(role),
      rank: ({ role }) => getRoleName(role),
      cell: ({ role }) => <bdi>{getRoleName(role)}</bdi>,
    },
    ...useTimes(),
    {
      key: 'sessions',
      name: t`Open sessions`,
      slot: 'state',
      named: true,
      figure: true,
      text: ({ sessions }) => String(sessions),
      rank: ({ sessions }) => sessions,
      cell: ({ sessions }) => count(sessions),
    },
    {
      key: 'origin',
      name: t`Source`,
      slot: 'line',
      text: ({ invitedBy }) => invitedBy ?? '',
      cell: (operator) => <Origin operator={operator} />,
    },
  ];
}

type ActLook = Pick<Action, 'label' | 'icon' | 'tone'>;

const createAct = (asked: Asked, look: ActLook): Action => ({
  ...look,
  key: `${asked.act} ${asked.id}`,
  renderDialog: (onClose) => <OperatorActionDialog asked={asked} onClose={onClose} />,
});

/** What can be done to an account and to its link. */
function getActions(operator: ManagedOperator, isSelf: boolean): Action[] {
  const { id, username, state, resetLink } = operator;
  const asked = { id, username, isSelf };
  if (state === 'disabled')
    return [
      createAct({ ...asked, act: 'enable' }, { label: <Trans>Enable</Trans>, icon: 'check' }),
    ];
  const label = state === 'enabled' ? <Trans>New app</Trans> : <Trans>Another link</Trans>;
  return [
    createAct({ ...asked, act: 'reset' }, { label, icon: 'shield' }),
    ...(resetLink ? [createRevoke(resetLink)] : []),
    ...(isSelf ? [] : [createRoleAction(operator)]),
    createAct({ ...asked, act: 'disable' }, { label: <Trans>Disable</Trans>, icon: 'lock' }),
  ];
}

const createRoleAction = (operator: ManagedOperator): Action => ({
  key: `role ${operator.id}`,
  label: <Trans>Change role</Trans>,
  about: operator.username,
  icon: 'users',
  renderDialog: (onClose) => <AssignDialog operator={operator} onClose={onClose} />,
});

const createRevoke = ({ id, username }: OperatorLink): Action =>
  createAct(
    { act: 'revoke', id, username, isSelf: false },
    { label: <Trans>Revoke the link</Trans>, icon: 'trash' },
  );

type OperatorsProps = {
  readonly operators: readonly ManagedOperator[];
  /** The username of the operator who looks at the list. */
  readonly self: string | undefined;
};

/** All operators, and what can be done to their accounts. */
export function OperatorList({ operators, self }: OperatorsProps) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Operators`}
      columns={useColumns(self)}
      rows={operators}
      rowKey={({ id }) => id}
      file="operators"
      empty={null}
      getActions={(operator) => ({ actions: getActions(operator, operator.username === self) })}
    />
  );
}

function useInvitationColumns(): ListColumn<OperatorLink>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return [
    {
      key: 'name',
      name: t`Username`,
      slot: 'name',
      cell: ({ username }) => <bdi translate="no">{username}</bdi>,
    },
    {
      key: 'by',
      name: t`Invited by`,
      slot: 'note',
      named: true,
      cell: ({ madeBy }) => <bdi translate="no">{madeBy}</bdi>,
    },
    {
      key: 'until',
      name: t`Valid until`,
      slot: 'line',
      named: true,
      cell: ({ expiresAt }) => moment(expiresAt),
    },
  ];
}

/** Links that were made for new operators and not used yet. */
export function InvitationList({ invitations }: { readonly invitations: readonly OperatorLink[] }) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Open invitations`}
      rows={invitations}
      rowKey={({ id }) => id}
      empty={null}
      columns={useInvitationColumns()}
      getActions={(invitation) => ({ actions: [createRevoke(invitation)] })}
    />
  );
}
