import { Trans } from '@lingui/react/macro';
import './code-recipient.css';

/** Where a code goes, as far as it is shown: a masked number or address. */
export function CodeRecipient({ to }: { readonly to: string | null }) {
  return (
    <p className="code-recipient">
      <Trans>
        We send a code to <bdi lang="zxx">{to}</bdi>
      </Trans>
    </p>
  );
}
