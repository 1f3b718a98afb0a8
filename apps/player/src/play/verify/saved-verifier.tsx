import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { CopyButton } from '../../shared/copy-button.tsx';
import type { RoundProof } from './round-proof.ts';

/** The verifier as a file to save, and the proof to paste into it. */
export function SavedVerifier({ proof }: { readonly proof: RoundProof }) {
  const { t } = useLingui();
  return (
    <div className="by-hand__command">
      <p>
        <Trans>
          Or save our verifier: one file with the rules of every in-house game, which opens without
          a network. Copy the proof of this bet and paste it there.
        </Trans>
      </p>
      <Button size="small" icon="download" render={<a href="/verifier.html" download />}>
        <Trans>Save the verifier</Trans>
      </Button>{' '}
      <CopyButton name={t`Proof`} value={JSON.stringify(proof)} />
    </div>
  );
}
