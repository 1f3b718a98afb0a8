import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ReviewedDocument } from '@khelaghor/contract/account/documents-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import type { Action } from '../../shared/kit/actions.ts';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import type { DocumentQueue } from './documents-search.ts';
import { DocumentStateBadge, kindLabels, reasonLabels, sideLabels } from './labels.tsx';
import { getPictureAddress, useAccept, useReview } from './use-documents.ts';

const RefuseDialog = lazy(async () => ({
  default: (await import('./refuse-dialog.tsx')).RefuseDialog,
}));

type DocumentProps = { readonly document: ReviewedDocument };

/** Accounts that sent a document with the same number. */
function Elsewhere({ document: { elsewhere } }: DocumentProps) {
  return (
    <ul className="document__elsewhere">
      {elsewhere.map(({ account, state }, index) => (
        <li key={`${account} ${index}`}>
          <Link to="/members" search={{ account, tab: 'documents' }} translate="no">
            {account}
          </Link>{' '}
          <DocumentStateBadge state={state} />
        </li>
      ))}
    </ul>
  );
}

function useFacts(document: ReviewedDocument): ObjectFact[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const { kind, number, expiresOn, profile, reason, sentAt, decidedAt, decidedBy } = document;
  return [
    { key: 'kind', name: t`Kind`, value: t(kindLabels[kind]) },
    {
      key: 'number',
      name: t`Number of the document`,
      value: <b translate="no">{number ?? t`Removed`}</b>,
    },
    ...(expiresOn === null
      ? []
      : [{ key: 'expiry', name: t`Valid until`, value: <span translate="no">{expiresOn}</span> }]),
    {
      key: 'name',
      name: t`Name in the profile`,
      value: profile.name === null ? '–' : <b translate="no">{profile.name}</b>,
    },
    { key: 'birthday', name: t`Birthday in the profile`, value: profile.birthday ?? '–' },
    { key: 'sent', name: t`Sent at`, value: moment(sentAt) },
    ...(decidedAt === null || decidedBy === null
      ? []
      : [
          { key: 'decided', name: t`Decided at`, value: moment(decidedAt) },
          { key: 'by', name: t`Decided by`, value: <span translate="no">{decidedBy}</span> },
        ]),
    ...(reason === null
      ? []
      : [{ key: 'reason', name: t`Reason`, value: t(reasonLabels[reason]) }]),
    ...(document.elsewhere.length === 0
      ? []
      : [
          {
            key: 'elsewhere',
            name: t`Same document elsewhere`,
            value: <Elsewhere document={document} />,
          },
        ]),
  ];
}

function useDocumentActions({ id, account, state }: ReviewedDocument): Action[] {
  const accepting = useAccept(id);
  const refuse: Action = {
    key: 'refuse',
    needs: 'approve',
    label: <Trans>Refuse</Trans>,
    tone: 'danger',
    renderDialog: (onClose) => <RefuseDialog id={id} onClose={onClose} />,
  };
  const accept: Action = {
    key: 'accept',
    needs: 'approve',
    label: <Trans>Accept</Trans>,
    tone: 'main',
    question: {
      title: <Trans>Accept the document of {account}?</Trans>,
      lead: (
        <Trans>Name, birthday, number and face have to match. The member gets a message.</Trans>
      ),
      done: { title: <Trans>The document is accepted</Trans> },
    },
    run: () => accepting.mutateAsync(),
  };
  if (state === 'waiting') return [refuse, accept];
  return state === 'refused' ? [] : [refuse];
}

/** The pictures of a document. */
function Pictures({ document: { id, pictures } }: DocumentProps) {
  const { t } = useLingui();
  if (pictures.length === 0)
    return (
      <p>
        <Trans>The pictures were removed.</Trans>
      </p>
    );
  return (
    <div className="document__pictures">
      {pictures.map((side) => (
        <figure key={side}>
          <img src={getPictureAddress(id, side)} alt={t(sideLabels[side])} />
          <figcaption>{t(sideLabels[side])}</figcaption>
        </figure>
      ))}
    </div>
  );
}

type ShownProps = DocumentProps & {
  readonly queue: DocumentQueue;
  readonly tab: string | undefined;
};

function Shown({ document, queue, tab }: ShownProps) {
  const navigate = useNavigate();
  const { id, account, memberId, state } = document;
  return (
    <Detail
      name={account}
      marks={<DocumentStateBadge state={state} />}
      facts={useFacts(document)}
      actions={useDocumentActions(document)}
      links={
        <Button icon="user" render={<Link to="/members" search={{ account, tab: 'documents' }} />}>
          <Trans>The member</Trans>
        </Button>
      }
      tab={tab}
      onTab={(next) => void navigate({ to: '/documents', search: { state: queue, id, tab: next } })}
      tabs={[
        {
          key: 'pictures',
          text: <Trans>Pictures</Trans>,
          panel: <Pictures document={document} />,
        },
      ]}
      subject={`member:${memberId}`}
    />
  );
}

type PageProps = {
  readonly id: string;
  /** The queue that the way back leads to. */
  readonly queue: DocumentQueue;
  readonly tab: string | undefined;
};

/** The review of a document: its pictures and number beside the profile. */
export function DocumentPage({ id, queue, tab }: PageProps) {
  const { t } = useLingui();
  const review = useReview(id);
  return (
    <Page title={t`Identity document`} back={<Link to="/documents" search={{ state: queue }} />}>
      <QueryState query={review} skeletons={1} />
      {review.data && <Shown document={review.data} queue={queue} tab={tab} />}
    </Page>
  );
}
