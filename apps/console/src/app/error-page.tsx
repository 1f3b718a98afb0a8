import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { getRefusal } from '../shared/api.ts';
import { ErrorText } from '../shared/error-text.tsx';

/** A page could not be shown at all: mostly because the server was not reached. */
export function ErrorPage({ error }: { error: unknown }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await router.invalidate();
    setBusy(false);
  };
  return (
    <main className="alone">
      <ErrorState
        page
        text={<ErrorText refusal={getRefusal(error)} />}
        busy={busy}
        onRetry={() => void retry()}
      />
    </main>
  );
}
