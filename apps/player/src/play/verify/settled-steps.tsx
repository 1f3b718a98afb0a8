import { Trans } from '@lingui/react/macro';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { ProofPair, ProofStep, getStepState } from '../../shared/proof/proof-steps.tsx';
import { JackpotResults, useLotteryGame } from '../lottery/index.tsx';
import type { SettledParts, TicketProof } from './recompute-ticket.ts';
import { SharingStep } from './sharing-step.tsx';
import { TicketLines } from './ticket-lines.tsx';

export const settledTitles = {
  stake: <Trans>Price of the ticket</Trans>,
  lines: <Trans>Every line of the ticket</Trans>,
  rebate: <Trans>The rebate</Trans>,
  payout: <Trans>The money</Trans>,
};

/** What the ticket's lines could win of the pools of its issue; nothing for plays without pools. */
function JackpotStep({ proof: { ticket, issue } }: { readonly proof: TicketProof }) {
  const play = useLotteryGame(ticket.gameCode)?.family.plays.get(ticket.play);
  if (!play?.tiers.some(({ pool }) => pool)) return null;
  return (
    <ProofStep state={issue.jackpots ? 'unknown' : 'open'} title={<Trans>The jackpot</Trans>}>
      <JackpotResults jackpots={issue.jackpots} currency={ticket.currency} />
      <p>
        <Trans>
          Which other tickets won is not shown, so that the sum of the winning stakes cannot be
          verified here. What your lines are paid follows from it.
        </Trans>
      </p>
    </ProofStep>
  );
}

type SettledStepsProps = {
  readonly proof: TicketProof;
  readonly settled: SettledParts;
  /** The numbers that the lines are compared with. */
  readonly result: readonly number[];
};

/** The steps from the drawn numbers to the money, of an own or an official draw. */
export function SettledSteps({ proof, settled, result }: SettledStepsProps) {
  const { stake, lines, rebate, payout, sharing } = settled;
  return (
    <>
      <ProofStep state={getStepState(stake.matches)} title={settledTitles.stake}>
        <ProofPair
          computed={<Money minor={stake.computed} />}
          stored={<Money minor={stake.stored} />}
        />
      </ProofStep>
      <JackpotStep proof={proof} />
      <ProofStep state={lines ? getStepState(lines.matches) : 'open'} title={settledTitles.lines}>
        {lines && <TicketLines proof={proof} lines={lines} result={result} />}
      </ProofStep>
      {rebate && (proof.ticket.rebate > 0 || !rebate.matches) && (
        <ProofStep state={getStepState(rebate.matches)} title={settledTitles.rebate}>
          <ProofPair
            computed={<Money minor={rebate.computed} />}
            stored={<Money minor={rebate.stored} />}
          />
        </ProofStep>
      )}
      {payout && sharing && <SharingStep sharing={sharing} />}
      <ProofStep
        state={payout ? getStepState(payout.matches) : 'open'}
        title={settledTitles.payout}
      >
        {payout && (
          <ProofPair
            computed={<Money minor={payout.computed} />}
            stored={<Money minor={payout.stored} />}
          />
        )}
      </ProofStep>
    </>
  );
}
