import './members.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { getRefusal } from '../../shared/api.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { MemberCard } from './member-card.tsx';
import { ResponsibleGamingSection } from './responsible-gaming-section.tsx';
import { FactorResetsSection } from './factor-resets.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useMember } from './use-members.ts';

function SearchForm({ account }: { readonly account: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(account);
  const find = () => void navigate({ to: '/members', search: { account: getName(typed) } });
  return (
    <form
      className="members__search"
      role="search"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        find();
      }}
    >
      <TextField
        label={<Trans>Username</Trans>}
        aside={<Trans>The whole name</Trans>}
        icon="user"
        name="account"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" kind="primary" icon="search">
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}

const getName = (typed: string): string => typed.trim().toLowerCase();

function Found({ account }: { readonly account: string }) {
  const found = useMember(account);
  const isUnknown = found.isError && getRefusal(found.error).code === 'member_unknown';
  if (isUnknown)
    return (
      <EmptyState
        art="kite"
        title={<Trans>There is no member with this username.</Trans>}
        text={<Trans>Names are found whole, and trials not at all.</Trans>}
      />
    );
  return (
    <>
      <QueryState query={found} skeletons={1} />
      {found.data && (
        <>
          <MemberCard key={found.data.id} member={found.data} />
          <ResponsibleGamingSection key={`play ${found.data.id}`} id={found.data.id} />
          {found.data.closedAt === null && (
            <>
              <ProfileSection key={`told ${found.data.id}`} id={found.data.id} />
              <FactorResetsSection key={`resets ${found.data.id}`} id={found.data.id} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** One member's page, for an operator who helps them. */
export function MembersPage() {
  const { t } = useLingui();
  const { account = '' } = useSearch({ from: '/inside/members' });
  return (
    <Page title={t`Members`}>
      <SearchForm key={account} account={account} />
      {account !== '' && <Found account={account} />}
    </Page>
  );
}
