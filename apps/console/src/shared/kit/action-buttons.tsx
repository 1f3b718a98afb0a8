import './actions.css';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useMay } from '../may.tsx';
import type { Action, WaitingRequest } from './actions.ts';
import { useActions } from './use-actions.tsx';
import type { ActionStarter } from './use-actions.tsx';

/**
 * The letter that opens the dialog of an action in a row that is chosen by keys. An action without
 * a dialog has none: a letter never decides.
 */
function getLetter(action: Action): 'A' | 'R' | undefined {
  const asks = 'renderDialog' in action || action.question !== undefined;
  if (!asks || action.tone === undefined) return undefined;
  return action.tone === 'main' ? 'A' : 'R';
}

type ButtonsProps = {
  readonly actions: readonly Action[];
  readonly starter: ActionStarter;
  readonly size?: 'small' | 'medium';
  /** Links that stand among the buttons. */
  readonly children?: ReactNode;
};

/** Buttons of the actions that the operator may do. A dangerous one is red only in its dialog. */
export function ActionButtons({ actions, starter, size = 'medium', children }: ButtonsProps) {
  const { start, runningKey } = starter;
  const may = useMay();
  return (
    <div className="actions">
      {actions
        .filter(({ needs = 'act' }) => may(needs))
        .map((action) => (
          <Button
            key={action.key}
            size={size}
            kind={action.tone === 'main' ? 'primary' : 'secondary'}
            data-letter={getLetter(action)}
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
