import { Trans, useLingui } from '@lingui/react/macro';
import { inhouseGetReceiptKey } from '@khelaghor/client/routes/play.gen.ts';
import { groupHex } from '@khelaghor/fairness/seed.ts';
import { Skeleton } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { CopyButton } from '../../shared/copy-button.tsx';

/** The public key that checks the receipts of all players, to keep or to compare. */
export function ReceiptKey() {
  const { t } = useLingui();
  const { data, isError } = useQuery({
    queryKey: ['receipt-key'],
    queryFn: ({ signal }) => fetchValue(inhouseGetReceiptKey, {}, signal),
    staleTime: staleTimes.settings,
  });
  if (isError)
    return (
      <p role="alert">
        <Trans>The key could not be loaded. Reload the page to try again.</Trans>
      </p>
    );
  if (!data) return <Skeleton shape="line" />;
  return (
    <p className="fairness__key">
      <code translate="no">{groupHex(data.receiptKey)}</code>
      <CopyButton name={t`Key of receipts`} value={data.receiptKey} />
    </p>
  );
}
