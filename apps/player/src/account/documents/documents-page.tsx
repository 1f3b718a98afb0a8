import './documents.css';
import { Trans } from '@lingui/react/macro';
import type { MyDocuments } from '@khelaghor/contract/account/documents.ts';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { DocumentForm } from './document-form.tsx';
import { DocumentList } from './document-list.tsx';
import { useDocuments } from './use-documents.ts';

/** The next step of the member, in a sentence. */
function Lead({ level, canSend, documents: [newest] }: MyDocuments) {
  if (newest?.state === 'waiting')
    return <Trans>We are reviewing your document. A message tells you the result.</Trans>;
  if (level === 1 && canSend)
    return <Trans>Your document expires soon. Send the new one in time.</Trans>;
  if (level === 1) return <Trans>Your document is accepted. Nothing more is needed.</Trans>;
  if (newest?.state === 'refused')
    return <Trans>Your document was not accepted. The reason is below; send it again.</Trans>;
  if (newest?.state === 'expired')
    return <Trans>Your document has expired. Send one that is valid.</Trans>;
  return <Trans>Send an identity document, so that we know the account is yours.</Trans>;
}

/** The storage and removal of the pictures. */
function Privacy() {
  return (
    <p className="documents__note">
      <Trans>
        Number and pictures are stored encrypted. Only staff who review them can open them, and
        every look is recorded. Those of a refused document are removed after 90 days.
      </Trans>
    </p>
  );
}

/** The member's identity documents: their states, and sending one. */
export function DocumentsPage() {
  const query = useDocuments();
  const mine = query.data;
  return (
    <div className="page__main--inset documents">
      <PageTitle>
        <Trans>Identity documents</Trans>
      </PageTitle>
      {query.isError && mine === undefined && <QueryError query={query} />}
      {query.isPending && <SkeletonList count={4} />}
      {mine && (
        <div className="documents__cards stack">
          <Card>
            <p>
              <Lead {...mine} />
            </p>
            <Privacy />
          </Card>
          {mine.documents.length > 0 && (
            <Card>
              <h2 className="documents__title">
                <Trans>Sent documents</Trans>
              </h2>
              <DocumentList documents={mine.documents} />
            </Card>
          )}
          {mine.canSend && (
            <Card>
              <DocumentForm />
            </Card>
          )}
        </div>
      )}
    </div>
  );
}
