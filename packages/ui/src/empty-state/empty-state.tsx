import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { EmptyStateArt, type EmptyStateArtName } from './empty-state-art.tsx';

type StatePanelProps = {
  readonly art: EmptyStateArtName;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly actions?: ReactNode;
  /** The whole page rather than a part of one. */
  readonly page?: boolean;
};

function StatePanel({ art, title, text, actions, page = false }: StatePanelProps) {
  return (
    <div className={page ? 'empty-state empty-state--page' : 'empty-state'}>
      <EmptyStateArt name={art} />
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {actions !== undefined && <div className="empty-state__actions">{actions}</div>}
    </div>
  );
}

/** Nothing is here yet. Say what would be here, and offer the way to it. */
export function EmptyState({
  art = 'basket',
  ...rest
}: Partial<StatePanelProps> & { title: ReactNode }) {
  return <StatePanel {...rest} art={art} />;
}

type ErrorStateProps = {
  readonly title?: ReactNode;
  readonly text?: ReactNode;
  readonly onRetry?: () => void;
  readonly busy?: boolean;
  readonly page?: boolean;
};

/** Something could not be fetched or shown. It was not the reader's fault. */
export function ErrorState({ title, text, onRetry, busy = false, page = false }: ErrorStateProps) {
  return (
    <div role="alert">
      <StatePanel
        page={page}
        art="lotus"
        title={title ?? <Trans>This could not be loaded</Trans>}
        text={text ?? <Trans>Your money and bets are safe. Please try again in a moment.</Trans>}
        actions={
          onRetry !== undefined && (
            <Button icon="refresh" busy={busy} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}

/** Closed for a while: maintenance, or not offered where the reader is. */
export function UnavailableState({ title, text, actions }: Omit<StatePanelProps, 'art' | 'page'>) {
  return <StatePanel page art="boat" title={title} text={text} actions={actions} />;
}
