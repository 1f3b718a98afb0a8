import { useState } from 'react';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import {
  countHits,
  formatPay,
  getPays,
  kenoEngine,
  readNumbers,
  RISKS,
  riskWords,
  writeNumbers,
} from '@khelaghor/engine-keno/public.ts';
import type { KenoChoice, KenoRisk } from '@khelaghor/engine-keno/public.ts';
import { BetBox } from '@khelaghor/game-sdk/bet/bet-box.tsx';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { GameTable, GameTableSkeleton } from '@khelaghor/game-sdk/game-table.tsx';
import { RecentRounds } from '@khelaghor/game-sdk/recent-rounds.tsx';
import { RoundResult } from '@khelaghor/game-sdk/round-result.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { isGain, readLimits, useRounds } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState, Rounds } from '@khelaghor/game-sdk/use-rounds.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { KenoBoard } from './board/keno-board.tsx';
import { useReveal } from './board/use-reveal.ts';
import { KenoRules } from './keno-rules.tsx';
import { PayGrid } from './pay-grid.tsx';
import { PickBar } from './pick-bar.tsx';

const moods = { idle: 'resting', asking: 'waiting', landing: 'landing' } as const;

/** The drawn numbers of a round on these picks, as a list; null: the round was on others. */
function readDrawn(round: GameRound | null, numbers: string): string | null {
  const choice = round && kenoEngine.parseChoice(round.choice);
  if (!choice || choice.numbers !== numbers) return null;
  return kenoEngine.parseOutcome(round.outcome)?.drawn ?? null;
}

/** The hits of a round as they are shown, such as "3/5"; empty when the round is none of Keno. */
function readHits(round: GameRound): string {
  const choice = kenoEngine.parseChoice(round.choice);
  const outcome = kenoEngine.parseOutcome(round.outcome);
  return choice && outcome ? kenoEngine.explain(choice, outcome)[0].result.en : '';
}

type BoardProps = {
  readonly rounds: Rounds;
  readonly state: GameState;
  /** The picked numbers as a choice has them; empty: none. */
  readonly numbers: string;
  readonly onToggle: (number: number) => void;
  readonly onLanded: () => void;
};

/** The board with the last hits and the sentence about the last draw. */
function Board({ rounds, state, numbers, onToggle, onLanded }: BoardProps) {
  const { phase, landed } = rounds;
  const { digits } = useFormat();
  const trouble = useTrouble(rounds);
  const drawnText = readDrawn(phase.name === 'landing' ? phase.round : landed, numbers);
  const drawn = drawnText === null ? [] : readNumbers(drawnText);
  const landing =
    phase.name === 'landing' ? { betId: phase.round.betId, count: drawn.length } : null;
  const revealed = useReveal(landing, onLanded);
  const getLabel = (round: GameRound) => toDigits(readHits(round), digits);
  return (
    <>
      <KenoBoard
        picked={new Set(numbers === '' ? [] : readNumbers(numbers))}
        shown={landing ? drawn.slice(0, revealed) : drawn}
        mood={moods[phase.name]}
        onToggle={onToggle}
        onSkip={onLanded}
      />
      <RecentRounds rounds={state.rounds} getLabel={getLabel} />
      <RoundResult round={landed} label={landed ? getLabel(landed) : ''} trouble={trouble}>
        {phase.name === 'idle' ? (
          <Trans>Pick up to ten numbers, then draw.</Trans>
        ) : (
          <Trans>The numbers are coming.</Trans>
        )}
      </RoundResult>
    </>
  );
}

type SideProps = {
  readonly environment: GameEnvironment;
  readonly rounds: Rounds;
  readonly state: GameState;
  readonly picked: readonly number[];
  readonly onPicked: (numbers: readonly number[]) => void;
  readonly risk: KenoRisk;
  readonly onRisk: (risk: KenoRisk) => void;
  readonly onBet: () => void;
};

/** Picks, risk, stake and the button, with what the hits pay below. */
function Side(props: SideProps) {
  const { rounds, state, picked, risk } = props;
  const { t } = useLingui();
  const { digits } = useFormat();
  const words = useWords();
  const isBusy = rounds.phase.name !== 'idle';
  const choice: KenoChoice = { numbers: writeNumbers(picked), risk };
  const drawn = readDrawn(rounds.landed, choice.numbers);
  const top = getPays(picked.length, risk).at(-1) ?? 0;
  return (
    <div className="keno-side">
      <BetBox
        topPay={picked.length === 0 ? null : kenoEngine.topPay(choice)}
        topPayText={toDigits(formatPay(top), digits)}
        limits={readLimits(state)}
        balance={parseMinorText(state.balance)}
        isBusy={isBusy}
        action={isBusy ? <Trans>Drawing</Trans> : <Trans>Draw</Trans>}
        onBet={(stake) => {
          props.onBet();
          rounds.play(choice, stake);
        }}
        onDeposit={() => props.environment.bridge.send({ type: 'khelaghor.deposit' })}
      >
        <PickBar count={picked.length} disabled={isBusy} onPicked={props.onPicked} />
        <ChoiceRow
          label={t`Risk`}
          values={RISKS}
          value={risk}
          getText={(each) => words(riskWords[each])}
          onValue={props.onRisk}
          disabled={isBusy}
        />
      </BetBox>
      <PayGrid
        picked={picked.length}
        risk={risk}
        hits={drawn === null ? null : countHits(choice.numbers, drawn)}
      />
    </div>
  );
}

type TableProps = Pick<SideProps, 'environment' | 'rounds' | 'state'>;

function Table({ environment, rounds, state }: TableProps) {
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [risk, setRisk] = useState<KenoRisk>('classic');
  const [sounds] = useState(createSounds);
  const { phase } = rounds;
  const toggle = (number: number) =>
    setPicked((before) =>
      before.includes(number) ? before.filter((held) => held !== number) : [...before, number],
    );
  const land = () => {
    if (phase.name === 'landing') sounds.play(isGain(phase.round) ? 'win' : 'land');
    rounds.land();
  };
  return (
    <GameTable
      engine={kenoEngine}
      environment={environment}
      rounds={rounds}
      state={state}
      sounds={sounds}
      title={<Trans>Keno</Trans>}
      board={
        <Board
          rounds={rounds}
          state={state}
          numbers={writeNumbers(picked)}
          onToggle={toggle}
          onLanded={land}
        />
      }
      bet={
        <Side
          environment={environment}
          rounds={rounds}
          state={state}
          picked={picked}
          onPicked={setPicked}
          risk={risk}
          onRisk={setRisk}
          onBet={() => sounds.play('roll')}
        />
      }
      rules={<KenoRules picked={picked.length} risk={risk} limits={readLimits(state)} />}
    />
  );
}

/** The whole game. */
export function KenoPage(environment: GameEnvironment) {
  const rounds = useRounds(environment, kenoEngine.code);
  const trouble = useTrouble(rounds);
  if (rounds.state === null) return <GameTableSkeleton trouble={trouble} />;
  return <Table environment={environment} rounds={rounds} state={rounds.state} />;
}
