import './documents.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { useDocumentColumns } from './document-columns.tsx';
import { useMemberDocuments } from './use-documents.ts';

/** The level of a member, and every document that they sent. */
export function MemberDocuments({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const query = useMemberDocuments(id);
  const columns = useDocumentColumns('kind');
  if (!query.data) return <QueryState query={query} skeletons={1} />;
  const { level, documents } = query.data;
  return (
    <section className="detail__part">
      <p>
        {level === 1 ? (
          <Trans>Level 1: a document is accepted and valid.</Trans>
        ) : (
          <Trans>Level 0: no document is accepted and valid.</Trans>
        )}
      </p>
      <ListTable
        caption={t`Identity documents`}
        columns={columns}
        rows={documents}
        rowKey={({ id: key }) => key}
        empty={<EmptyState art="boat" title={<Trans>None yet</Trans>} />}
      />
    </section>
  );
}
