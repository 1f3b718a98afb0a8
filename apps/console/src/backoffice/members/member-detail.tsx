import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import type { AdminMember } from '@khelaghor/contract/backoffice/members.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { withTexts } from '../../shared/language.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LoadingCards } from '../../shared/query-state.tsx';
import { MemberLinks } from './member-links.tsx';
import { MemberMoney } from './member-money.tsx';
import { LoginLinks } from './login-links.tsx';
import { ProfileSection } from './profile-section.tsx';
import { freezeTitles } from './labels.ts';
import { useFreeze } from './use-freeze.ts';
import { useMemberAction, useMemberDesk } from './use-members.ts';

const loadDocuments = withTexts('site', () => import('../documents/index.ts'));
const loadCare = withTexts('site', () => import('../care/index.ts'));
const loadPlay = withTexts('site', () => import('../member-play/index.ts'));
const MemberCare = lazy(async () => ({ default: (await loadCare()).MemberCare }));
const MemberBets = lazy(async () => ({ default: (await loadPlay()).MemberBets }));
const ResponsibleGamingSection = lazy(async () => ({
  default: (await import('./responsible-gaming-section.tsx')).ResponsibleGamingSection,
}));
const DebtsSection = lazy(async () => ({
  default: (await import('./debts-section.tsx')).DebtsSection,
}));
const FactorResetsSection = lazy(async () => ({
  default: (await import('./factor-resets.tsx')).FactorResetsSection,
}));
const FreezeDialog = lazy(async () => ({
  default: (await import('./freeze-dialog.tsx')).FreezeDialog,
}));
const Timeline = lazy(async () => ({ default: (await import('./timeline.tsx')).Timeline }));
const MemberDocuments = lazy(async () => ({
  default: (await loadDocuments()).MemberDocuments,
}));
const TemporaryPasswordDialog = lazy(async () => ({
  default: (await import('./temporary-password-dialog.tsx')).TemporaryPasswordDialog,
}));

type Freeze = MemberDesk['freezes'][number];
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

/** The freezes of a member with reason and end. */
function useFreezeFacts(freezes: readonly Freeze[]): ObjectFact[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  return freezes.map(({ scope, reason, until, by }) => {
    const what = t(freezeTitles[scope]);
    return {
      key: `frozen ${scope}`,
      name: <Trans>Frozen: {what}</Trans>,
      value: (
        <>
          {reason}{' '}
          <small>
            {until === null ? (
              <Trans>by {by}, until it is ended</Trans>
            ) : (
              <Trans>
                by {by}, until {moment(until)}
              </Trans>
            )}
          </small>
        </>
      ),
    };
  });
}

function useFreezeActions(id: string, freezes: readonly Freeze[]): Action[] {
  const { t } = useLingui();
  const { unfreezing } = useFreeze(id);
  return [
    {
      key: 'freeze',
      label: <Trans>Freeze</Trans>,
      icon: 'lock',
      tone: 'danger',
      renderDialog: (onClose) => <FreezeDialog id={id} onClose={onClose} />,
    },
    ...freezes.map(({ scope }): Action => {
      const what = t(freezeTitles[scope]);
      return {
        key: `unfreeze ${scope}`,
        label: <Trans>End freeze: {what}</Trans>,
        question: {
          title: <Trans>End this freeze?</Trans>,
          lead: <Trans>It ends at once: {what}</Trans>,
          reason: {},
          done: { title: <Trans>The freeze is ended</Trans> },
        },
        run: ({ reason }) => unfreezing.mutateAsync({ scope, reason }),
      };
    }),
  ];
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
function useMemberActions(member: AdminMember, freezes: readonly Freeze[]): Action[] {
  const { ending } = useMemberAction(member);
  const freezeActions = useFreezeActions(member.id, freezes);
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
    ...freezeActions,
  ];
}

type DetailProps = MemberProps & { readonly tab: string | undefined };

/** The member's state, the actions for it, and all about the account in tabs. */
export function MemberDetail({ member, tab }: DetailProps) {
  const navigate = useNavigate();
  const { id, account, closedAt } = member;
  const isOpen = closedAt === null;
  const desk = useMemberDesk(id).data;
  const freezes = desk?.freezes ?? [];
  const currencies = desk?.sums.map(({ currency }) => currency) ?? [];
  const timeline = (
    <Suspense fallback={<LoadingCards />}>
      <Timeline id={id} />
    </Suspense>
  );
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
      facts={[...useFacts(member), ...useFreezeFacts(freezes)]}
      actions={useMemberActions(member, freezes)}
      tab={tab}
      onTab={(next) => void navigate({ to: '/members', search: { account, tab: next } })}
      tabs={[
        {
          key: 'play',
          text: <Trans>Responsible gaming</Trans>,
          panel: (
            <Suspense fallback={<LoadingCards />}>
              <ResponsibleGamingSection id={id} />
              <MemberCare id={id} />
            </Suspense>
          ),
        },
        { key: 'money', text: <Trans>Money</Trans>, panel: <MemberMoney id={id} /> },
        {
          key: 'bets',
          text: <Trans>Bets</Trans>,
          panel: (
            <Suspense fallback={<LoadingCards />}>
              <MemberBets id={id} account={account} currencies={currencies} />
            </Suspense>
          ),
        },
        {
          key: 'links',
          text: <Trans>Devices and notes</Trans>,
          panel: <MemberLinks id={id} />,
        },
        { key: 'identity', text: <Trans>Name and logins</Trans>, panel: identity },
        {
          key: 'documents',
          text: <Trans>Identity documents</Trans>,
          panel: (
            <Suspense fallback={<LoadingCards />}>
              <MemberDocuments id={id} />
            </Suspense>
          ),
        },
        { key: 'timeline', text: <Trans>Timeline</Trans>, panel: timeline },
        {
          key: 'debts',
          text: <Trans>Debts</Trans>,
          panel: (
            <Suspense fallback={<LoadingCards />}>
              <DebtsSection id={id} />
            </Suspense>
          ),
        },
        ...(isOpen
          ? [
              {
                key: 'proofs',
                text: <Trans>Second factors and phone</Trans>,
                panel: (
                  <Suspense fallback={<LoadingCards />}>
                    <FactorResetsSection id={id} />
                  </Suspense>
                ),
              },
            ]
          : []),
      ]}
      subject={`member:${account}`}
    />
  );
}
