import './result-line.css';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { readView } from '@khelaghor/engine-mines/public.ts';
import { isStepGain } from '@khelaghor/game-sdk/use-steps.ts';
import type { StepPhase } from '@khelaghor/game-sdk/use-steps.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { countFlowers } from './round.ts';

type ResultLineProps = {
  readonly round: StepRound | null;
  readonly phase: StepPhase;
  /** A message instead of a result: the connection is lost, or something was refused. */
  readonly trouble: string | null;
};

/** Where an open round stands. */
function Standing({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const flowers = countFlowers(round);
  const shown = toDigits(String(flowers), digits);
  if (flowers === 0) return <Trans>Choose a pot. Any but a crow’s is a flower.</Trans>;
  return (
    <Plural
      value={flowers}
      one={`${shown} flower. Open another pot, or take it.`}
      other={`${shown} flowers. Open another pot, or take it.`}
    />
  );
}

/** How a round has ended. */
function Ending({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const payout = parseMinorText(round.payout);
  const money = <Money minor={payout} currency={round.currency} />;
  if (round.state === 'lost') {
    const pot = toDigits(String((readView(round.shown).opened.at(-1) ?? 0) + 1), digits);
    return <Trans>Pot {pot} hid a crow. The round is over.</Trans>;
  }
  if (round.state === 'returned')
    return <Trans>The round ended without a step. Your stake came back.</Trans>;
  if (!isStepGain(round)) return <Trans>{money} came back.</Trans>;
  return (
    <Trans>
      You won <Money minor={payout} currency={round.currency} tone="win" />
    </Trans>
  );
}

function Told({ round, phase }: Omit<ResultLineProps, 'trouble'>) {
  if (phase.name === 'asking' && phase.act === 'open')
    return <Trans>The pots are being set up.</Trans>;
  if (phase.name === 'asking' && phase.act === 'step') return <Trans>The pot opens…</Trans>;
  if (round === null) return <Trans>Choose how many mines and a stake, then start.</Trans>;
  return round.state === 'open' ? <Standing round={round} /> : <Ending round={round} />;
}

/** One sentence about the round, in an ARIA live region. */
export function ResultLine({ round, phase, trouble }: ResultLineProps) {
  return (
    <div
      className={trouble === null ? 'result' : 'result result--bad'}
      role="status"
      aria-live="polite"
    >
      {trouble !== null && <Icon name="alert" size="small" />}
      <p>{trouble ?? <Told round={round} phase={phase} />}</p>
    </div>
  );
}
