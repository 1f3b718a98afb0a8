import { useState } from 'react';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { minesEngine, readView, MINES_RETURN } from '@khelaghor/engine-mines/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { StepGame } from '@khelaghor/game-sdk/step-game.tsx';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Plural, Trans } from '@lingui/react/macro';
import { MinesControl } from './bet/mines-control.tsx';
import { Board } from './board/board.tsx';
import { MinesRules } from './mines-rules.tsx';
import { countFlowers, getNextPay, listFaces } from './round.ts';

const getAskedCell = ({ phase }: Steps): number | null =>
  phase.name === 'asking' && phase.step ? Number(phase.step['cell']) : null;

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

/** What ended a lost round. */
function Lost({ round }: { readonly round: StepRound }) {
  const { digits } = useFormat();
  const pot = toDigits(String((readView(round.shown).opened.at(-1) ?? 0) + 1), digits);
  return <Trans>Pot {pot} hid a crow. The round is over.</Trans>;
}

/** Whether a pot can be opened now. */
function canOpen({ phase, state }: Steps): boolean {
  const round = state?.openRound ?? null;
  return phase.name === 'idle' && round !== null && getNextPay(round)?.isOffered === true;
}

/** What an open round pays now and with one more flower. */
function OpenBox({ steps, round }: { readonly steps: Steps; readonly round: StepRound }) {
  const format = useFormat();
  const next = getNextPay(round);
  const chance = next && formatPercent(next.chance, { ...format, rounding: 'floor' });
  const limit = <Money minor={parseMinorText(round.payoutMax)} currency={round.currency} />;
  const isOffered = next?.isOffered === true;
  return (
    <TakeBox
      round={round}
      phase={steps.phase}
      next={
        isOffered
          ? {
              name: <Trans>With one more flower</Trans>,
              payout: next.payout,
              multiple: toDigits(formatPay(next.pays), format.digits),
            }
          : null
      }
      note={
        isOffered ? (
          <Trans>The next pot hides a flower with a chance of {chance}.</Trans>
        ) : (
          <Trans>A round pays at most {limit}: one more flower would be above it.</Trans>
        )
      }
      nothingYet={<Trans>Open a pot first</Trans>}
      onTake={steps.take}
    />
  );
}

/** The whole game. */
export function MinesPage(environment: GameEnvironment) {
  const [mines, setMines] = useState(3);
  return (
    <StepGame
      engine={minesEngine}
      returned={MINES_RETURN}
      environment={environment}
      title={<Trans>Mines</Trans>}
      choice={{ mines }}
      onChoice={(choice) => setMines(choice.mines)}
      revealMs={0}
      words={{
        first: <Trans>The first flower</Trans>,
        busy: <Trans>Setting up the pots</Trans>,
        idle: <Trans>Choose how many mines and a stake, then start.</Trans>,
        opening: <Trans>The pots are being set up.</Trans>,
        stepping: <Trans>The pot opens…</Trans>,
      }}
      renderStanding={(round) => <Standing round={round} />}
      renderLost={(round) => <Lost round={round} />}
      renderControls={(isBusy) => (
        <MinesControl mines={mines} onMines={setMines} disabled={isBusy} />
      )}
      renderScene={({ steps }) => (
        <Board
          faces={listFaces(steps.round, getAskedCell(steps))}
          canOpen={canOpen(steps)}
          onOpen={(cell) => steps.step({ cell })}
        />
      )}
      renderOpenBox={(steps, round) => <OpenBox steps={steps} round={round} />}
      renderRules={(limits, choice) => <MinesRules limits={limits} mines={choice.mines} />}
    />
  );
}
