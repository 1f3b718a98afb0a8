import './operators.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { OperatorLink, OperatorsList } from '@khelaghor/contract/backoffice/operators.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { meQuery } from '../../shared/authenticated-route.ts';
import type { Asked } from './operator-action-dialog.tsx';
import { OperatorCard } from './operator-card.tsx';
import { useOperators } from './use-operators.ts';

const InviteDialog = lazy(async () => ({
  default: (await import('./invite-dialog.tsx')).InviteDialog,
}));
const OperatorActionDialog = lazy(async () => ({
  default: (await import('./operator-action-dialog.tsx')).OperatorActionDialog,
}));

type InvitationProps = { readonly invitation: OperatorLink; readonly onRevoke: () => void };

function Invitation({ invitation, onRevoke }: InvitationProps) {
  const { moment } = useNumberFormat();
  const { username, madeBy, expiresAt } = invitation;
  const until = moment(expiresAt);
  return (
    <li className="operator">
      <div className="operator__head">
        <h3 translate="no">{username}</h3>
      </div>
      <p className="operator__facts">
        <span>
          <Trans>
            Invited by <bdi translate="no">{madeBy}</bdi>
          </Trans>
        </span>
        <span>
          <Trans>Good until {until}</Trans>
        </span>
      </p>
      <div className="operator__acts">
        <Button icon="trash" onClick={onRevoke}>
          <Trans>Take the link back</Trans>
        </Button>
      </div>
    </li>
  );
}

type ListsProps = { readonly list: OperatorsList; readonly onAct: (asked: Asked) => void };

function Lists({ list, onAct }: ListsProps) {
  const me = useQuery({ ...meQuery, enabled: false }).data?.username;
  const { operators, invitations } = list;
  return (
    <>
      {operators.filter(({ state }) => state === 'enabled').length === 1 && (
        <Alert kind="info">
          <Trans>
            Only one operator can log in. Invite a second one: then resets of members’ proofs need
            two people, and a lost phone does not close the console.
          </Trans>
        </Alert>
      )}
      <ul className="operator-list">
        {operators.map((operator) => (
          <OperatorCard
            key={operator.id}
            operator={operator}
            isSelf={operator.username === me}
            onAct={onAct}
          />
        ))}
      </ul>
      {invitations.length > 0 && (
        <section aria-labelledby="invitations">
          <h2 className="thread" id="invitations">
            <Trans>Open invitations</Trans>
          </h2>
          <ul className="operator-list">
            {invitations.map((invitation) => {
              const { id, username } = invitation;
              return (
                <Invitation
                  key={id}
                  invitation={invitation}
                  onRevoke={() => onAct({ act: 'revoke', id, username, isSelf: false })}
                />
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
}

/** The operators of the console. Each change needs an app code of the operator who makes it. */
export function OperatorsPage() {
  const { t } = useLingui();
  const operators = useOperators();
  const [inviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <Page title={t`Operators`}>
      <div className="operators">
        <div className="operators__lead">
          <p>
            <Trans>All operators may do the same. The event log keeps who did what.</Trans>
          </p>
          <Button kind="primary" icon="plus" onClick={() => setInviting(true)}>
            <Trans>Invite an operator</Trans>
          </Button>
        </div>
        <QueryState query={operators} />
        {operators.data && <Lists list={operators.data} onAct={setAsked} />}
      </div>
      <Suspense fallback={null}>
        {inviting && <InviteDialog onClose={() => setInviting(false)} />}
        {asked && <OperatorActionDialog asked={asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Page>
  );
}
