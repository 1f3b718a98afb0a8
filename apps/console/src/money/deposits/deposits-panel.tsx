import './deposits.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { listFilesDeposits } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { DeskDeposit } from '@khelaghor/contract/money/differing-payments.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import type { DepositsSearch } from './deposits-search.ts';
import { readDepositsSearch } from './deposits-search.ts';
import { DepositState, stateLabels, useChannelNames } from './labels.tsx';
import { useDeposits } from './use-deposits.ts';
import type { DepositFilter } from './use-deposits.ts';

type PanelProps = { readonly search: DepositsSearch };

const states = Object.keys(stateLabels) as (keyof typeof stateLabels)[];

/** The filter of an address; a state that is not known filters nothing. */
function getFilter({ state, channel, account }: DepositsSearch): DepositFilter {
  const known = states.find((key) => key === state);
  return {
    ...(known && { state: known }),
    ...(channel !== undefined && { channel }),
    ...(account !== undefined && { account }),
  };
}

function Filters({ search }: PanelProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { named } = useChannelNames();
  const { state = '', channel = '', account: shown = '' } = search;
  const [account, setAccount] = useState(shown);
  const show = (patch: Record<string, string>) =>
    void navigate({
      to: '/manual-deposits',
      search: readDepositsSearch({ tab: 'all', state, channel, account, ...patch }),
    });
  return (
    <form
      className="deposit-filters"
      role="search"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        show({});
      }}
    >
      <ChoiceField
        label={<Trans>State</Trans>}
        value={state}
        choices={[
          { key: '', text: t`All states` },
          ...states.map((key) => ({ key, text: t(stateLabels[key]) })),
        ]}
        onChange={(key) => show({ state: key })}
      />
      <ChoiceField
        label={<Trans>Channel</Trans>}
        value={channel}
        choices={[{ key: '', text: t`All channels` }, ...named]}
        onChange={(key) => show({ channel: key })}
      />
      <TextField
        label={<Trans>Account</Trans>}
        icon="user"
        name="account"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        value={account}
        onChange={({ currentTarget }) => setAccount(currentTarget.value)}
      />
      <Button type="submit" icon="search">
        <Trans>Find</Trans>
      </Button>
    </form>
  );
}

function useColumns(search: DepositsSearch): ListColumn<DeskDeposit>[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const { getName } = useChannelNames();
  return [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      cell: ({ id, account, channel }) => (
        <>
          <Link to="/manual-deposits" search={{ ...search, tab: 'all', id }} translate="no">
            {account}
          </Link>
          <small>{getName(channel)}</small>
        </>
      ),
    },
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'value',
      figure: true,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'reference',
      name: t`TrxID`,
      slot: 'line',
      cell: ({ reference }) => (
        <span translate="no" lang="zxx">
          {reference ?? '–'}
        </span>
      ),
    },
    {
      key: 'at',
      name: t`Time`,
      slot: 'note',
      cell: ({ requestedAt }) => moment(requestedAt),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'state',
      cell: (deposit) => <DepositState {...deposit} />,
    },
  ];
}

/** All deposits of members, newest first, through gateways and to numbers of the house. */
export function DepositsPanel({ search }: PanelProps) {
  const { t } = useLingui();
  const filter = getFilter(search);
  const query = useDeposits(filter);
  const columns = useColumns(search);
  const { state, channel, account } = filter;
  // The file knows the states alone.
  const hasFile = channel === undefined && account === undefined && state !== 'differing';
  return (
    <div className="queue">
      <Filters key={search.account ?? ''} search={search} />
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`All deposits`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ id }) => id}
          {...(hasFile && { file: { path: listFilesDeposits.path, query: { state } } })}
          empty={<EmptyState art="basket" title={<Trans>No such deposits</Trans>} />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
    </div>
  );
}
