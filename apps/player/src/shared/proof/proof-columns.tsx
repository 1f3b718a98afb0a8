import type { ReactNode } from 'react';

type ProofColumnsProps = { readonly children: ReactNode; readonly aside: ReactNode };

/** A proof, and beside it the receipt and what it does not show. */
export function ProofColumns({ children, aside }: ProofColumnsProps) {
  return (
    <div className="verify__columns">
      <div className="verify__part">{children}</div>
      <div className="verify__part">{aside}</div>
    </div>
  );
}
