import { Trans, useLingui } from '@lingui/react/macro';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { useWords } from '../../shared/words.ts';
import { MathStep } from './math-step.tsx';
import { ManualCheck } from './manual-check.tsx';
import { getSignedText } from '../../shared/proof/check-receipt.ts';
import { areLiftsFine, recomputeLifts } from './recompute-lifts.ts';
import { RoundReceipt } from './round-receipt.tsx';
import { ProofCaveats } from './caveats.tsx';
import { CommitmentStep, SealedStep } from './commitment-step.tsx';
import { isBeaconFine, useBeaconCheck } from './check-beacon.ts';
import { OtherRules } from './other-rules.tsx';
import { PotSteps } from './pot-steps.tsx';
import { ProofColumns } from '../../shared/proof/proof-columns.tsx';
import { ProofPair, ProofStep, ProofSteps, getStepState } from '../../shared/proof/proof-steps.tsx';
import type { StepState } from '../../shared/proof/proof-steps.tsx';
import { ProofValues } from '../../shared/proof/proof-values.tsx';
import {
  areStepsOfReceipts,
  compareMath,
  readRound,
  isBetOfReceipt,
  isInChain,
  recomputeRound,
  roundMatches,
} from './recompute-round.ts';
import type { Draw, RoundChecked, RoundRecomputed } from './recompute-round.ts';
import type { RoundProof } from './round-proof.ts';
import { SavedVerifier } from './saved-verifier.tsx';
import { SharedSteps } from './shared-steps.tsx';
import { SignatureStep } from './signature-step.tsx';
import { StepReceipts } from './step-receipts.tsx';
import { getFairnessKey, useBetLifts, useSignatureCheck, useStepsCheck } from './use-fairness.ts';
import { useSeedValues } from './use-seed-values.ts';
import { Verdict } from '../../shared/proof/verdict.tsx';
import { roundCommand } from './verifier-command.ts';

const RevealDialog = createLazyDialog(() =>
  import('./reveal-dialog.tsx').then((m) => m.RevealDialog),
);

/** A round of an in-house game, worked out anew beside what the server said. */
export function VerifyRound({ proof }: { readonly proof: RoundProof }) {
  const checked = recomputeRound(proof);
  const saysBet = isBetOfReceipt(proof);
  const saysSteps = areStepsOfReceipts(proof);
  const math = compareMath(proof);
  const signature = useSignatureCheck(proof);
  const stepsSignature = useStepsCheck(proof);
  const lifts = useBetLifts(proof);
  const checkedLifts = recomputeLifts(proof, lifts);
  const beacon = useBeaconCheck({
    beacon: proof.shared?.beacon ?? null,
    closesAt: proof.round.at,
  });
  return (
    <ProofColumns
      aside={
        <>
          <RoundReceipt round={proof.round} />
          <ProofCaveats game={getProvenGame(proof)} />
        </>
      }
    >
      <RoundVerdict
        proof={proof}
        checked={checked}
        receiptHolds={
          saysBet &&
          saysSteps &&
          math?.matches !== false &&
          signature !== 'invalid' &&
          stepsSignature !== 'invalid' &&
          isBeaconFine(beacon) &&
          areLiftsFine(checkedLifts) &&
          isInChain(proof)
        }
      />
      <ProofSteps>
        {checked.ok ? <RecomputedSteps checked={checked} /> : <WaitingSteps proof={proof} />}
        <SharedSteps proof={proof} check={beacon} />
        <SignatureStep proof={proof} saysBet={saysBet} signature={signature} />
        {math && <MathStep math={math} />}
        <PotSteps lifts={checkedLifts} />
        <StepReceipts proof={proof} saysSteps={saysSteps} signature={stepsSignature} />
      </ProofSteps>
      <RoundValues proof={proof} />
      <ManualCheck
        rule={<RuleOfRound proof={proof} />}
        scope={proof.scope}
        command={roundCommand(proof, lifts)}
        saved={<SavedVerifier proof={lifts.length > 0 ? { ...proof, lifts } : proof} />}
      />
    </ProofColumns>
  );
}

