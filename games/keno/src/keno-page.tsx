import { useState } from 'react';
import {
  countHits,
  formatPay,
  getListedChoice,
  getPays,
  kenoEngine,
  readNumbers,
  RISKS,
  riskWords,
  writeNumbers,
} from '@khelaghor/engine-keno/public.ts';
import type { KenoChoice, KenoRisk } from '@khelaghor/engine-keno/public.ts';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { findListedPlay } from '@khelaghor/game-engine/game-return.ts';
import { InstantGame } from '@khelaghor/game-sdk/instant-game.tsx';
import type { RoundView } from '@khelaghor/game-sdk/round-view.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { KenoBoard } from './board/keno-board.tsx';
import { useReveal } from './board/use-reveal.ts';
import { KenoRules } from './keno-rules.tsx';
import { PayGrid } from './pay-grid.tsx';
import { PickBar } from './pick-bar.tsx';

type KenoView = RoundView<KenoChoice>;

/** The picked numbers; none is an empty text. */
const listPicked = ({ numbers }: KenoChoice): readonly number[] =>
  numbers === '' ? [] : readNumbers(numbers);

/** The drawn numbers of a round on these picks, at any risk, as a list; null: none. */
function readDrawn({ round, choice }: KenoView): string | null {
  const played = round && kenoEngine.parseChoice(round.choice);
  if (!played || played.numbers !== choice.numbers) return null;
  return kenoEngine.parseOutcome(round.outcome)?.drawn ?? null;
}

type BoardProps = { readonly view: KenoView; readonly onToggle: (number: number) => void };

/** The numbers, which come one after another when a round lands. */
function Board({ view, onToggle }: BoardProps) {
  const { mood, round, choice, onLanded } = view;
  const drawnText = readDrawn(view);
  const drawn = drawnText === null ? [] : readNumbers(drawnText);
  const landing = mood === 'landing' && round ? { betId: round.betId, count: drawn.length } : null;
  const revealed = useReveal(landing, onLanded);
  return (
    <KenoBoard
      picked={new Set(listPicked(choice))}
      shown={landing ? drawn.slice(0, revealed) : drawn}
      mood={mood}
      isLocked={view.isLocked}
      onToggle={onToggle}
      onSkip={onLanded}
    />
  );
}

/** Pays by number of hits, with those of the last round marked. */
function Pays({ view }: { readonly view: KenoView }) {
  const { choice, mood } = view;
  const drawn = mood === 'resting' ? readDrawn(view) : null;
  return (
    <PayGrid
      picked={listPicked(choice).length}
      risk={choice.risk}
      hits={drawn === null ? null : countHits(choice.numbers, drawn)}
    />
  );
}

type PickControlProps = {
  readonly count: number;
  readonly onPicked: (numbers: readonly number[]) => void;
  readonly risk: KenoRisk;
  readonly onRisk: (risk: KenoRisk) => void;
  readonly disabled: boolean;
};

/** Numbers picked by the page, and the risk. */
function PickControl({ count, onPicked, risk, onRisk, disabled }: PickControlProps) {
  const { t } = useLingui();
  const words = useWords();
  return (
    <>
      <PickBar count={count} disabled={disabled} onPicked={onPicked} />
      <ChoiceRow
        label={t`Risk`}
        values={RISKS}
        value={risk}
        getText={(each) => words(riskWords[each])}
        onValue={onRisk}
        disabled={disabled}
      />
    </>
  );
}

/** The whole game. */
export function KenoPage(environment: GameEnvironment) {
  const { digits } = useFormat();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [risk, setRisk] = useState<KenoRisk>('classic');
  const top = getPays(picked.length, risk).at(-1) ?? 0;
  const toggle = (number: number) =>
    setPicked((before) =>
      before.includes(number) ? before.filter((held) => held !== number) : [...before, number],
    );
  return (
    <InstantGame
      engine={kenoEngine}
      environment={environment}
      title={<Trans>Keno</Trans>}
      choice={{ numbers: writeNumbers(picked), risk }}
      getPlay={(choice) => findListedPlay(kenoEngine, getListedChoice(choice))}
      isComplete={picked.length > 0}
      topPayText={toDigits(formatPay(top), digits)}
      words={{
        action: <Trans>Draw</Trans>,
        busy: <Trans>Drawing</Trans>,
        idle: <Trans>Pick up to ten numbers, then draw.</Trans>,
        playing: <Trans>The numbers are coming.</Trans>,
      }}
      renderControls={(isBusy) => (
        <PickControl
          count={picked.length}
          onPicked={setPicked}
          risk={risk}
          onRisk={setRisk}
          disabled={isBusy}
        />
      )}
      renderScene={(view) => <Board view={view} onToggle={toggle} />}
      renderBelow={(view) => <Pays view={view} />}
      renderRules={(limits) => <KenoRules picked={picked.length} risk={risk} limits={limits} />}
    />
  );
}
