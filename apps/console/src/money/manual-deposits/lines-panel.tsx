import './manual-deposits.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useState } from 'react';
import { listFilesStatementLines } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { UnmatchedLine } from '@khelaghor/contract/money/statements.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { QueryPager } from '@khelaghor/ui/pager/pager.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn, RowActions } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { QueryState } from '../../shared/query-state.tsx';
import { WalletName } from '../../shared/wallet-name.tsx';
import { QueueSearch } from './queue-search.tsx';
import { useStatementLines } from './use-statements.ts';

const StatementDialog = lazy(async () => ({
  default: (await import('./statement-dialog.tsx')).StatementDialog,
}));

const LinkDialog = lazy(async () => ({ default: (await import('./link-dialog.tsx')).LinkDialog }));

/** Why a line belongs to no deposit. */
function LineState({ amount, claim }: UnmatchedLine) {
  if (claim === null) return <Trans>Not claimed</Trans>;
  const { account, received } = claim;
  if (received !== null && received !== amount)
    return <Trans>{account}: another amount was recorded</Trans>;
  return received === null ? (
    <Trans>{account}: claimed with another sender</Trans>
  ) : (
    <Trans>{account}: waits for a second operator</Trans>
  );
}

function useColumns(): ListColumn<UnmatchedLine>[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  return [
    {
      key: 'trxId',
      name: t`TrxID`,
      slot: 'name',
      text: ({ trxId }) => trxId,
      cell: ({ trxId, provider }) => (
        <>
          <span translate="no" lang="zxx">
            {trxId}
          </span>
          <small>
            <WalletName kind={provider} />
          </small>
        </>
      ),
    },
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'value',
      figure: true,
      text: ({ amount }) => amount,
      cell: ({ amount }) => money(amount, 'BDT'),
    },
    {
      key: 'sender',
      name: t`Sender`,
      slot: 'line',
      text: ({ sender, sentAt }) => `${sender ?? ''} ${sentAt ?? ''}`,
      cell: ({ sender, sentAt }) => (
        <span translate="no" lang="zxx">
          {sender ?? '–'} {sentAt}
        </span>
      ),
    },
    {
      key: 'imported',
      name: t`Imported`,
      slot: 'note',
      text: ({ importedBy, importedAt }) => `${importedBy} ${importedAt}`,
      cell: ({ importedBy, importedAt }) => (
        <>
          <span translate="no">{importedBy}</span> {moment(importedAt)}
        </>
      ),
    },
    {
      key: 'state',
      name: t`State`,
      slot: 'line',
      text: ({ claim }) => claim?.account ?? '',
      cell: (line) => <LineState {...line} />,
    },
  ];
}

/** A line that no claim names can be linked to a claim of its channel. */
function getLineActions(line: UnmatchedLine): RowActions {
  if (line.claim !== null) return { actions: [] };
  const link: Action = {
    key: `link ${line.trxId}`,
    about: line.trxId,
    label: <Trans>Link to a claim</Trans>,
    renderDialog: (onClose) => <LinkDialog line={line} onClose={onClose} />,
  };
  return { actions: [link] };
}

const NoLine = () => (
  <EmptyState
    art="basket"
    title={<Trans>No line waits</Trans>}
    text={
      <Trans>Lines whose TrxID no member has told yet wait here. The claim credits them.</Trans>
    }
  />
);

const NoneFound = () => <EmptyState art="basket" title={<Trans>No line found</Trans>} />;

/** Lines of statements that belong to no deposit yet, and the import of further ones. */
export function LinesPanel({ search }: { readonly search: string }) {
  const { t } = useLingui();
  const query = useStatementLines(search);
  const columns = useColumns();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="queue-panel">
      <p>
        <Button kind="primary" icon="upload" onClick={() => setOpen(true)}>
          <Trans>Import a statement</Trans>
        </Button>
      </p>
      <QueueSearch search={search} />
      <QueryState query={query} skeletons={3} />
      {query.data && (
        <ListTable
          caption={t`Lines without a deposit`}
          columns={columns}
          rows={query.data.pages.flatMap(({ items }) => items)}
          rowKey={({ provider, trxId }) => `${provider} ${trxId}`}
          getActions={getLineActions}
          file={{ path: listFilesStatementLines.path }}
          empty={search === '' ? <NoLine /> : <NoneFound />}
        >
          <QueryPager query={query} />
        </ListTable>
      )}
      <Suspense fallback={null}>
        {isOpen && <StatementDialog onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
}
