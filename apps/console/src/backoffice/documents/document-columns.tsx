import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { QueuedDocument } from '@khelaghor/contract/account/documents-admin.ts';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useMay } from '../../shared/may.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { DocumentStateBadge, kindLabels, reasonLabels } from './labels.tsx';

/** The state of a document, the reason of a refusal, and whether the number is known elsewhere. */
function Standing({ document }: { readonly document: QueuedDocument }) {
  const { t } = useLingui();
  const { state, reason, isElsewhere } = document;
  return (
    <>
      <DocumentStateBadge state={state} />
      {reason !== null && <small>{t(reasonLabels[reason])}</small>}
      {isElsewhere && (
        <Tag tone="offer">
          <Trans>Same document elsewhere</Trans>
        </Tag>
      )}
    </>
  );
}

/** The columns of every list of documents; `name` is what leads to the review. */
export function useDocumentColumns(name: 'account' | 'kind'): ListColumn<QueuedDocument>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const mayOpen = useMay()('approve', 'members');
  const getQueue = ({ state }: QueuedDocument) => (state === 'expired' ? 'accepted' : state);
  const getName = (document: QueuedDocument) =>
    name === 'account' ? document.account : t(kindLabels[document.kind]);
  return [
    {
      key: name,
      name: name === 'account' ? t`Account` : t`Kind`,
      slot: 'name',
      text: getName,
      cell: (document) => {
        const shown = <b translate={name === 'account' ? 'no' : 'yes'}>{getName(document)}</b>;
        return mayOpen ? (
          <Link to="/documents" search={{ state: getQueue(document), id: document.id }}>
            {shown}
          </Link>
        ) : (
          shown
        );
      },
    },
    {
      key: 'document',
      name: t`Document`,
      slot: 'line',
      text: ({ kind, numberMasked }) => `${kind} ${numberMasked}`,
      cell: ({ kind, numberMasked, expiresOn }) => (
        <>
          {name === 'account' && <>{t(kindLabels[kind])} </>}
          <span translate="no" lang="zxx">
            {numberMasked}
          </span>
          {expiresOn !== null && (
            <small>
              <Trans>Valid until {expiresOn}</Trans>
            </small>
          )}
        </>
      ),
    },
    {
      key: 'state',
      name: t`Status`,
      slot: 'state',
      text: ({ state }) => state,
      cell: (document) => <Standing document={document} />,
    },
    {
      key: 'sent',
      name: t`Sent at`,
      slot: 'note',
      text: ({ sentAt }) => sentAt,
      cell: ({ sentAt }) => moment(sentAt),
    },
  ];
}
