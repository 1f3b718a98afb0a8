import { Trans, useLingui } from '@lingui/react/macro';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Suspense } from 'react';
import { Moment } from '../../shared/moment.tsx';
import { ProofColumns } from '../../shared/proof/proof-columns.tsx';
import { ProofStep, ProofSteps } from '../../shared/proof/proof-steps.tsx';
import { Verdict } from '../../shared/proof/verdict.tsx';
import { LotteryResult, useLotteryGame } from '../lottery/index.tsx';
import { ProofCaveats } from './caveats.tsx';
import { ListStep } from './list-step.tsx';
import { OtherRules } from './other-rules.tsx';
import { compareTicketRoot, isSameOfficial, recomputeOfficialTicket } from './recompute-ticket.ts';
import type { OfficialChecked, TicketProof } from './recompute-ticket.ts';
import { SettledSteps } from './settled-steps.tsx';
import { TicketReceipt } from './ticket-receipt.tsx';

type ProofProps = { readonly proof: TicketProof };

/** A ticket of an official draw: its place in the list, and its settlement by the result. */
export function VerifyOfficial({ proof }: ProofProps) {
  return (
    <Suspense fallback={<SkeletonList count={4} />}>
      <Recomputed proof={proof} />
    </Suspense>
  );
}

function Recomputed({ proof }: ProofProps) {
  useLotteryGame(proof.ticket.gameCode);
  const checked = recomputeOfficialTicket(proof);
  return (
    <ProofColumns
      aside={
        <>
          <TicketReceipt ticket={proof.ticket} />
          <ProofCaveats game="official" />
        </>
      }
    >
      <OfficialVerdict proof={proof} checked={checked} />
      <ProofSteps>
        <ListStep issue={proof.issue} list={compareTicketRoot(proof)} />
        <ResultStep proof={proof} />
        {checked.ok && (
          <SettledSteps proof={proof} settled={checked} result={proof.issue.result ?? []} />
        )}
      </ProofSteps>
    </ProofColumns>
  );
}

type VerdictProps = ProofProps & { readonly checked: OfficialChecked };

function OfficialVerdict({ proof, checked }: VerdictProps) {
  if (proof.ticket.state === 'void')
    return (
      <Verdict tone="open" title={<Trans>This bet is void</Trans>}>
        <Trans>The issue was not drawn. Your stake went back to your balance.</Trans>
      </Verdict>
    );
  if (!checked.ok && checked.refusal === 'scope_unknown') return <OtherRules />;
  if (!checked.ok && checked.refusal === 'not_drawn')
    return (
      <Verdict tone="open" title={<Trans>The official result is awaited</Trans>}>
        <Trans>
          The sale is over and the list of tickets is fixed. The result comes from outside.
        </Trans>
      </Verdict>
    );
  if (!checked.ok || !isSameOfficial(checked))
    return (
      <Verdict tone="bad" title={<Trans>Something does not match</Trans>}>
        <Trans>
          At least one step does not match. Copy and keep the values below: they are your proof.
        </Trans>
      </Verdict>
    );
  return (
    <Verdict tone="good" title={<Trans>The settlement matches</Trans>}>
      <Trans>
        Your own browser settled the ticket by the official result. The result itself you compare
        with the one that was published.
      </Trans>
    </Verdict>
  );
}

/** The result as it was taken over, with what it was before a correction. */
function ResultStep({ proof: { issue } }: ProofProps) {
  const { t } = useLingui();
  const game = useLotteryGame(issue.gameCode);
  const { result, correction } = issue;
  return (
    <ProofStep state={result ? 'unknown' : 'open'} title={<Trans>The official result</Trans>}>
      <p>
        <Trans>It is the result of a draw elsewhere. Our own seed took no part in it.</Trans>
      </p>
      {game && result && <LotteryResult game={game} numbers={result} label={t`Drawn numbers`} />}
      {game && correction && (
        <>
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
        </>
      )}
    </ProofStep>
  );
}
