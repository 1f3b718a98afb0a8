import { Trans } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { divideGroupPayout } from '@khelaghor/engine-lottery/public.ts';
import { minor } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { ProofStep } from '../../shared/proof/proof-steps.tsx';
import type { TicketSharing } from './recompute-ticket.ts';

/** How the payout of the whole ticket is divided, and what of it the shares get. */
export function SharingStep({ sharing }: { readonly sharing: TicketSharing }) {
  const { digits } = useFormat();
  const { terms, part, payout } = sharing;
  const { fee, perShare, remainder } = divideGroupPayout(terms, payout);
  const shares = toDigits(String(part.shares), digits);
  const all = toDigits(String(terms.shares), digits);
  const percent = toDigits(String(terms.feeHundredths / 100), digits);
  return (
    <ProofStep state="good" title={<Trans>Your shares</Trans>}>
      <ul className="verify-lines">
        <li className="verify-line verify-line--plain">
          <span className="verify-line__name">
            <Trans>The whole ticket</Trans>
          </span>
          <Money minor={payout} />
        </li>
        <li className="verify-line verify-line--plain">
          <span className="verify-line__name">
            <Trans>Fee of the organiser: {percent}% of what is above the price</Trans>
          </span>
          <Money minor={fee} />
        </li>
        <li className="verify-line verify-line--plain">
          <span className="verify-line__name">
            <Trans>Each of {all} shares, rounded down</Trans>
          </span>
          <Money minor={perShare} />
        </li>
        <li className="verify-line verify-line--plain">
          <span className="verify-line__name">
            <Trans>What rounding leaves, for the organiser</Trans>
          </span>
          <Money minor={remainder} />
        </li>
        <li className="verify-line verify-line--plain">
          <span className="verify-line__name">
            <Trans>Your {shares} shares</Trans>
          </span>
          <Money minor={minor(perShare * BigInt(part.shares))} />
        </li>
        {part.isOrganiser && (
          <li className="verify-line verify-line--plain">
            <span className="verify-line__name">
              <Trans>and, as the organiser, fee and remainder</Trans>
            </span>
            <Money minor={minor(fee + remainder)} />
          </li>
        )}
      </ul>
    </ProofStep>
  );
}
