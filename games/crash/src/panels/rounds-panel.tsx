import './rounds-panel.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { isGenuine, verifyRound } from './verify-round.ts';

type LineProps = { readonly isTrue: boolean; readonly children: ReactNode };

function Line({ isTrue, children }: LineProps) {
  const { t } = useLingui();
  return (
    <li className={isTrue ? 'checked-line' : 'checked-line checked-line--bad'}>
      <Icon name={isTrue ? 'check' : 'alert'} size="small" />
      <span>
        <span className="visually-hidden">{isTrue ? t`agrees` : t`differs`}</span> {children}
      </span>
    </li>
  );
}

/** The outcome of a round by the browser's own computation, beside the server's. */
function Checked({ round }: { readonly round: SharedRound }) {
  const { digits } = useFormat();
  const checked = verifyRound(round);
  if (!checked) return null;
  const crashPoint = toDigits(`${checked.crashPoint}×`, digits);
  const beaconRound = String(round.beaconRound);
  return (
    <div className="checked">
      <ul>
        <Line isTrue={checked.commitment}>
          <Trans>
            The hash of the server seed is the commitment that was shown before the bets.
          </Trans>
          <code>{round.serverSeed}</code>
          <code>{round.commitment}</code>
        </Line>
        {checked.beacon !== null && (
          <Line isTrue={checked.beacon}>
            <Trans>Round {beaconRound} of the public beacon took part.</Trans>
            <code>{round.beacon?.randomness}</code>
          </Line>
        )}
        <Line isTrue={checked.isSameCrashPoint}>
          <Trans>Server seed and number give the crash point {crashPoint}.</Trans>
        </Line>
      </ul>
      <p role="status">
        {isGenuine(checked) ? (
          <Trans>Everything agrees. Your browser worked it out by itself.</Trans>
        ) : (
          <Trans>Something differs. Keep this page, and write to us.</Trans>
        )}
      </p>
    </div>
  );
}

type RoundsPanelProps = {
  readonly round: SharedRound | null;
  readonly recent: readonly SharedRound[];
};

/** The commitment of this round, and the last rounds, each of which can be worked out here. */
export function RoundsPanel({ round, recent }: RoundsPanelProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const [open, setOpen] = useState<number | null>(null);
  const isUnknown = round !== null && round.phase !== 'ended';
  return (
    <div className="panel__body">
      {isUnknown && (
        <p className="panel__quiet">
          <Trans>The commitment of this round, shown before its bets:</Trans>
          <code className="rounds__commitment">{round.commitment}</code>
          {round.beaconRound === null ? (
            <Trans>
              This site has no public beacon: our server seed alone decides, and it was committed to
              before the chain began.
            </Trans>
          ) : (
            <Trans>
              Round {String(round.beaconRound)} of the public beacon takes part. It is made after
              bets are closed.
            </Trans>
          )}
        </p>
      )}
      {recent.length === 0 && (
        <p className="panel__quiet">
          <Trans>No round has ended yet.</Trans>
        </p>
      )}
      <ul className="rounds">
        {recent.map((each) => {
          const number = toDigits(String(each.number), digits);
          const crashPoint = toDigits(`${each.crashPoint}×`, digits);
          const isOpen = open === each.number;
          return (
            <li key={each.roundId}>
              <div className="rounds__row">
                <span>
                  <Trans>Round {number}</Trans>
                </span>
                <b>{crashPoint}</b>
                <Button
                  size="small"
                  icon="seal"
                  aria-expanded={isOpen}
                  aria-label={t`Verify round ${number}`}
                  onClick={() => setOpen(isOpen ? null : each.number)}
                >
                  <Trans>Verify</Trans>
                </Button>
              </div>
              {isOpen && <Checked round={each} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
