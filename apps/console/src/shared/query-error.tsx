import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { getRefusal } from './api.ts';
import { ErrorText } from './error-text.tsx';

type QueryErrorProps = {
  readonly error: unknown;
  readonly retry: () => void;
  readonly busy: boolean;
  /** Older figures are still shown below, so a line is enough. */
  readonly hasOlder: boolean;
};

/** Something could not be read: why, and a way to try again. */
export function QueryError({ error, retry, busy, hasOlder }: QueryErrorProps) {
  const refusal = getRefusal(error);
  if (!hasOlder) {
    return <ErrorState text={<ErrorText refusal={refusal} />} onRetry={retry} busy={busy} />;
  }
  return (
    <Alert
      kind={refusal.code === 'network' ? 'off' : 'warn'}
      action={
        <Button size="small" busy={busy} onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <ErrorText refusal={refusal} /> <Trans>The data below may be out of date.</Trans>
    </Alert>
  );
}
