import { Trans } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { toVisibleText } from '@khelaghor/typed-text/visible-text.ts';

const route = getRouteApi('/inside/manual-deposits');

/** The search of claims and lines. Its text stands in the address and holds for both tabs. */
export function QueueSearch({ search }: { readonly search: string }) {
  const navigate = useNavigate();
  const { tab } = route.useSearch();
  const [typed, setTyped] = useState(search);
  const find = () => {
    const q = toVisibleText(typed);
    void navigate({
      to: '/manual-deposits',
      search: { ...(tab !== undefined && { tab }), ...(q !== '' && { q }) },
    });
  };
  return (
    <form
      className="queue-search"
      role="search"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        find();
      }}
    >
      <TextField
        label={<Trans>TrxID, account or sender</Trans>}
        icon="search"
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" icon="search">
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}
