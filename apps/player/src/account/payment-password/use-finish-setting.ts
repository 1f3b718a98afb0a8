import { useLingui } from '@lingui/react/macro';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useQueryClient } from '@tanstack/react-query';

/** Reads anew what a new payment password changes, says that it is set, and closes the dialog. */
export function useFinishSetting(onClose: () => void): () => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  const toast = useToast();
  return async () => {
    await Promise.all(
      ['payment-password', 'withdrawal-terms'].map((name) =>
        queries.invalidateQueries({ queryKey: [name] }),
      ),
    );
    toast({ tone: 'good', title: t`The payment password is set.` });
    onClose();
  };
}
