import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { DebtsSection } from './debts-section.tsx';
import { FactorResetsSection } from './factor-resets.tsx';
import { LoginLinks } from './login-links.tsx';
import { ResponsibleGamingSection } from './responsible-gaming-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useMemberAction } from './use-members.ts';

const TemporaryPasswordDialog = lazy(async () => ({
  default: (await import('./temporary-password-dialog.tsx')).TemporaryPasswordDialog,
}));

type MemberProps = { readonly member: AdminMember };

function PasswordState({ member }: MemberProps) {
  const { moment } = useNumberFormat();
  const { hasPassword, mustChangePassword, temporaryUntil } = member;
  if (!hasPassword) return <Trans>None: logs in with codes</Trans>;
  if (temporaryUntil !== null)
    return <Trans>Temporary, valid once until {moment(temporaryUntil)}</Trans>;
  return mustChangePassword ? (
    <Trans>Temporary, used or expired</Trans>
  ) : (
    <Trans>Set by the member</Trans>
  );
}

/** The member's contact channels, by which an operator verifies who asks. */
function Reach({ hasEmail, hasProvenMobile }: AdminMember) {
  if (hasEmail && hasProvenMobile) return <Trans>By phone and e-mail</Trans>;
  if (hasEmail) return <Trans>By e-mail, unverified</Trans>;
  return hasProvenMobile ? <Trans>By phone</Trans> : <Trans>No phone and no e-mail</Trans>;
}

function Logins({ member: { openSessions, rememberedBrowsers } }: MemberProps) {
  const { count } = useNumberFormat();
  const browsers = count(rememberedBrowsers);
  return (
    <>
      {count(openSessions)}
      {rememberedBrowsers > 0 && (
        <small>
          <Trans>remembered browsers: {browsers}</Trans>
        </small>
      )}
    </>
  );
}

function useFacts(member: AdminMember): ObjectFact[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const { type, registeredAt, lastLoginAt, payoutHeldUntil, closedAt } = member;
  return [
    { key: 'kind', name: t`Kind`, value: type === 0 ? t`Member` : t`Agent` },
    { key: 'joined', name: t`Registered`, value: moment(registeredAt) },
    {
      key: 'seen',
      name: t`Last login`,
      value: lastLoginAt === null ? t`Never` : moment(lastLoginAt),
    },
    { key: 'reach', name: t`Contact details`, value: <Reach {...member} /> },
    { key: 'password', name: t`Password`, value: <PasswordState member={member} /> },
    { key: 'logins', name: t`Online now`, value: <Logins member={member} /> },
    ...(payoutHeldUntil === null
      ? []
      : [{ key: 'held', name: t`No payouts until`, value: moment(payoutHeldUntil) }]),
    ...(closedAt === null
      ? []
      : [{ key: 'closed', name: t`Closed since`, value: moment(closedAt) }]),
  ];
}

/** What an operator can do for a member who asks; nothing once the account is closed. */
function useMemberActions(member: AdminMember): Action[] {
  const { ending } = useMemberAction(member);
  if (member.closedAt !== null) return [];
  return [
    {
      key: 'password',
      label: <Trans>Create a temporary password</Trans>,
      icon: 'key',
      renderDialog: (onClose) => <TemporaryPasswordDialog member={member} onClose={onClose} />,
    },
    {
      key: 'sessions',
      label: <Trans>End all sessions</Trans>,
      icon: 'logout',
      question: {
        title: <Trans>Log {member.account} out everywhere?</Trans>,
        lead: (
          <Trans>
            The member can log in again with their password. Running bets are settled as usual.
          </Trans>
        ),
        done: { title: <Trans>Logged out on all devices</Trans> },
      },
      run: () => ending.mutateAsync(),
    },
  ];
}

type DetailProps = MemberProps & { readonly tab: string | undefined };

/** The member's state, the actions for it, and all about the account in tabs. */
export function MemberDetail({ member, tab }: DetailProps) {
  const navigate = useNavigate();
  const { id, account, closedAt } = member;
  const isOpen = closedAt === null;
  const identity = (
    <div className="detail__part">
      {isOpen && <ProfileSection id={id} />}
      <LoginLinks member={member} />
    </div>
  );
  return (
    <Detail
      name={account}
      marks={
        !isOpen && (
          <StatusBadge tone="quiet">
            <Trans>Closed</Trans>
          </StatusBadge>
        )
      }
      facts={useFacts(member)}
      actions={useMemberActions(member)}
      tab={tab}
      onTab={(next) => void navigate({ to: '/members', search: { account, tab: next } })}
      tabs={[
        {
          key: 'play',
          text: <Trans>Responsible gaming</Trans>,
          panel: <ResponsibleGamingSection id={id} />,
        },
        { key: 'identity', text: <Trans>Name and logins</Trans>, panel: identity },
        { key: 'debts', text: <Trans>Debts</Trans>, panel: <DebtsSection id={id} /> },
        ...(isOpen
          ? [
              {
                key: 'proofs',
                text: <Trans>Second factors and phone</Trans>,
                panel: <FactorResetsSection id={id} />,
              },
            ]
          : []),
      ]}
      subject={`member:${account}`}
    />
  );
}
