import './operators.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { meQuery } from '../../shared/authenticated-route.ts';
import { InvitationList, OperatorList } from './operator-list.tsx';
import { RoleSections } from './role-sections.tsx';
import { useRoles } from './use-roles.ts';
import { useOperators } from './use-operators.ts';
import { May } from '../../shared/may.tsx';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));

function Lists({ operators, invitations }: OperatorsList) {
  const me = useQuery({ ...meQuery, enabled: false }).data?.username;
  return (
    <>
      {operators.filter(({ state }) => state === 'enabled').length === 1 && (
        <Alert kind="info">
          <Trans>
            Only one operator can log in. Invite a second one: then resets of second factors need
            two people, and a lost phone does not lock the console.
          </Trans>
        </Alert>
      )}
      <OperatorList operators={operators} self={me} />
      {invitations.length > 0 && (
        <section className="content-form" aria-labelledby="invitations">
          <h2 className="section-title" id="invitations">
            <Trans>Open invitations</Trans>
          </h2>
          <InvitationList invitations={invitations} />
        </section>
      )}
    </>
  );
}

/** The operators of the console. Each change needs an app code of the operator who makes it. */
export function OperatorsPage() {
  const { t } = useLingui();
  const operators = useOperators();
  const roles = useRoles();
  const [inviting, setInviting] = useState(false);
  return (
    <Page title={t`Operators`}>
      <div className="operators__lead">
        <p>
          <Trans>
            A role says what an operator may see and do. The event log records all actions.
          </Trans>
        </p>
        <May act="act">
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            <Trans>Invite an operator</Trans>
          </Button>
        </May>
      </div>
      <QueryState query={operators} />
      {operators.data && <Lists {...operators.data} />}
      {roles.data && <RoleSections desk={roles.data} operators={operators.data?.operators ?? []} />}
      <Suspense fallback={null}>
        {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      </Suspense>
    </Page>
  );
}
