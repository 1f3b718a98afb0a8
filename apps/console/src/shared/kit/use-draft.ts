import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { getMutationRefusal } from '../api.ts';
import { getField } from '../error-text.tsx';
import { useSave } from '../use-save.tsx';
import { hasUnreadableNumber } from './number-text.ts';

/** What the form of an editor page holds: its draft, its save, and what the server refused. */
export function useDraft<Draft, Input>(
  begun: Draft,
  saving: UseMutationResult<unknown, Error, Input>,
  onDone: () => void,
) {
  const [draft, setDraft] = useState(begun);
  const finish = useSave(onDone);
  const refusal = getMutationRefusal(saving);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const getError = (field: string) => getField(refusal, field);
  return {
    draft,
    set,
    refusal,
    getError,
    /** The draft and its setter, as `SchemaFields` and `ScheduleFields` take them. */
    state: { draft, set, getError },
    /**
     * Sends the draft; the form closes when the server took it. Nothing is sent while a number of
     * the draft cannot be read, which its field says.
     */
    save: (input: Input) => {
      if (!hasUnreadableNumber(draft)) void finish(() => saving.mutateAsync(input));
    },
    /** For the `EditorLayout` around the fields. */
    desk: { busy: saving.isPending, refusal, onCancel: onDone },
  };
}
