import './arrival.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { withdrawalsGetProof } from '@khelaghor/client/routes/money.gen.ts';
import type { Withdrawal } from '@khelaghor/contract/money/withdrawals.ts';

type ProofsProps = { readonly withdrawal: Pick<Withdrawal, 'id' | 'proofs'> };

/** Pictures of payments by hand, each as a link to all of it. */
export function PaymentProofs({ withdrawal: { id, proofs } }: ProofsProps) {
  const { t } = useLingui();
  if (proofs.length === 0) return null;
  const path = withdrawalsGetProof.path.replace(':id', id);
  return (
    <section className="arrival">
      <div className="arrival__text">
        <h3>
          <Trans>Proof of payment</Trans>
        </h3>
        <p>
          <Trans>What the wallet showed when the money was sent.</Trans>
        </p>
      </div>
      <ul className="payment-proofs">
        {proofs.map((hash) => {
          const address = path.replace(':hash', hash);
          return (
            <li key={hash}>
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={t`Proof of payment, in a window of its own`}
              >
                <img src={address} alt="" width="120" height="160" loading="lazy" />
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
