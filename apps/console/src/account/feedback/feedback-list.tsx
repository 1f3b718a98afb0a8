import { Trans, useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import type { ReactNode } from 'react';
import { listFilesFeedback } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { FeedbackState, QueuedFeedback } from '@khelaghor/contract/account/feedback.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { writeMoment } from '../../shared/dhaka-input.ts';
import type { Action } from '../../shared/kit/actions.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { typeLabels } from './labels.ts';
import { useClose } from './use-feedback.ts';

const AnswerDialog = lazy(async () => ({
  default: (await import('./answer-dialog.tsx')).AnswerDialog,
}));

function Pictures({ images }: Pick<QueuedFeedback, 'images'>) {
  const { t } = useLingui();
  return (
    <div className="told-pictures">
      {images.map(({ hash, width }, index) => {
        const number = index + 1;
        return (
          <a
            key={hash}
            href={`/media/${hash}-${width}.webp`}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t`Picture ${number}, in a window of its own`}
          >
            <img
              src={`/media/${hash}-${Math.min(width, 320)}.webp`}
              alt=""
              width="96"
              height="96"
            />
          </a>
        );
      })}
    </div>
  );
}

/** The member's text with its pictures, and the operator's answer. */
function Words({ told }: { readonly told: QueuedFeedback }) {
  const { answeredBy } = told;
  return (
    <>
      <blockquote className="feedback-text" lang={told.language}>
        {told.content}
      </blockquote>
      {told.images.length > 0 && <Pictures images={told.images} />}
      {told.answer !== null && (
        <blockquote className="feedback-text feedback-text--answer">
          <b>
            <Trans>Answered by {answeredBy}</Trans>
          </b>
          <br />
          {told.answer}
        </blockquote>
      )}
    </>
  );
}

function useColumns(): ListColumn<QueuedFeedback>[] {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const getWho = ({ account, contact }: QueuedFeedback): string =>
    account ?? (contact === null ? t`A visitor without contact` : t`A visitor, ${contact}`);
  return [
    {
      key: 'type',
      name: t`Kind`,
      slot: 'name',
      text: ({ type }) => t(typeLabels[type]),
      rank: ({ type }) => t(typeLabels[type]),
      cell: ({ type }) => t(typeLabels[type]),
    },
    { key: 'who', name: t`Sender`, slot: 'note', text: getWho, rank: getWho, cell: getWho },
    {
      key: 'words',
      name: t`Text`,
      slot: 'line',
      text: ({ content }) => content,
      cell: (told) => <Words told={told} />,
    },
    { key: 'answer', name: t`Answer`, slot: 'file', text: ({ answer }) => answer ?? '' },
    {
      key: 'at',
      name: t`Time`,
      slot: 'state',
      text: ({ createdAt }) => writeMoment(createdAt),
      rank: ({ createdAt }) => Date.parse(createdAt),
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}

/** What can be done with feedback that is not closed. */
function useFeedbackActions(): (told: QueuedFeedback) => Action[] {
  const closing = useClose();
  return (told) => {
    if (told.state === 'closed') return [];
    const close: Action = {
      key: `close ${told.id}`,
      label: <Trans>Close it</Trans>,
      icon: 'check',
      run: () => closing.mutateAsync(told.id),
    };
    const answer: Action = {
      key: `answer ${told.id}`,
      label: <Trans>Answer</Trans>,
      icon: 'chat',
      tone: 'main',
      renderDialog: (onClose) => <AnswerDialog told={told} onClose={onClose} />,
    };
    return told.state === 'new' ? [close, answer] : [close];
  };
}

type ListProps = {
  readonly items: readonly QueuedFeedback[];
  readonly state: FeedbackState;
  /** The pager. */
  readonly children: ReactNode;
};

/** What was told us in one state. */
export function FeedbackList({ items, state, children }: ListProps) {
  const { t } = useLingui();
  const getActions = useFeedbackActions();
  return (
    <ListTable
      key={state}
      caption={t`Feedback and complaints`}
      columns={useColumns()}
      rows={items}
      rowKey={({ id }) => id}
      file={{ path: listFilesFeedback.path, query: { state } }}
      getActions={(told) => ({ actions: getActions(told) })}
      empty={<EmptyState art="boat" title={<Trans>Nothing here</Trans>} />}
    >
      {children}
    </ListTable>
  );
}
