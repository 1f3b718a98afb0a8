import './actions.css';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { getMutationRefusal } from '../api.ts';
import { FormError } from '../form-error.tsx';
import type { Action } from './actions.ts';

const ActionDialog = lazy(async () => ({
  default: (await import('./action-dialog.tsx')).ActionDialog,
}));

const nothing = { reason: '', totpCode: '' };

/** Starts the actions of a page: at once, or after the question of each. */
export type ActionStarter = {
  readonly start: (action: Action) => void;
  /** The key of the action that runs without a dialog. */
  readonly runningKey: string | null;
  /** Why such an action was refused. */
  readonly trouble: ReactNode;
  /** The open dialog. It must keep its place while the list around it changes. */
  readonly dialog: ReactNode;
};

/** For lists and detail pages: one place for the dialogs and refusals of all their actions. */
export function useActions(): ActionStarter {
  const [asked, setAsked] = useState<Action | null>(null);
  const direct = useMutation({
    mutationFn: async (action: Action) => {
      if ('run' in action) await action.run(nothing);
    },
  });
  const close = () => setAsked(null);
  return {
    start: (action) => {
      direct.reset();
      if ('run' in action && !action.question) direct.mutate(action);
      else setAsked(action);
    },
    runningKey: direct.isPending ? direct.variables.key : null,
    trouble: <FormError refusal={getMutationRefusal(direct)} />,
    dialog: (
      <Suspense fallback={null}>
        {asked && 'renderDialog' in asked && asked.renderDialog(close)}
        {asked && 'run' in asked && asked.question && (
          <ActionDialog
            key={asked.key}
            question={asked.question}
            confirm={asked.label}
            {...(asked.icon !== undefined && { icon: asked.icon })}
            tone={asked.tone}
            run={asked.run}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  };
}