const getProvenGame = ({ shared }: RoundProof) => {
  if (!shared) return 'round';
  return shared.beacon === null ? 'shared' : 'shared-with-beacon';
};

type RoundVerdictProps = {
  readonly proof: RoundProof;
  readonly checked: RoundChecked;
  readonly receiptHolds: boolean;
};

function RoundVerdict({ proof, checked, receiptHolds }: RoundVerdictProps) {
  if (!checked.ok && checked.refusal === 'sealed' && receiptHolds)
    return <SealedVerdict betId={proof.round.betId} />;
  if (!checked.ok && checked.refusal === 'scope_unknown') return <OtherRules />;
  if (checked.ok && roundMatches(checked) && receiptHolds) {
    return (
      <Verdict tone="good" title={<Trans>Everything matches</Trans>}>
        <Trans>
          Your own browser recomputed this bet. The sealed secret, the result and the money are as
          shown.
        </Trans>
      </Verdict>
    );
  }
  return (
    <Verdict tone="bad" title={<Trans>Something does not match</Trans>}>
      <Trans>
        At least one step does not match. Keep the values below: with the signed receipt they are
        your proof.
      </Trans>
    </Verdict>
  );
}

function SealedVerdict({ betId }: { readonly betId: string }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Verdict
        tone="open"
        title={<Trans>Still sealed</Trans>}
        action={
          <Button kind="primary" icon="seal" onClick={() => setAsking(true)}>
            <Trans>Reveal and check</Trans>
          </Button>
        }
      >
        <Trans>
          Your next bets use the same server seed, so it stays secret until you reveal it. Its hash
          was shown before and cannot change.
        </Trans>
      </Verdict>
      {isAsking && (
        <RevealDialog
          betId={betId}
          onRevealed={() => queries.invalidateQueries({ queryKey: getFairnessKey(betId) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

const titles = {
  won: <Trans>Win or loss</Trans>,
  payout: <Trans>The money</Trans>,
  returned: <Trans>The stake</Trans>,
};

/** The steps of the stored outcome, before they are checked. */
function StoredSteps({ proof, state }: { readonly proof: RoundProof; readonly state: StepState }) {
  const words = useWords();
  const read = readRound(proof.round);
  return read?.engine
    .explain(read.choice, read.outcome)
    .map(({ title }) => <ProofStep key={title.en} state={state} title={words(title)} />);
}

/** How the game makes its outcome of the numbers that it draws. */
function RuleOfRound({ proof }: { readonly proof: RoundProof }) {
  const words = useWords();
  const read = readRound(proof.round);
  return read && words(read.engine.explain(read.choice, read.outcome)[0].rule);
}

/** What is checked once the seed is revealed. */
function WaitingSteps({ proof }: { readonly proof: RoundProof }) {
  const state = proof.serverSeed === null ? 'open' : 'unknown';
  return (
    <>
      <SealedStep state={state} commitment={proof.commitment} />
      <StoredSteps proof={proof} state={state} />
      <ProofStep state={state} title={titles.won} />
      <ProofStep state={state} title={titles.payout} />
    </>
  );
}

function RecomputedSteps({ checked }: { readonly checked: RoundRecomputed }) {
  const { commitment, draws, steps, won, payout, returned } = checked;
  const words = useWords();
  const outcome = (isWin: boolean) => (isWin ? <Trans>Won</Trans> : <Trans>Lost</Trans>);
  return (
    <>
      <CommitmentStep commitment={commitment} />
      {steps.map((step, index) => (
        <ProofStep key={step.title.en} state={getStepState(step.matches)} title={words(step.title)}>
          {index === 0 && draws.map((draw, place) => <DrawWords key={place} draw={draw} />)}
          <p>{words(step.rule)}</p>
          <ProofPair computed={words(step.computed)} stored={words(step.stored)} />
        </ProofStep>
      ))}
      <ProofStep state={getStepState(won.matches)} title={titles.won}>
        <ProofPair computed={outcome(won.computed)} stored={outcome(won.stored)} />
      </ProofStep>
      <ProofStep state={getStepState(payout.matches)} title={titles.payout}>
        <p>
          <Trans>Stake times price, rounded down to the poisha; nothing when the bet lost.</Trans>
        </p>
        <ProofPair
          computed={<Money minor={payout.computed} />}
          stored={<Money minor={payout.stored} />}
        />
      </ProofStep>
      {(returned.computed > 0n || returned.stored > 0n) && (
        <ProofStep state={getStepState(returned.matches)} title={titles.returned}>
          <p>
            <Trans>The round ended before anything could be taken: the stake goes back.</Trans>
          </p>
          <ProofPair
            computed={<Money minor={returned.computed} />}
            stored={<Money minor={returned.stored} />}
          />
        </ProofStep>
      )}
    </>
  );
}

/** The sum behind a number that was drawn. */
function DrawWords({ draw }: { readonly draw: Draw }) {
  const { lang, digits } = useFormat();
  const number = (value: number) => formatNumber(value, { lang, digits });
  const [word, count, rest] = [number(draw.word), number(draw.below), number(draw.drawn)];
  return (
    <p>
      <Trans>
        HMAC-SHA256 of both seeds and the nonce gives {word}. Divided by {count}, {rest} remains.
      </Trans>
    </p>
  );
}

/** A client seed that the house made says so itself. */
const isHouseSeed = (clientSeed: string): boolean => clientSeed.startsWith('house-');

const signatureHexLength = 128;

/** What else proves a receipt that was signed with others of its moment. */
function sharedSignature({ receiptText, round }: RoundProof) {
  const way = round.receipt.slice(signatureHexLength);
  const signed = getSignedText({ text: receiptText, receipt: round.receipt });
  return way === '' || signed === null ? null : { way, signed };
}

function RoundValues({ proof }: { readonly proof: RoundProof }) {
  const { t } = useLingui();
  const { round, seeds } = proof;
  const isSealed = proof.serverSeed === null;
  const shared = sharedSignature(proof);
  const seedValues = useSeedValues(proof);
  return (
    <ProofValues
      values={[
        ...seedValues,
        {
          key: 'client',
          name: t`Client seed`,
          ...(isHouseSeed(proof.clientSeed) && {
            hint: t`Made by us. In the game you can choose your own.`,
          }),
          value: proof.clientSeed,
        },
        {
          key: 'nonce',
          name: t({ message: 'Nonce', comment: 'the number of a bet on its pair of seeds' }),
          hint: t`The number of the bet with these seeds`,
          value: String(round.nonce),
        },
        { key: 'scope', name: t`Game and version`, value: proof.scope },
        ...(isSealed
          ? [
              {
                key: 'next',
                name: t`Hash of the next server seed`,
                value: seeds.nextCommitment,
                isHex: true,
              },
            ]
          : []),
        { key: 'stake', name: t`Stake in poisha`, value: String(parseMinorText(round.stake)) },
        { key: 'receipt', name: t`Text of the receipt`, value: proof.receiptText },
        {
          key: 'signature',
          name: t`Signature of the receipt`,
          value: round.receipt.slice(0, signatureHexLength),
          isHex: true,
        },
        ...(shared
          ? [
              {
                key: 'way',
                name: t`From the receipt to the signed root`,
                hint: t`Its place, then the hashes beside it`,
                value: shared.way,
                isHex: true,
              },
              {
                key: 'signed',
                name: t`What was signed`,
                hint: t`Your receipt, and others of the same moment, in one hash`,
                value: shared.signed,
              },
            ]
          : []),
        { key: 'key', name: t`Our public key`, value: proof.receiptKey, isHex: true },
      ]}
    />
  );
}
