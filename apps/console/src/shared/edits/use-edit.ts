import type { UseMutationResult } from '@tanstack/react-query';
import { getMutationRefusal } from '../api.ts';
import { getField } from '../error-text.tsx';
import { hasUnreadableNumber } from '../kit/number-text.ts';
import { useSave } from '../use-save.tsx';
import { pickChanged } from './compare-drafts.ts';
import { useMergedDraft } from './use-merged-draft.ts';
import type { DraftReading, KeptRecord } from './use-merged-draft.ts';

/** What a form saves: a new record with every field, or the fields of one that it changed. */
export type SavedEdit<Fields> =
  | { readonly kept: null; readonly body: Fields }
  | { readonly kept: KeptRecord; readonly body: Partial<Fields> };

type EditOptions<Draft, Fields> = DraftReading<Draft> & {
  /** What the server takes of a draft; null while a field of it cannot be read. */
  readonly getBody: (draft: Draft) => Fields | null;
  readonly saving: UseMutationResult<unknown, Error, SavedEdit<Fields>>;
  readonly onDone: () => void;
};

/**
 * The form of a record: its draft, its save, and what the server refused. It sends what was
 * changed and nothing else. When another operator saved the record meanwhile, the form shows what
 * they changed and is sent again.
 */
export function useEdit<Draft extends object, Fields extends object>(
  options: EditOptions<Draft, Fields>,
) {
  const { begun, kept, getBody, saving, onDone } = options;
  const finish = useSave(onDone);
  const refusal = getMutationRefusal(saving);
  const merged = useMergedDraft({ begun, kept }, refusal);
  const { draft, set, meanwhile, isUndecided } = merged;
  const getError = (field: string) => getField(refusal, field);
  const toSaved = (from: DraftReading<Draft>, next: Draft): SavedEdit<Fields> | null => {
    const body = getBody(next);
    if (body === null) return null;
    if (from.kept === null) return { kept: null, body };
    return { kept: from.kept, body: pickChanged(getBody(from.begun), body) };
  };
  const isNothing = (saved: SavedEdit<Fields> | null): boolean =>
    saved !== null && saved.kept !== null && Object.keys(saved.body).length === 0;
  return {
    draft,
    set,
    refusal,
    getError,
    /** The draft and its setter, as `SchemaFields` and `ScheduleFields` take them. */
    state: { draft, set, getError },
    /** Sends what was changed; the form closes when the server took it. */
    save: () => {
      if (hasUnreadableNumber(draft) || isUndecided) return;
      const { draft: next, ...from } = merged.settle();
      const saved = toSaved(from, next);
      // All that this form changed is as the other operator left it: that is shown now.
      if (isNothing(saved)) saving.reset();
      else if (saved !== null) void finish(() => saving.mutateAsync(saved));
    },
    /** For the `EditorLayout` around the fields. */
    desk: {
      busy: saving.isPending,
      refusal,
      onCancel: onDone,
      meanwhile,
      disabled: isUndecided || (meanwhile === null && isNothing(toSaved(merged.read, draft))),
    },
  };
}
