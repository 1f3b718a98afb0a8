import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberDocument } from '@khelaghor/contract/account/documents.ts';
import { AccountRow } from '../../shared/account-row.tsx';
import { Moment } from '../../shared/moment.tsx';
import { DocumentStateTag, kindTitles, reasonTexts } from './labels.tsx';

/** A document with its state, and the reason of a refusal. */
function DocumentRow({ document }: { readonly document: MemberDocument }) {
  const { t } = useLingui();
  const { kind, numberMasked, state, reason, expiresOn, sentAt } = document;
  return (
    <AccountRow
      title={
        <b>
          {t(kindTitles[kind])}{' '}
          <bdi lang="zxx" translate="no">
            {numberMasked}
          </bdi>
        </b>
      }
      note={
        <>
          <small>
            <Trans>
              Sent: <Moment at={sentAt} />
            </Trans>
          </small>
          {expiresOn !== null && (
            <small>
              <Trans>Valid until {expiresOn}</Trans>
            </small>
          )}
          {reason !== null && <span>{t(reasonTexts[reason])}</span>}
        </>
      }
    >
      <DocumentStateTag state={state} />
    </AccountRow>
  );
}

type DocumentListProps = { readonly documents: readonly MemberDocument[] };

/** Every document that the member sent, the newest first. */
export function DocumentList({ documents }: DocumentListProps) {
  return (
    <ul className="account-rows">
      {documents.map((document) => (
        <DocumentRow key={document.id} document={document} />
      ))}
    </ul>
  );
}
