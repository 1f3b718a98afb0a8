import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LinkedIdentities } from './linked-identities.tsx';

const MemberActionsDialog = lazy(async () => ({
  default: (await import('./member-actions-dialog.tsx')).MemberActionsDialog,
}));

type FactProps = { readonly name: ReactNode; readonly children: ReactNode };

function Fact({ name, children }: FactProps) {
  return (
    <div className="member__fact">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function TypeName({ type }: Pick<AdminMember, 'type'>) {
  return type === 0 ? <Trans>Member</Trans> : <Trans>Agent</Trans>;
}

function PasswordFact({ member }: { readonly member: AdminMember }) {
  const { moment } = useNumberFormat();
  const { hasPassword, mustChangePassword, temporaryUntil } = member;
  if (!hasPassword) return <Trans>None: logs in with codes</Trans>;
  if (temporaryUntil !== null)
    return <Trans>Temporary, good once until {moment(temporaryUntil)}</Trans>;
  return mustChangePassword ? (
    <Trans>Temporary, used or late</Trans>
  ) : (
    <Trans>Set by the member</Trans>
  );
}

/** The member's contact channels, by which an operator verifies who asks. */
function Reach({ hasEmail, hasProvenMobile }: AdminMember) {
  if (hasEmail && hasProvenMobile) return <Trans>By phone and e-mail</Trans>;
  if (hasEmail) return <Trans>By e-mail, not proven</Trans>;
  return hasProvenMobile ? <Trans>By phone</Trans> : <Trans>No phone and no e-mail</Trans>;
}

/** The member's state, and the actions for it. */
export function MemberCard({ member }: { readonly member: AdminMember }) {
  const { moment, count } = useNumberFormat();
  const [help, setHelp] = useState<'password' | 'sessions' | null>(null);
  const { openSessions, rememberedBrowsers, closedAt, lastLoginAt, payoutHeldUntil } = member;
  const browsers = count(rememberedBrowsers);
  return (
    <article className="member">
      <h2 className="member__name" translate="no">
        {member.account}
      </h2>
      <dl className="member__facts">
        <Fact name={<Trans>Kind</Trans>}>
          <TypeName type={member.type} />
        </Fact>
        <Fact name={<Trans>Joined</Trans>}>{moment(member.registeredAt)}</Fact>
        <Fact name={<Trans>Last login</Trans>}>
          {lastLoginAt === null ? <Trans>Never</Trans> : moment(lastLoginAt)}
        </Fact>
        <Fact name={<Trans>Can be reached</Trans>}>
          <Reach {...member} />
        </Fact>
        <Fact name={<Trans>Password</Trans>}>
          <PasswordFact member={member} />
        </Fact>
        <Fact name={<Trans>Logged in now</Trans>}>
          {count(openSessions)}
          {rememberedBrowsers > 0 && (
            <small>
              <Trans>remembered browsers: {browsers}</Trans>
            </small>
          )}
        </Fact>
        {payoutHeldUntil !== null && (
          <Fact name={<Trans>No payouts until</Trans>}>{moment(payoutHeldUntil)}</Fact>
        )}
        {closedAt !== null && <Fact name={<Trans>Closed since</Trans>}>{moment(closedAt)}</Fact>}
      </dl>
      {closedAt === null && (
        <div className="member__acts">
          <Button icon="key" onClick={() => setHelp('password')}>
            <Trans>Give a temporary password</Trans>
          </Button>
          <Button icon="logout" onClick={() => setHelp('sessions')}>
            <Trans>End all sessions</Trans>
          </Button>
        </div>
      )}
      <LinkedIdentities member={member} />
      <Suspense fallback={null}>
        {help !== null && (
          <MemberActionsDialog member={member} help={help} onClose={() => setHelp(null)} />
        )}
      </Suspense>
    </article>
  );
}
