import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OperatorRequest } from '@khelaghor/contract/lib/operator-request.ts';
import type { Action, ActionAnswer, ActionQuestion, WaitingRequest } from './actions.ts';

type Decisions = {
  /** Unique on the page. */
  readonly key: string;
  /** Names the thing for screen readers where its buttons are some of many. */
  readonly about?: string;
  /** The requested act, in a few words. */
  readonly what: ReactNode;
  /** The question before it is carried out; who requested it, and why, is added. */
  readonly question: Omit<ActionQuestion, 'lead' | 'reason'>;
  /** Null: it can no longer be carried out, only taken back or rejected. */
  readonly confirm: ((answer: ActionAnswer) => Promise<unknown>) | null;
  readonly withdraw: () => Promise<unknown>;
};

/**
 * What can be done about a request that waits: the operator who made it takes it back, another one
 * confirms or rejects it.
 */
export function getRequestActions(
  { askedBy, reason, isOwn }: OperatorRequest,
  { key, about, what, question, confirm, withdraw }: Decisions,
): { actions: Action[]; waiting: WaitingRequest } {
  const named = about === undefined ? {} : { about };
  const drop: Action = {
    ...named,
    key: `drop ${key}`,
    label: isOwn ? <Trans>Cancel it</Trans> : <Trans>Reject the request</Trans>,
    run: withdraw,
  };
  const lead = (
    <Trans>
      Requested by <span translate="no">{askedBy}</span>: {reason}
    </Trans>
  );
  const asked: ActionQuestion = { ...question, lead };
  const acts: Action[] =
    isOwn || confirm === null
      ? []
      : [
          {
            ...named,
            key: `confirm ${key}`,
            label: <Trans>Confirm</Trans>,
            tone: 'main',
            needs: 'approve',
            question: asked,
            run: confirm,
          },
        ];
  return {
    actions: [...acts, drop],
    waiting: { what, askedBy, reason, needsOther: isOwn },
  };
}
