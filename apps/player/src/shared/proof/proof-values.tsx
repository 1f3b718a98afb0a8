import { Trans, useLingui } from '@lingui/react/macro';
import { groupHex } from '@khelaghor/fairness/seed.ts';
import { Card } from '@khelaghor/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button.tsx';

/** A hexadecimal value in groups that the eye can compare. */
export function Hex({ value }: { readonly value: string }) {
  return <code className="verify-hex">{groupHex(value)}</code>;
}

/** One value of a proof. What is copied is the value itself, without the groups. */
export type ProofValue = {
  readonly key: string;
  readonly name: string;
  /** Null is still sealed. */
  readonly value: string | null;
  readonly hint?: ReactNode;
  readonly isHex?: boolean;
};

/** Everything that goes into the calculation, to copy. */
export function ProofValues({ values }: { readonly values: readonly ProofValue[] }) {
  const { t } = useLingui();
  return (
    <Card className="verify__card">
      <h2>
        <Trans>All values</Trans>
      </h2>
      <dl className="verify-values" aria-label={t`All values`}>
        {values.map(({ key, name, value, hint, isHex = false }) => (
          <div key={key} className="verify-values__row">
            <dt>
              {name}
              {hint !== undefined && <small>{hint}</small>}
            </dt>
            <dd>
              {value === null && (
                <span className="verify-values__sealed">
                  <Trans>Still sealed</Trans>
                </span>
              )}
              {value !== null &&
                (isHex ? <Hex value={value} /> : <code className="verify-hex">{value}</code>)}
              {value !== null && <CopyButton name={name} value={value} />}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
