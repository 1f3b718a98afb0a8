import { Trans, useLingui } from '@lingui/react/macro';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Countdown } from '@khelaghor/ui/money/countdown.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Suspense } from 'react';
import { LotteryResult, useLotteryGame } from '../lottery/index.tsx';
import { nowMs } from '../../shared/clock.ts';
import { ManualCheck } from './manual-check.tsx';
import { BeaconStep } from './beacon-step.tsx';
import { ProofCaveats } from './caveats.tsx';
import { isBeaconFine, useBeaconCheck } from './check-beacon.ts';
import type { BeaconCheck } from './check-beacon.ts';
import { CommitmentStep, SealedStep } from './commitment-step.tsx';
import { ListStep } from './list-step.tsx';
import { OtherRules } from './other-rules.tsx';
import { ProofColumns } from '../../shared/proof/proof-columns.tsx';
import { ProofPair, ProofStep, ProofSteps, getStepState } from '../../shared/proof/proof-steps.tsx';
import { compareTicketRoot, recomputeTicket, isSameTicket } from './recompute-ticket.ts';
import type { TicketChecked, TicketProof, TicketRecomputed } from './recompute-ticket.ts';
import { SettledSteps, settledTitles } from './settled-steps.tsx';
import { TicketReceipt } from './ticket-receipt.tsx';
import { TicketValues } from './ticket-values.tsx';
import { Verdict } from '../../shared/proof/verdict.tsx';
import { getTicketCommand } from './verifier-command.ts';

/** A lottery ticket: its issue drawn anew and each of its lines settled anew. */
export function VerifyTicket({ proof }: { readonly proof: TicketProof }) {
  return (
    <Suspense fallback={<SkeletonList count={4} />}>
      <Recomputed proof={proof} />
    </Suspense>
  );
}

function Recomputed({ proof }: { readonly proof: TicketProof }) {
  useLotteryGame(proof.ticket.gameCode);
  const checked = recomputeTicket(proof);
  const beacon = useBeaconCheck(proof.issue);
  return (
    <ProofColumns
      aside={
        <>
          <TicketReceipt ticket={proof.ticket} />
          <ProofCaveats game={proof.issue.beacon === null ? 'lottery' : 'lottery-with-beacon'} />
        </>
      }
    >
      <TicketVerdict proof={proof} checked={checked} beacon={beacon} />
      <ProofSteps>
        {checked.ok ? (
          <RecomputedSteps proof={proof} checked={checked} beacon={beacon} />
        ) : (
          <WaitingSteps proof={proof} beacon={beacon} />
        )}
      </ProofSteps>
      <TicketValues proof={proof} />
      <ManualCheck
        rule={
          <Trans>
            The numbers follow one another. A digit or die is its least value plus a number below
            the count of its values. Balls: all in rising order are a list; the i-th, from 0, swaps
            places i and i plus a number below the count of those left, and is the one now at i.
          </Trans>
        }
        scope={proof.scope}
        more={
          <Trans>
            The list of tickets: SHA-256 of a zero byte and the text of your ticket, then of a byte
            1 and each pair of neighbours up to the root. The file{' '}
            <code>packages/fairness/src/ticket-list.ts</code> describes the text.
          </Trans>
        }
        command={getTicketCommand(proof)}
      />
    </ProofColumns>
  );
}

type TicketVerdictProps = {
  readonly proof: TicketProof;
  readonly checked: TicketChecked;
  readonly beacon: BeaconCheck | undefined;
};

function TicketVerdict({ proof, checked, beacon }: TicketVerdictProps) {
  if (proof.ticket.state === 'void') {
    return (
      <Verdict tone="open" title={<Trans>This bet is void</Trans>}>
        {proof.ticket.group ? (
          <Trans>
            Not all shares were taken, or the draw was called off. Your stake went back to your
            balance.
          </Trans>
        ) : (
          <Trans>The issue was not drawn. Your stake went back to your balance.</Trans>
        )}
      </Verdict>
    );
  }
  if (!isBeaconFine(beacon)) return <Mismatch />;
  if (checked.ok) return <CheckedVerdict checked={checked} />;
  switch (checked.refusal) {
    case 'sealed':
    case 'not_drawn':
      return <SealedVerdict drawsAt={Date.parse(proof.issue.drawsAt)} />;
    case 'undivided':
      return (
        <Verdict tone="open" title={<Trans>The jackpot is being divided</Trans>}>
          <Trans>Your ticket won a share of it. Open this page again in a moment.</Trans>
        </Verdict>
      );
    case 'scope_unknown':
      return <OtherRules />;
    case 'inputs_invalid':
      return <Mismatch />;
  }
}

