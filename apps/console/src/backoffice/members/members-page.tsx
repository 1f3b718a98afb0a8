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
import { MemberDetail } from './member-detail.tsx';
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
        aside={<Trans>Full username</Trans>}
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

type FoundProps = { readonly account: string; readonly tab: string | undefined };

function Found({ account, tab }: FoundProps) {
  const found = useMember(account);
  const isUnknown = found.isError && getRefusal(found.error).code === 'member_unknown';
  if (isUnknown)
    return (
      <EmptyState
        art="kite"
        title={<Trans>No member has this username.</Trans>}
        text={<Trans>Search by exact username; trial accounts are not found.</Trans>}
      />
    );
  return (
    <>
      <QueryState query={found} skeletons={1} />
      {found.data && <MemberDetail key={found.data.id} member={found.data} tab={tab} />}
    </>
  );
}

/** One member's page, for an operator who helps them. */
export function MembersPage() {
  const { t } = useLingui();
  const { account = '', tab } = useSearch({ from: '/inside/members' });
  return (
    <Page title={t`Members`}>
      <SearchForm key={account} account={account} />
      {account !== '' && <Found account={account} tab={tab} />}
    </Page>
  );
}
