import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import type { ManagedOperator } from '@khelaghor/contract/backoffice/operators.ts';
import type {
  BoundMember,
  OperatorRole,
  RolesDesk,
  WaitingRoleChange,
} from '@khelaghor/contract/backoffice/roles.ts';
import { actsOfArea, deskAreas, permissions } from '@khelaghor/contract/lib/permissions.ts';
import { Actions } from '../../shared/kit/action-buttons.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { getRequestActions } from '../../shared/kit/second-operator.tsx';
import { actLabels, areaLabels, useRoleName } from './role-labels.ts';
import { useRoleStep } from './use-roles.ts';

const RoleDialog = lazy(async () => ({
  default: (await import('./role-dialog.tsx')).RoleDialog,
}));
const BindDialog = lazy(async () => ({
  default: (await import('./bind-dialog.tsx')).BindDialog,
}));
const RoleChangeDialog = lazy(async () => ({
  default: (await import('./role-change-dialog.tsx')).RoleChangeDialog,
}));

/** Returns what writes the permissions of a role: each area with its acts. */
function useRightsText(): (role: OperatorRole) => string {
  const { t } = useLingui();
  return ({ permissions: held }) => {
    if (held.length === permissions.length) return t`Everything`;
    const lines = deskAreas.flatMap((area) => {
      const acts = actsOfArea[area].filter((act) => held.some((one) => one === `${area}.${act}`));
      const words = acts.map((act) => t(actLabels[act])).join(', ');
      return acts.length === 0 ? [] : [`${t(areaLabels[area])}: ${words}`];
    });
    return lines.length === 0 ? t`Nothing` : lines.join(' · ');
  };
}

function useRoleColumns(): ListColumn<OperatorRole>[] {
  const { t } = useLingui();
  const getName = useRoleName();
  const writeRights = useRightsText();
  return [
    {
      key: 'name',
      name: t`Role`,
      slot: 'name',
      text: getName,
      rank: getName,
      cell: (role) => <bdi>{getName(role)}</bdi>,
    },
    {
      key: 'operators',
      name: t`Operators`,
      slot: 'note',
      named: true,
      text: ({ operators }) => operators.join(' '),
      cell: ({ operators }) => <bdi translate="no">{operators.join(', ') || '–'}</bdi>,
    },
    {
      key: 'rights',
      name: t`Permissions`,
      slot: 'line',
      text: writeRights,
      cell: writeRights,
    },
  ];
}

function getRoleActions(role: OperatorRole): RowActions {
  if (role.isFixed) return { actions: [] };
  const { id, name, operators } = role;
  const change: Action = {
    key: `change ${id}`,
    label: <Trans>Change</Trans>,
    about: name,
    icon: 'edit',
    renderDialog: (onClose) => <RoleDialog edited={role} onClose={onClose} />,
  };
  const remove: Action = {
    key: `remove ${id}`,
    label: <Trans>Remove</Trans>,
    about: name,
    icon: 'trash',
    tone: 'danger',
    renderDialog: (onClose) => (
      <RoleChangeDialog
        title={<Trans>Remove the role {name}?</Trans>}
        tone="danger"
        getChange={() => ({ kind: 'delete', roleId: id })}
        onClose={onClose}
      />
    ),
  };
  return { actions: operators.length === 0 ? [change, remove] : [change] };
}

/** The words of a change that waits. */
function useChangeText(): (change: WaitingRoleChange) => ReactNode {
  const getName = useRoleName();
  return ({ change, names }) => {
    const operator = names.operator ?? '';
    const member = names.member ?? '';
    const known = 'roleId' in change && names.role !== null;
    const role = known ? getName({ id: change.roleId, name: names.role ?? '' }) : '';
    switch (change.kind) {
      case 'create':
        return <Trans>New role {change.name}</Trans>;
      case 'update':
        return <Trans>Change the role {role}</Trans>;
      case 'delete':
        return <Trans>Remove the role {role}</Trans>;
      case 'assign':
        return (
          <Trans>
            {operator} gets the role {role}
          </Trans>
        );
      case 'bind':
        return (
          <Trans>
            Bind {member} to {operator}
          </Trans>
        );
      case 'unbind':
        return (
          <Trans>
            {member} is no longer bound to {operator}
          </Trans>
        );
    }
  };
}