function Mismatch() {
  return (
    <Verdict tone="bad" title={<Trans>Something does not match</Trans>}>
      <Trans>
        At least one step does not match. Copy and keep the values below: they are your proof.
      </Trans>
    </Verdict>
  );
}

function CheckedVerdict({ checked }: { readonly checked: TicketRecomputed }) {
  if (!isSameTicket(checked)) return <Mismatch />;
  if (checked.payout === null) {
    return (
      <Verdict tone="good" title={<Trans>The draw matches</Trans>}>
        <Trans>
          Your browser recomputed the draw. The ticket is being settled and comes to{' '}
          <Money minor={checked.computedPayout} />.
        </Trans>
      </Verdict>
    );
  }
  return (
    <Verdict tone="good" title={<Trans>Everything matches</Trans>}>
      <Trans>
        Your own browser recomputed the draw and your ticket. The sealed secret, the result and the
        money are as shown.
      </Trans>
    </Verdict>
  );
}

function SealedVerdict({ drawsAt }: { readonly drawsAt: number }) {
  return (
    <Verdict tone="open" title={<Trans>Sealed until the draw</Trans>}>
      <p>
        <Trans>
          The secret that decides the draw is fixed already: its hash is below. It is revealed with
          the draw, and this page then checks it.
        </Trans>
      </p>
      <p className="verdict__clock">
        <Trans>
          Draw in <Countdown until={drawsAt} now={nowMs} />
        </Trans>
      </p>
    </Verdict>
  );
}

const titles = {
  name: <Trans>The draw belongs to your issue</Trans>,
  result: <Trans>The numbers</Trans>,
};

type StepsProps = { readonly proof: TicketProof; readonly beacon: BeaconCheck | undefined };

function WaitingSteps({ proof, beacon }: StepsProps) {
  const state = proof.issue.serverSeed === null ? 'open' : 'unknown';
  return (
    <>
      <SealedStep state={state} commitment={proof.issue.commitment} />
      <ListStep issue={proof.issue} list={compareTicketRoot(proof)} />
      <BeaconStep issue={proof.issue} check={beacon} />
      <ProofStep state={state} title={titles.result} />
      <ProofStep state={state} title={settledTitles.lines} />
      <ProofStep state={state} title={settledTitles.payout} />
    </>
  );
}

type DrawnProps = { readonly gameCode: string; readonly result: readonly number[] };

function Drawn({ gameCode, result }: DrawnProps) {
  const { t } = useLingui();
  const game = useLotteryGame(gameCode);
  return game && <LotteryResult game={game} numbers={result} label={t`Drawn numbers`} />;
}

function RecomputedSteps({
  proof,
  checked,
  beacon,
}: StepsProps & { readonly checked: TicketRecomputed }) {
  const { commitment, name, result, list } = checked;
  const { gameCode } = proof.ticket;
  return (
    <>
      <CommitmentStep commitment={commitment} />
      <ListStep issue={proof.issue} list={list} />
      <BeaconStep issue={proof.issue} check={beacon} />
      <ProofStep state={getStepState(name.matches)} title={titles.name}>
        <ProofPair
          computed={<code className="verify-hex">{name.computed}</code>}
          stored={<code className="verify-hex">{name.stored}</code>}
        />
      </ProofStep>
      <ProofStep state={getStepState(result.matches)} title={titles.result}>
        <ProofPair
          computed={<Drawn gameCode={gameCode} result={result.computed} />}
          stored={<Drawn gameCode={gameCode} result={result.stored} />}
        />
      </ProofStep>
      <SettledSteps proof={proof} settled={checked} result={result.computed} />
    </>
  );
}
