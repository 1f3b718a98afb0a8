import { Trans, useLingui } from '@lingui/react/macro';
import { inDigits } from '@khelaghor/money/digits.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useState } from 'react';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { formatHundredths } from '../bet-history/index.ts';
import { ManualCheck } from './manual-check.tsx';
import { getSignedText } from '../../shared/proof/check-receipt.ts';
import type { SignatureCheck } from '../../shared/proof/check-receipt.ts';
import { DiceReceipt } from './round-receipt.tsx';
import { ProofCaveats } from './caveats.tsx';
import { ProofPair, ProofStep, ProofSteps, getStepState } from '../../shared/proof/proof-steps.tsx';
import { Hex, ProofValues } from '../../shared/proof/proof-values.tsx';
import { diceMatches, receiptSaysBet, recomputeDice, rollCount } from './recompute-round.ts';
import type { DiceChecked, DiceProof, DiceRecomputed } from './recompute-round.ts';
import { SignatureStep } from './signature-step.tsx';
import { useSignatureCheck } from './use-fairness.ts';
import { Verdict } from '../../shared/proof/verdict.tsx';
import { getDiceCommand } from './verifier-command.ts';

const RevealDialog = lazyDialog(() => import('./reveal-dialog.tsx').then((m) => m.RevealDialog));

/** A roll of Dice, worked out anew beside what the server said. */
export function VerifyDice({ proof }: { readonly proof: DiceProof }) {
  const checked = recomputeDice(proof);
  const saysBet = receiptSaysBet(proof);
  const signature = useSignatureCheck(proof);
  return (
    <div className="verify__columns">
      <div className="verify__part">
        <DiceVerdict
          proof={proof}
          checked={checked}
          receiptHolds={saysBet && signature !== 'invalid'}
        />
        <DiceSteps proof={proof} checked={checked} saysBet={saysBet} signature={signature} />
        <DiceValues proof={proof} />
        <ManualCheck game="dice" scope={proof.scope} command={getDiceCommand(proof)} />
      </div>
      <div className="verify__part">
        <DiceReceipt roll={proof.roll} />
        <ProofCaveats game="dice" />
      </div>
    </div>
  );
}

type DiceVerdictProps = {
  readonly proof: DiceProof;
  readonly checked: DiceChecked;
  readonly receiptHolds: boolean;
};

function DiceVerdict({ proof, checked, receiptHolds }: DiceVerdictProps) {
  if (!checked.ok && checked.refusal === 'sealed' && receiptHolds)
    return <SealedVerdict betId={proof.roll.betId} />;
  if (!checked.ok && checked.refusal === 'scope_unknown') {
    return (
      <Verdict tone="open" title={<Trans>Other rules</Trans>}>
        <Trans>
          This bet was made under rules that this page does not know. Reload the page and try again.
        </Trans>
      </Verdict>
    );
  }
  if (checked.ok && diceMatches(checked) && receiptHolds) {
    return (
      <Verdict tone="good" title={<Trans>Everything matches</Trans>}>
        <Trans>
          Your own browser worked this roll out anew. The sealed secret, the roll and the money are
          all what we said.
        </Trans>
      </Verdict>
    );
  }
  return (
    <Verdict tone="bad" title={<Trans>Something does not match</Trans>}>
      <Trans>
        At least one step differs from what we said. Keep the values below: with the signed receipt
        they are your proof.
      </Trans>
    </Verdict>
  );
}

function SealedVerdict({ betId }: { readonly betId: string }) {
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
          Your coming rolls use the same server seed, so it stays secret until you end it. Its hash
          was shown before and cannot be changed any more.
        </Trans>
      </Verdict>
      {isAsking && <RevealDialog betId={betId} onClose={() => setAsking(false)} />}
    </>
  );
}

type DiceStepsProps = {
  readonly proof: DiceProof;
  readonly checked: DiceChecked;
  readonly saysBet: boolean;
  readonly signature: SignatureCheck | undefined;
};

function DiceSteps({ proof, checked, saysBet, signature }: DiceStepsProps) {
  return (
    <ProofSteps>
      {checked.ok ? <RecomputedSteps checked={checked} /> : <WaitingSteps proof={proof} />}
      <SignatureStep proof={proof} saysBet={saysBet} signature={signature} />
    </ProofSteps>
  );
}