/** The permissions that a requested role would have. */
function useWantedRights(): (change: WaitingRoleChange) => ReactNode {
  const writeRights = useRightsText();
  return ({ id, change }) =>
    change.kind === 'create' || change.kind === 'update'
      ? writeRights({
          id,
          name: change.name,
          permissions: change.permissions,
          isFixed: false,
          version: 0,
          operators: [],
        })
      : null;
}

function WaitingChanges({ waiting }: Pick<RolesDesk, 'waiting'>) {
  const { t } = useLingui();
  const step = useRoleStep();
  const writeChange = useChangeText();
  const writeRights = useWantedRights();
  return (
    <ListTable
      caption={t`Requested changes`}
      columns={[
        { key: 'what', name: t`Change`, slot: 'name', cell: writeChange },
        { key: 'rights', name: t`Permissions`, slot: 'line', cell: writeRights },
      ]}
      rows={waiting}
      rowKey={({ id }) => id}
      empty={null}
      getActions={(request) =>
        getRequestActions(request, {
          key: request.id,
          what: writeChange(request),
          question: { title: writeChange(request), facts: writeRights(request) },
          confirm: () => step.mutateAsync({ act: 'confirm', changeId: request.id }),
          withdraw: () => step.mutateAsync({ act: 'cancel', changeId: request.id }),
        })
      }
    />
  );
}

function useBoundColumns(): ListColumn<BoundMember>[] {
  const { t } = useLingui();
  return [
    {
      key: 'member',
      name: t`Member`,
      slot: 'name',
      cell: ({ account }) => <bdi translate="no">{account}</bdi>,
    },
    {
      key: 'operator',
      name: t`Operator`,
      slot: 'note',
      named: true,
      cell: ({ operator }) => <bdi translate="no">{operator}</bdi>,
    },
  ];
}

const getBoundActions = (row: BoundMember): RowActions => ({ actions: [createUnbind(row)] });

function createUnbind({ operatorId, memberId, operator, account }: BoundMember): Action {
  const title = (
    <Trans>
      {account} is no longer bound to {operator}
    </Trans>
  );
  return {
    key: `unbind ${operatorId} ${memberId}`,
    label: <Trans>End the binding</Trans>,
    about: account,
    icon: 'close',
    renderDialog: (onClose) => (
      <RoleChangeDialog
        title={title}
        getChange={() => ({ kind: 'unbind', operatorId, memberId })}
        onClose={onClose}
      />
    ),
  };
}

function BoundMembers({ bound }: Pick<RolesDesk, 'bound'>) {
  const { t } = useLingui();
  return (
    <ListTable
      caption={t`Members bound to operators`}
      columns={useBoundColumns()}
      rows={bound}
      rowKey={({ operatorId, memberId }) => `${operatorId} ${memberId}`}
      empty={null}
      getActions={getBoundActions}
    />
  );
}

type SectionProps = {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
};

function Section({ id, title, children }: SectionProps) {
  return (
    <section className="content-form" aria-labelledby={id}>
      <h2 className="section-title" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

type RoleSectionsProps = {
  readonly desk: RolesDesk;
  readonly operators: readonly ManagedOperator[];
};

/** Changes of roles that wait, the roles, and the members who are bound to operators. */
export function RoleSections({ desk, operators }: RoleSectionsProps) {
  const { t } = useLingui();
  const columns = useRoleColumns();
  const add: Action = {
    key: 'new role',
    label: <Trans>New role</Trans>,
    icon: 'plus',
    renderDialog: (onClose) => <RoleDialog edited={null} onClose={onClose} />,
  };
  const bind: Action = {
    key: 'bind',
    label: <Trans>Bind a member</Trans>,
    icon: 'plus',
    renderDialog: (onClose) => <BindDialog operators={operators} onClose={onClose} />,
  };
  return (
    <>
      {desk.waiting.length > 0 && (
        <Section id="role-changes" title={<Trans>Requested changes</Trans>}>
          <WaitingChanges waiting={desk.waiting} />
        </Section>
      )}
      <Section id="roles" title={<Trans>Roles</Trans>}>
        <ListTable
          caption={t`Roles`}
          columns={columns}
          rows={desk.roles}
          rowKey={({ id }) => id}
          file="roles"
          empty={null}
          getActions={getRoleActions}
        />
        <Actions actions={[add]} />
      </Section>
      <Section id="bound" title={<Trans>Members bound to operators</Trans>}>
        <p>
          <Trans>An operator decides nothing about a member who is bound to them.</Trans>
        </p>
        <BoundMembers bound={desk.bound} />
        <Actions actions={[bind]} />
      </Section>
    </>
  );
}
