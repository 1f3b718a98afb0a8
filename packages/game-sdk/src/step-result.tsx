import './round-result.css';
import type { ReactNode } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';
import { ReplayTag } from './round-result.tsx';
import { isStepGain } from './use-steps.ts';
import type { StepPhase } from './use-steps.ts';

/** The sentences of a game about its rounds. */
type StepWords = {
  /** What to do before the first round. */
  readonly idle: ReactNode;
  readonly opening: ReactNode;
  readonly stepping: ReactNode;
  /** Where an open round stands. */
  readonly standing: ReactNode;
  /** What ended a lost round. */
  readonly lost: ReactNode;
};

type StepResultProps = {
  readonly round: StepRound | null;
  readonly phase: StepPhase;
  /** A message instead of a result: the connection is lost, or something was refused. */
  readonly trouble: string | null;
  /** Whether the round is shown once more. */
  readonly isReplay: boolean;
  readonly words: StepWords;
};

/** How a round that was not lost has ended. */
function Ending({ round }: { readonly round: StepRound }) {
  const payout = parseMinorText(round.payout);
  const money = <Money minor={payout} currency={round.currency} />;
  if (round.state === 'returned')
    return <Trans>The round ended before it paid anything. Your stake came back.</Trans>;
  if (!isStepGain(round)) return <Trans>{money} came back.</Trans>;
  return (
    <Trans>
      You won <Money minor={payout} currency={round.currency} tone="win" />
    </Trans>
  );
}

function Told({ round, phase, words }: Omit<StepResultProps, 'trouble' | 'isReplay'>) {
  if (phase.name === 'asking' && phase.act === 'open') return words.opening;
  if (phase.name === 'asking' && phase.act === 'step') return words.stepping;
  if (round === null) return words.idle;
  if (round.state === 'open') return words.standing;
  return round.state === 'lost' ? words.lost : <Ending round={round} />;
}

/** One sentence about a round of many steps, in an ARIA live region. */
export function StepResult({ trouble, isReplay, ...told }: StepResultProps) {
  return (
    <div
      className={trouble === null ? 'round-result' : 'round-result round-result--bad'}
      role="status"
      aria-live="polite"
    >
      {isReplay && <ReplayTag />}
      {trouble !== null && <Icon name="alert" size="small" />}
      <p>{trouble ?? <Told {...told} />}</p>
    </div>
  );
}