const titles = {
  commitment: <Trans>The seed is the one that was sealed</Trans>,
  roll: <Trans>The roll</Trans>,
  won: <Trans>Win or loss</Trans>,
  payout: <Trans>The money</Trans>,
};

/** What is checked once the seed is revealed. */
function WaitingSteps({ proof }: { readonly proof: DiceProof }) {
  const state = proof.serverSeed === null ? 'open' : 'unknown';
  return (
    <>
      <ProofStep state={state} title={titles.commitment}>
        <p>
          <Hex value={proof.commitment} />
        </p>
      </ProofStep>
      <ProofStep state={state} title={titles.roll} />
      <ProofStep state={state} title={titles.won} />
      <ProofStep state={state} title={titles.payout} />
    </>
  );
}

function RecomputedSteps({ checked }: { readonly checked: DiceRecomputed }) {
  const { commitment, roll, won, payout } = checked;
  const { digits } = useFormat();
  const shown = (value: number) => inDigits(formatHundredths(value), digits);
  const outcome = (isWin: boolean) => (isWin ? <Trans>Won</Trans> : <Trans>Lost</Trans>);
  return (
    <>
      <ProofStep state={getStepState(commitment.matches)} title={titles.commitment}>
        <p>
          <Trans>SHA-256 of the revealed server seed, beside the hash that was shown before.</Trans>
        </p>
        <ProofPair
          computed={<Hex value={commitment.computed} />}
          stored={<Hex value={commitment.stored} />}
        />
      </ProofStep>
      <ProofStep state={getStepState(roll.matches)} title={titles.roll}>
        <StreamWords words={checked.words} />
        <ProofPair computed={shown(roll.computed)} stored={shown(roll.stored)} />
      </ProofStep>
      <ProofStep state={getStepState(won.matches)} title={titles.won}>
        <ProofPair computed={outcome(won.computed)} stored={outcome(won.stored)} />
      </ProofStep>
      <ProofStep state={getStepState(payout.matches)} title={titles.payout}>
        <p>
          <Trans>Stake times price, rounded down to the poisha; nothing when the roll lost.</Trans>
        </p>
        <ProofPair
          computed={<Money minor={payout.computed} />}
          stored={<Money minor={payout.stored} />}
        />
      </ProofStep>
    </>
  );
}

/** The sum behind the roll, with its numbers. */
function StreamWords({ words }: { readonly words: readonly number[] }) {
  const { lang, digits } = useFormat();
  const last = words.at(-1) ?? 0;
  const number = (value: number) => formatNumber(value, { lang, digits });
  const [word, count, rest] = [number(last), number(rollCount), number(last % rollCount)];
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
function sharedSignature({ receiptText, roll }: DiceProof) {
  const way = roll.receipt.slice(signatureHexLength);
  const signed = getSignedText({ text: receiptText, receipt: roll.receipt });
  return way === '' || signed === null ? null : { way, signed };
}

function DiceValues({ proof }: { readonly proof: DiceProof }) {
  const { t } = useLingui();
  const { roll, seeds } = proof;
  const isSealed = proof.serverSeed === null;
  const shared = sharedSignature(proof);
  return (
    <ProofValues
      values={[
        {
          key: 'commitment',
          name: t`Hash of the server seed`,
          hint: t`SHA-256, shown before the bet`,
          value: proof.commitment,
          isHex: true,
        },
        { key: 'server', name: t`Server seed`, value: proof.serverSeed, isHex: true },
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
          name: t({ message: 'Nonce', comment: 'the number of a roll on its pair of seeds' }),
          hint: t`The number of the roll on this pair of seeds`,
          value: String(roll.nonce),
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
        { key: 'stake', name: t`Stake in poisha`, value: String(minorFromText(roll.stake)) },
        { key: 'receipt', name: t`Text of the receipt`, value: proof.receiptText },
        {
          key: 'signature',
          name: t`Signature of the receipt`,
          value: roll.receipt.slice(0, signatureHexLength),
          isHex: true,
        },
        ...(shared
          ? [
              {
                key: 'way',
                name: t`The receipt’s way to what was signed`,
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
