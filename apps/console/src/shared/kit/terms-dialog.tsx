import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { createId } from '../new-id.ts';
import { ActionDialog } from './action-dialog.tsx';
import type { ActionQuestion } from './actions.ts';

type Asked<Terms> = {
  /** Made once for the dialog: the same key asks once. */
  readonly key: string;
  readonly version: number;
  readonly terms: Terms;
  readonly reason: string;
};

type TermsDialogProps<Terms, Draft, Field extends string> = Pick<ActionQuestion, 'title'> & {
  /** The part that the change touches, and the part that stays. */
  readonly lead: ReactNode;
  readonly version: number;
  /** The terms now, as they are typed. */
  readonly start: Draft;
  /** Returns the terms of a draft, or the fields that make no sense. */
  readonly read: (draft: Draft) => Terms | readonly Field[];
  readonly request: (asked: Asked<Terms>) => Promise<unknown>;
  /** Terms that take effect at once where no other operator could confirm them, and its toast. */
  readonly alone?: { readonly isAlone: boolean; readonly done: ReactNode };
  readonly onClose: () => void;
  readonly children: (form: {
    readonly draft: Draft;
    readonly change: (part: Partial<Draft>) => void;
    readonly wrong: readonly Field[];
    readonly refusal: CallRefusal | null;
  }) => ReactNode;
};

/** Requests other terms, which a second operator confirms. */
export function TermsDialog<Terms extends object, Draft, Field extends string>({
  title,
  lead,
  version,
  start,
  read,
  request,
  alone,
  onClose,
  children,
}: TermsDialogProps<Terms, Draft, Field>) {
  const [draft, setDraft] = useState(start);
  const [wrong, setWrong] = useState<readonly Field[]>([]);
  // Made once for the dialog: a second press asks for the same thing.
  const [key] = useState(createId);
  const isAlone = alone?.isAlone === true;
  const terms = read(draft);
  const isWhole = !Array.isArray(terms);
  return (
    <ActionDialog
      question={{
        title,
        lead,
        reason: {},
        needsSecond: !isAlone,
        done: isAlone
          ? { title: alone.done }
          : { title: <Trans>The request waits for a second operator</Trans>, isInfo: true },
      }}
      confirm={isAlone ? <Trans>Save</Trans> : <Trans>Request</Trans>}
      check={() => {
        setWrong(isWhole ? [] : (terms as readonly Field[]));
        return isWhole;
      }}
      run={async ({ reason }) => {
        if (isWhole) await request({ key, version, terms: terms as Terms, reason });
      }}
      onClose={onClose}
    >
      {(refusal) =>
        children({
          draft,
          change: (part) => setDraft({ ...draft, ...part }),
          wrong,
          refusal,
        })
      }
    </ActionDialog>
  );
}
