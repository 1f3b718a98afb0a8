import { Trans } from '@lingui/react/macro';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';

/**
 * Ends a form of what the site shows: saves, says so, and closes. When the save is refused the form
 * stays open, and the form that owns the mutation shows why.
 */
export function useSave(onDone: () => void): (save: () => Promise<unknown>) => Promise<void> {
  const toast = useToast();
  return async (save) => {
    try {
      await save();
    } catch {
      return;
    }
    toast({
      tone: 'good',
      title: <Trans>Saved</Trans>,
      text: <Trans>The site updates at once.</Trans>,
    });
    onDone();
  };
}
