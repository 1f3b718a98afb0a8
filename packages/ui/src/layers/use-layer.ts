import { use, useEffect, useEffectEvent } from 'react';
import { getHistoryLayers } from './history-layers.ts';
import { OwnEntryContext } from './own-entry.ts';

/** Makes "back" close a dialog, a menu or a slip while it is open. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const hasOwnEntry = use(OwnEntryContext);
  const closeTop = useEffectEvent(close);
  const needsEntry = isOpen && !hasOwnEntry;
  useEffect(
    () => (needsEntry ? getHistoryLayers().add(() => closeTop()) : undefined),
    [needsEntry],
  );
}
