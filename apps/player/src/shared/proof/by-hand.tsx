import { Trans, useLingui } from '@lingui/react/macro';
import { Card } from '@khelaghor/ui/card/card.tsx';
import type { ReactNode } from 'react';
import { CopyButton } from '../copy-button.tsx';

/** How a reader checks a proof without this page. It is closed at first. */
export function ByHand({ children }: { readonly children: ReactNode }) {
  return (
    <Card className="verify__card">
      <details className="by-hand">
        <summary>
          <h2>
            <Trans>How to check it yourself</Trans>
          </h2>
        </summary>
        {children}
      </details>
    </Card>
  );
}

type VerifierCommandProps = {
  readonly command: string;
  /** What the program does, and where it is. */
  readonly children: ReactNode;
};

/** A command that checks a proof offline, to copy. */
export function VerifierCommand({ command, children }: VerifierCommandProps) {
  const { t } = useLingui();
  return (
    <div className="by-hand__command">
      <p>{children}</p>
      <code className="verify-hex">{command}</code>
      <CopyButton name={t`Command`} value={command} />
    </div>
  );
}
