import { useId, useState } from 'react';
import { computeCommitment, groupHex, parseSeed } from '@khelaghor/fairness/seed.ts';
import { createClientSeed, isHouseSeed } from '@khelaghor/client/random-client-seed.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { GameSeeds, Revealed } from '../use-rounds.ts';

type SeedsPanelProps = {
  readonly seeds: GameSeeds;
  readonly isBusy: boolean;
  readonly onRotate: (clientSeed: string) => Promise<Revealed | CallRefusal>;
  /** A round of many steps is open: its seed would show what lies hidden in it. */
  readonly isRoundOpen?: boolean;
};

type Shown = { readonly serverSeed: string; readonly commitment: string; readonly holds: boolean };

function Hex({ hex }: { readonly hex: string }) {
  return <code className="hex">{groupHex(hex)}</code>;
}

/** The revealed seed, compared with the commitment that this page showed before. */
function RevealedSeed({ shown }: { readonly shown: Shown }) {
  return (
    <div className={shown.holds ? 'revealed' : 'revealed revealed--bad'} role="status">
      <h3>
        <Icon name={shown.holds ? 'check' : 'alert'} size="small" />
        {shown.holds ? (
          <Trans>The revealed seed matches its seal</Trans>
        ) : (
          <Trans>The revealed seed does not match its seal</Trans>
        )}
      </h3>
      <Hex hex={shown.serverSeed} />
      <p>
        <Trans>
          Your device computed its SHA-256 and compared it. Every bet made with it can now be
          recomputed: press Verify in the history.
        </Trans>
      </p>
    </div>
  );
}

function SealedPair({ seeds }: { readonly seeds: GameSeeds }) {
  const { digits } = useFormat();
  return (
    <dl className="seeds">
      <div>
        <dt>
          <Trans>Seal of the server seed in use (SHA-256)</Trans>
        </dt>
        <dd>
          <Hex hex={seeds.commitment} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Client seed in use</Trans>
        </dt>
        <dd>
          <code className="hex">{seeds.clientSeed}</code>
          {isHouseSeed(seeds.clientSeed) && (
            <small>
              <Trans>
                Drawn at random by our server, because you have not chosen one. Your own proves
                more.
              </Trans>
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Bets made with these seeds</Trans>
        </dt>
        <dd>{toDigits(String(seeds.nextNonce), digits)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Seal of the next server seed</Trans>
        </dt>
        <dd>
          <Hex hex={seeds.nextCommitment} />
        </dd>
      </div>
    </dl>
  );
}

/** The commitments, the player's own seed, and the form to reveal and change seeds. */
export function SeedsPanel({ seeds, isBusy, onRotate, isRoundOpen = false }: SeedsPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const [clientSeed, setClientSeed] = useState(() => createClientSeed());
  const [shown, setShown] = useState<Shown | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [isChanging, setChanging] = useState(false);

  async function change(): Promise<void> {
    setChanging(true);
    setTrouble(null);
    const { commitment } = seeds;
    const revealed = await onRotate(clientSeed);
    setChanging(false);
    if (!revealed.success) {
      setTrouble('message' in revealed ? revealed.message : t`No reply. Try again.`);
      return;
    }
    const seed = parseSeed(revealed.serverSeed);
    const holds = seed.ok && computeCommitment(seed.value) === commitment;
    setShown({ serverSeed: revealed.serverSeed, commitment, holds });
    setClientSeed(createClientSeed());
  }

  return (
    <div className="panel__body">
      <p className="panel__lead">
        <Trans>
          Each result comes from a secret server seed, your client seed and a counter. The seal
          shows that the server seed was fixed before: it cannot be changed after you bet.
        </Trans>
      </p>
      <SealedPair seeds={seeds} />
      {shown !== null && <RevealedSeed shown={shown} />}
      <form
        className="own-seed"
        onSubmit={(event) => {
          event.preventDefault();
          void change();
        }}
      >
        <label htmlFor={id}>
          <Trans>Your client seed for the next pair</Trans>
        </label>
        <div className="own-seed__row">
          <input
            id={id}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            value={clientSeed}
            aria-describedby={`${id}-note`}
            onChange={(event) => setClientSeed(event.currentTarget.value)}
          />
          <Button size="small" icon="refresh" onClick={() => setClientSeed(createClientSeed())}>
            <Trans>Another</Trans>
          </Button>
        </div>
        <p id={`${id}-note`} className="panel__quiet">
          <Trans>
            Drawn at random by your own browser. You may write anything else; do not use one twice.
          </Trans>
        </p>
        {trouble !== null && (
          <p className="panel__bad" role="alert">
            {trouble}
          </p>
        )}
        {isRoundOpen && (
          <p className="own-seed__locked">
            <Icon name="lock" size="small" />
            <span>
              <Trans>
                Your round is still open. The seed would show what is hidden in it, so finish the
                round first.
              </Trans>
            </span>
          </p>
        )}
        <Button
          kind="primary"
          type="submit"
          busy={isChanging}
          disabled={!isChanging && (isBusy || isRoundOpen || clientSeed === '')}
        >
          <Trans>Reveal and change</Trans>
        </Button>
      </form>
      <p className="panel__quiet">
        <Trans>
          What this proves: no result was changed after its seal was shown. What it does not prove:
          that the odds are good or that winnings are paid. The odds are in the rules, payments are
          in your account record.
        </Trans>
      </p>
    </div>
  );
}
