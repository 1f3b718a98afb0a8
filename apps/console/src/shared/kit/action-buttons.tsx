import './actions.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import type { Action, WaitingRequest } from './actions.ts';
import { useActions } from './use-actions.tsx';
import type { ActionStarter } from './use-actions.tsx';

type ButtonsProps = {
  readonly actions: readonly Action[];
  readonly starter: ActionStarter;
  readonly size?: 'small' | 'medium';
  /** Links that stand among the buttons. */
  readonly children?: ReactNode;
};

/** The buttons of some actions. A dangerous one is red only in its dialog, where it is done. */
export function ActionButtons({ actions, starter, size = 'medium', children }: ButtonsProps) {
  const { start, runningKey } = starter;
  return (
    <div className="actions">
      {actions.map((action) => (
        <Button
          key={action.key}
          size={size}
          kind={action.tone === 'main' ? 'primary' : 'secondary'}
          busy={runningKey === action.key}
          {...(action.icon !== undefined && { icon: action.icon })}
          onClick={() => start(action)}
        >
          {action.label}
          {action.about !== undefined && <span className="visually-hidden"> {action.about}</span>}
        </Button>
      ))}
      {children}
    </div>
  );
}

/** Buttons with dialogs of their own, where a section has no list. */
export function Actions({ actions, children }: Omit<ButtonsProps, 'starter' | 'size'>) {
  const starter = useActions();
  return (
    <>
      <ActionButtons actions={actions} starter={starter}>
        {children}
      </ActionButtons>
      {starter.trouble}
      {starter.dialog}
    </>
  );
}

/** Says what waits for a second operator, who asked for it, and why. */
export function WaitingForSecond({ request }: { readonly request: WaitingRequest }) {
  const { what, askedBy, reason, needsOther } = request;
  return (
    <div className="waiting-second">
      <StatusBadge tone="open">{what}</StatusBadge>
      <small>
        <Trans>
          Requested by <span translate="no">{askedBy}</span>: {reason}
        </Trans>
      </small>
      {needsOther && (
        <small>
          <Trans>Another operator has to confirm it.</Trans>
        </small>
      )}
    </div>
  );
}
