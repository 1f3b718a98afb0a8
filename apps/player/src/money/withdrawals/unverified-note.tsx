import { Trans } from '@lingui/react/macro';
import type { UnverifiedLimit } from '@khelaghor/contract/money/withdrawals.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/** The way to the page where documents are sent. */
export function DocumentsLink() {
  return (
    <Button block render={<Link to={paths.documents} />}>
      <Trans>Send an identity document</Trans>
    </Button>
  );
}

type NoteProps = { readonly limit: UnverifiedLimit; readonly currency: CashCurrency };

/** The limit of members without an accepted document, and the way to send one. */
export function UnverifiedNote({ limit, currency }: NoteProps) {
  const [left, maximum] = [limit.left, limit.maximum].map((text) => (
    <Money key={text} minor={parseMinorText(text)} currency={currency} />
  ));
  return (
    <>
      <Alert kind="info">
        {limit.cause === 'limit' ? (
          <Trans>
            Without an accepted identity document you can withdraw {maximum} in 30 days. {left} is
            left now.
          </Trans>
        ) : (
          <Trans>
            Once {maximum} is deposited or withdrawn within 30 days, a withdrawal needs an accepted
            identity document. Without one you can withdraw {left} now.
          </Trans>
        )}
      </Alert>
      <DocumentsLink />
    </>
  );
}
