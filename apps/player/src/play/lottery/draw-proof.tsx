import './draw-proof.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Issue } from '@khelaghor/contract/play/lottery.ts';
import {
  DRAW_NONCE,
  formatClientSeed,
  type LotteryGame,
} from '@khelaghor/engine-lottery/public.ts';
import { getRoundTimeMs } from '@khelaghor/fairness/beacon.ts';
import { groupHex } from '@khelaghor/fairness/seed.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Moment } from '../../shared/moment.tsx';
import { LotteryResult } from './lottery-result.tsx';
import { useNumberFormat } from './number-format.ts';
import { recomputeDraw, type DrawRecomputed } from './recompute-draw.ts';

/** All that can be said about how a draw was made. */
export type DrawProofProps = {
  readonly game: LotteryGame;
  readonly issue: Pick<
    Issue,
    | 'gameCode'
    | 'issueNumber'
    | 'commitment'
    | 'serverSeed'
    | 'result'
    | 'drawsAt'
    | 'ticketRoot'
    | 'ticketCount'
    | 'beacon'
    | 'source'
    | 'correction'
  >;
};

type Check = 'matches' | 'differs';

function CheckLine({ check, children }: { check: Check; children: ReactNode }) {
  return (
    <li className={`proof__check proof__check--${check}`}>
      <Icon name={check === 'matches' ? 'check' : 'alert'} />
      <div>{children}</div>
    </li>
  );
}

/** What the browser found, each fact by itself. */
function Verdict({ made, game, issue }: DrawProofProps & { readonly made: DrawRecomputed }) {
  const { t } = useLingui();
  if (!made.ok) {
    return (
      <ul className="proof__verdict">
        <CheckLine check="differs">
          {made.refusal === 'inputs_invalid' ? (
            <Trans>The seed or the draw number cannot be read.</Trans>
          ) : (
            <Trans>This page does not have the rules of this draw.</Trans>
          )}
        </CheckLine>
      </ul>
    );
  }
  const isKept = made.commitment === issue.commitment;
  const isSame = made.result.join() === (issue.result ?? []).join();
  return (
    <ul className="proof__verdict">
      <CheckLine check={isKept ? 'matches' : 'differs'}>
        {isKept ? (
          <Trans>The hash of the seed is the one that was shown before the draw.</Trans>
        ) : (
          <Trans>The hash of the seed is not the one that was shown before the draw.</Trans>
        )}
      </CheckLine>
      <CheckLine check={isSame ? 'matches' : 'differs'}>
        {isSame ? (
          <Trans>Your browser drew the same result.</Trans>
        ) : (
          <Trans>Your browser drew another result.</Trans>
        )}
        <LotteryResult game={game} numbers={made.result} label={t`Drawn by your browser`} />
      </CheckLine>
    </ul>
  );
}

/** The announced round of the public beacon and its number; says so when none was announced. */
function BeaconFact({ beacon }: Pick<Issue, 'beacon'>) {
  const figures = useNumberFormat();
  const round = beacon && figures.digits(beacon.round);
  return (
    <div>
      <dt>
        <Trans>Announced beacon</Trans>
      </dt>
      <dd>
        {beacon === null ? (
          <Trans>None: our sealed secret alone decides.</Trans>
        ) : (
          <Trans>
            Round {round} of drand:{' '}
            <Moment at={new Date(getRoundTimeMs(beacon.round)).toISOString()} />
          </Trans>
        )}
      </dd>
      {typeof beacon?.randomness === 'string' && (
        <dd className="proof__hex">{groupHex(beacon.randomness)}</dd>
      )}
    </div>
  );
}

/** The list of tickets of a closed issue. */
function TicketListFact({ issue }: Pick<DrawProofProps, 'issue'>) {
  const figures = useNumberFormat();
  const { ticketRoot } = issue;
  if (ticketRoot === null) return null;
  const ticketCount = figures.digits(issue.ticketCount ?? 0);
  return (
    <div>
      <dt>
        <Trans>Hash of the list of tickets, fixed before the draw</Trans>
      </dt>
      <dd className="proof__hex">{groupHex(ticketRoot)}</dd>
      <dd>
        <Trans>Tickets in the list: {ticketCount}</Trans>
      </dd>
    </div>
  );
}

/** A draw elsewhere whose official result was taken over: nothing of ours decided it. */
function OfficialDraw({ game, issue }: DrawProofProps) {
  const { t } = useLingui();
  const { correction } = issue;
  return (
    <div className="proof">
      <p className="proof__source">
        <Trans>
          This is the official result of a draw elsewhere. We took it over; our own seed took no
          part in it, so there is nothing here to draw again.
        </Trans>
      </p>
      {correction && (
        <div className="proof__source">
          <p>
            <Trans>
              Corrected on <Moment at={correction.correctedAt} />. Before, it was:
            </Trans>
          </p>
          <LotteryResult
            game={game}
            numbers={correction.previousResult}
            label={t`Before the correction`}
          />
        </div>
      )}
      <dl className="proof__facts">
        <TicketListFact issue={issue} />
      </dl>
    </div>
  );
}

/** What can be said about how a draw was made. */
export function DrawProof(props: DrawProofProps) {
  return props.issue.source === 'official' ? <OfficialDraw {...props} /> : <OwnDraw {...props} />;
}

/**
 * How a draw was made, and a button that makes it again in the reader's own browser: the seed
 * against its commitment, and the dice against the announced ones.
 */
function OwnDraw({ game, issue }: DrawProofProps) {
  const { t } = useLingui();
  const { scope } = game;
  const figures = useNumberFormat();
  const [made, setMade] = useState<DrawRecomputed | null>(null);
  const { gameCode, serverSeed, commitment } = issue;
  const drawsAt = Date.parse(issue.drawsAt);
  const clientSeed = formatClientSeed(issue);
  const recompute = () => {
    if (serverSeed === null || clientSeed === null) return;
    setMade(recomputeDraw({ scope, serverSeed, clientSeed, nonce: DRAW_NONCE, gameCode, drawsAt }));
  };
  return (
    <div className="proof">
      <dl className="proof__facts">
        <div>
          <dt>
            <Trans>Hash, shown before the draw</Trans>
          </dt>
          <dd className="proof__hex">{groupHex(commitment)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Seed, revealed after the draw</Trans>
          </dt>
          <dd className={serverSeed === null ? undefined : 'proof__hex'}>
            {serverSeed === null ? (
              <Trans>Still sealed. It is shown as soon as the draw is made.</Trans>
            ) : (
              groupHex(serverSeed)
            )}
          </dd>
        </div>
        <BeaconFact beacon={issue.beacon} />
        <TicketListFact issue={issue} />
        <div className="proof__short">
          <dt>
            <Trans>Draw and rules</Trans>
          </dt>
          <dd>
            {clientSeed === null ? (
              <Trans>Known when the beacon has made its round.</Trans>
            ) : (
              <>
                {figures.digits(clientSeed)}, {scope}, {figures.digits(DRAW_NONCE)}
              </>
            )}
          </dd>
        </div>
      </dl>
      {serverSeed !== null && (
        <Button icon="seal" onClick={recompute}>
          <Trans>Recompute the draw here</Trans>
        </Button>
      )}
      <div role="status" aria-label={t`Result of the check`}>
        {made && <Verdict made={made} game={game} issue={issue} />}
      </div>
    </div>
  );
}
