import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { getRefusal } from './api.ts';

/** What is about to be removed by its id, and what `ConfirmDelete` needs to ask about it. */
export function useDelete(removing: UseMutationResult<unknown, Error, string>) {
  const [going, setGoing] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    if (going === null) return;
    try {
      await removing.mutateAsync(going);
      setGoing(null);
    } catch {
      // The dialog says why.
    }
  };
  return {
    going,
    ask: setGoing,
    dialog: {
      busy: removing.isPending,
      refusal: removing.isError ? getRefusal(removing.error) : null,
      onClose: () => setGoing(null),
      onAct: () => void remove(),
    },
  };
}
