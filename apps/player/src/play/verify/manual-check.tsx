import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ByHand, VerifierCommand } from '../../shared/proof/by-hand.tsx';

type ManualCheckProps = {
  /** How the game makes its result of the numbers. */
  readonly rule: ReactNode;
  readonly scope: string;
  /** What else can be checked. */
  readonly more?: ReactNode;
  /** The command that checks this very bet; empty while a seed is sealed. */
  readonly command: string;
  /** The verifier as a file, for proofs that it reads. */
  readonly saved?: ReactNode;
};

/** The whole calculation in words, for readers who write a program of their own. */
export function ManualCheck({ rule, scope, more, command, saved }: ManualCheckProps) {
  return (
    <ByHand>
      <p>
        <Trans>
          You need not trust this page either. The calculation is short; any program that knows
          HMAC-SHA256 can repeat it.
        </Trans>
      </p>
      <ol>
        <li>
          <Trans>
            The SHA-256 of the 32 bytes of the server seed, not of its hex text, must be the
            commitment.
          </Trans>
        </li>
        <Message scope={scope} />
        <Numbers rule={rule} />
        {more !== undefined && <li>{more}</li>}
      </ol>
      {command !== '' && (
        <VerifierCommand command={command}>
          <Trans>
            The source code of this site holds a small program that does the same without a network.
            In its folder, run:
          </Trans>
        </VerifierCommand>
      )}
      {saved}
    </ByHand>
  );
}

function Message({ scope }: { readonly scope: string }) {
  return (
    <>
      <li>
        <Trans>
          Write a message of five fields. In front of each stands its length in bytes, as a number
          of four bytes, the highest byte first.
        </Trans>
        <ul>
          <li>
            <code>khelaghor/fair/1</code>
          </li>
          <li>
            <Trans>
              the game and its version, <code>{scope}</code>
            </Trans>
          </li>
          <li>
            <Trans>the client seed in UTF-8, exactly as it was typed</Trans>
          </li>
          <li>
            <Trans>the nonce in eight bytes, the highest first</Trans>
          </li>
          <li>
            <Trans>the number of the block in four bytes: 0, then 1, and so on</Trans>
          </li>
        </ul>
      </li>
      <li>
        <Trans>
          HMAC-SHA256 of the message, with the 32 bytes of the server seed as the key, gives 32
          bytes: eight numbers of four bytes each, the highest byte first. When they are used up,
          take the next block.
        </Trans>
      </li>
    </>
  );
}

function Numbers({ rule }: { readonly rule: ReactNode }) {
  return (
    <>
      <li>
        <Trans>
          To get a number below n, take the next of them. If it is not less than the largest
          multiple of n up to 2³², skip it and take the following one. Divide by n: the remainder is
          the number.
        </Trans>
      </li>
      <li>{rule}</li>
    </>
  );
}
