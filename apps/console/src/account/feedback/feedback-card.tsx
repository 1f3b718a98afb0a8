import { Trans, useLingui } from '@lingui/react/macro';
import type { QueuedFeedback } from '@khelaghor/contract/account/feedback.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { stateLabels, typeLabels } from './labels.ts';

const tones = { new: 'open', answered: 'good', closed: 'quiet' } as const;

function Who({ told }: { readonly told: QueuedFeedback }) {
  if (told.account !== null) return <>{told.account}</>;
  return told.contact === null ? (
    <Trans>A visitor who left no address</Trans>
  ) : (
    <Trans>A visitor, {told.contact}</Trans>
  );
}

function Pictures({ images }: Pick<QueuedFeedback, 'images'>) {
  const { t } = useLingui();
  return (
    <div className="told-card__pictures">
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

type CardProps = {
  readonly told: QueuedFeedback;
  readonly closing: boolean;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
};

/** One thing that was told us, and what can be done with it. */
export function FeedbackCard({ told, closing, onAnswer, onClose }: CardProps) {
  const { t } = useLingui();
  const { moment } = useNumberFormat();
  const { answeredBy } = told;
  return (
    <li className="told-card">
      <p className="told-card__head">
        <b>{t(typeLabels[told.type])}</b>
        <StatusBadge tone={tones[told.state]}>{t(stateLabels[told.state])}</StatusBadge>
        <span>
          <Who told={told} />
        </span>
        <small>{moment(told.createdAt)}</small>
      </p>
      <blockquote className="told-words" lang={told.language}>
        {told.content}
      </blockquote>
      {told.images.length > 0 && <Pictures images={told.images} />}
      {told.answer !== null && (
        <blockquote className="told-words told-words--answer">
          <b>
            <Trans>Answered by {answeredBy}</Trans>
          </b>
          <br />
          {told.answer}
        </blockquote>
      )}
      {told.state !== 'closed' && (
        <div className="told-card__acts">
          <Button icon="check" busy={closing} onClick={onClose}>
            <Trans>Close it</Trans>
          </Button>
          {told.state === 'new' && (
            <Button kind="primary" icon="chat" onClick={onAnswer}>
              <Trans>Answer</Trans>
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
