import './members.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { listFilesMembers } from '@khelaghor/client/routes/backoffice.gen.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';
import { getRefusal } from '../../shared/api.ts';
import { FileLink } from '../../shared/kit/file-link.tsx';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { MemberDetail } from './member-detail.tsx';
import { MemberList } from './member-list.tsx';
import { useMember, useMemberSearch } from './use-members.ts';

function SearchForm({ begun }: { readonly begun: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(begun);
  const find = () => void navigate({ to: '/members', search: { q: toVisibleText(typed) } });
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
        label={<Trans>Find a member</Trans>}
        hint={
          <Trans>Username, name, phone, e-mail, id, wallet number, TrxID, IP, device or tag.</Trans>
        }
        icon="user"
        name="account"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" kind="primary" icon="search">
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}

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

/** Results of a search for members; a single result opens its page at once. */
function SearchResults({ q }: { readonly q: string }) {
  const search = useMemberSearch(q);
  const members = search.data?.members ?? [];
  const [only] = members;
  if (only && members.length === 1) return <Found account={only.account} tab={undefined} />;
  return (
    <>
      <QueryState query={search} skeletons={1} />
      {search.data && <MemberList q={q} {...search.data} />}
    </>
  );
}

/** Finds members, and shows one of them to an operator who helps them. */
export function MembersPage() {
  const { t } = useLingui();
  const { account = '', q = '', tab } = useSearch({ from: '/inside/members' });
  return (
    <Page title={t`Members`}>
      <SearchForm key={q || account} begun={q || account} />
      {q !== '' && account === '' && <SearchResults q={q} />}
      {q === '' && account === '' && <FileLink path={listFilesMembers.path} />}
      {account !== '' && <Found account={account} tab={tab} />}
    </Page>
  );
}
