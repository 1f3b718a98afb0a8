// The page of a new in-house game: what every game has is in the shared code of games.
import type { FeatureNames } from './feature-names.ts';

const imports = ({ name, pascal }: FeatureNames): string => `import './${name}-page.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { products } from '@khelaghor/contract/play/products.ts';
import type { GameRound } from '@khelaghor/contract/play/inhouse.ts';
import { ${name}Engine, RETURN, SIDES } from '@khelaghor/engine-${name}/public.ts';
import type { ${pascal}Side } from '@khelaghor/engine-${name}/public.ts';
import { computePayout } from '@khelaghor/game-engine/game-bet.ts';
import { findStakeProblem, readStake, StakeField } from '@khelaghor/game-sdk/bet/stake-field.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { HistoryPanel } from '@khelaghor/game-sdk/panels/history-panel.tsx';
import { Panels } from '@khelaghor/game-sdk/panels/panels.tsx';
import { SeedsPanel } from '@khelaghor/game-sdk/panels/seeds-panel.tsx';
import { SessionBar } from '@khelaghor/game-sdk/session-bar.tsx';
import { createSounds } from '@khelaghor/game-sdk/sounds.ts';
import { getBalanceDuring } from '@khelaghor/game-sdk/balance-during.ts';
import { isGain, readLimits, useRounds } from '@khelaghor/game-sdk/use-rounds.ts';
import type { GameState, Rounds } from '@khelaghor/game-sdk/use-rounds.ts';
import { useTrouble } from '@khelaghor/game-sdk/use-trouble.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans } from '@lingui/react/macro';
`;

const parts = ({ name }: FeatureNames): string => `
const texts = {
  choose: { bn: 'একটা দিক আর বাজি বেছে নিন।', en: 'Choose a side and a stake.' },
  toss: { bn: 'টস করুন', en: 'Toss' },
  rules: {
    bn: 'দুই দিকই সমান সম্ভব। ফেরত বাজির সঙ্গে গোনা, পয়সার নিচের ভাঙা অংশ বাদ।',
    en: 'Both sides are equally likely. A payout includes the stake, rounded down to the poisha.',
  },
  returns: { bn: 'খেলোয়াড়ের কাছে ফেরে, গড়ে:', en: 'Return to the player, on average:' },
} as const;

/** What came of the last round, or what stands in the way. */
function ResultLine({ round, trouble }: { round: GameRound | null; trouble: string | null }) {
  const words = useWords();
  const outcome = round && ${name}Engine.parseOutcome(round.outcome);
  return (
    <p className="${name}__result" role="status">
      {trouble ??
        (round && outcome ? (
          <>
            {words(${name}Engine.outcomeWords(outcome))} ·{' '}
            <Money minor={parseMinorText(round.payout)} currency={round.currency} />
          </>
        ) : (
          words(texts.choose)
        ))}
    </p>
  );
}

function Rules() {
  const words = useWords();
  const format = useFormat();
  return (
    <div className="panel__body">
      <p>{words(texts.rules)}</p>
      <p>
        {words(texts.returns)} <b>{formatPercent(RETURN, { ...format, rounding: 'exact' })}</b>
      </p>
    </div>
  );
}

/** Ends a round as soon as its outcome is known; a performance would end it when it is over. */
function useLanding({ phase, land }: Rounds, sounds: ReturnType<typeof createSounds>): void {
  const end = useEffectEvent(() => {
    if (phase.name === 'landing') sounds.play(isGain(phase.round) ? 'win' : 'land');
    land();
  });
  useEffect(() => {
    if (phase.name === 'landing') end();
  }, [phase.name]);
}
`;

const bet = ({ name, pascal }: FeatureNames): string => `
type TableProps = {
  readonly environment: GameEnvironment;
  readonly rounds: Rounds;
  readonly state: GameState;
};

/** Side and stake, and the button. */
function Bet({ environment, rounds, state }: TableProps) {
  const words = useWords();
  const [side, setSide] = useState<${pascal}Side>(SIDES[0]);
  const [text, setText] = useState('10');
  const limits = readLimits(state);
  const isBusy = rounds.phase.name !== 'idle';
  const stake = readStake(text);
  const topPay = ${name}Engine.topPay({ side });
  const problem = findStakeProblem(stake, topPay, {
    limits,
    balance: parseMinorText(state.balance),
  });
  return (
    <section className="${name}__bet">
      <div className="${name}__sides">
        {SIDES.map((each) => (
          <Button
            key={each}
            kind={each === side ? 'primary' : 'secondary'}
            aria-pressed={each === side}
            disabled={isBusy}
            onClick={() => setSide(each)}
          >
            {words(${name}Engine.choiceWords({ side: each }))}
          </Button>
        ))}
      </div>
      <StakeField
        text={text}
        onText={setText}
        stake={stake}
        problem={problem}
        limits={limits}
        isBusy={isBusy}
        onDeposit={() => environment.bridge.send({ type: 'khelaghor.deposit' })}
      />
      <p>
        <Trans>Possible win</Trans>{' '}
        {stake === null ? '–' : <Money minor={computePayout(stake, topPay)} />}
      </p>
      <Button
        kind="bet"
        size="large"
        block
        busy={isBusy}
        disabled={!isBusy && problem !== null}
        onClick={() => {
          if (stake !== null && problem === null) rounds.play({ side }, stake);
        }}
      >
        {words(texts.toss)}
      </Button>
    </section>
  );
}
`;

const table = ({ name, pascal }: FeatureNames): string => `
function Table(props: TableProps) {
  const { environment, rounds, state } = props;
  const { bridge, session } = environment;
  const words = useWords();
  const [sounds] = useState(createSounds);
  const [isSoundOn, setSoundOn] = useState(false);
  const trouble = useTrouble(rounds);
  useLanding(rounds, sounds);
  return (
    <>
      <SessionBar
        balance={getBalanceDuring(state, rounds.phase)}
        net={BigInt(state.sessionNet)}
        startedAtMs={rounds.startedAtMs}
        isSoundOn={isSoundOn}
        onSound={(on) => {
          sounds.setOn(on);
          setSoundOn(on);
        }}
      />
      <main className="${name}">
        <h1>{words(products.${name}.label)}</h1>
        <ResultLine round={rounds.landed} trouble={trouble} />
        <Bet {...props} />
      </main>
      <Panels
        render={(panel) => {
          switch (panel) {
            case 'history':
              return (
                <HistoryPanel
                  engine={${name}Engine}
                  session={session}
                  newest={state.rounds[0]?.betId ?? null}
                  onVerify={(betId) => bridge.send({ type: 'khelaghor.verify', betId })}
                />
              );
            case 'seeds':
              return (
                <SeedsPanel
                  seeds={state.seeds}
                  isBusy={rounds.phase.name !== 'idle'}
                  onRotate={rounds.rotate}
                />
              );
            case 'rules':
              return <Rules />;
          }
        }}
      />
    </>
  );
}

/** The whole game. */
export function ${pascal}Page(environment: GameEnvironment) {
  const rounds = useRounds(environment, ${name}Engine.code);
  const trouble = useTrouble(rounds);
  if (rounds.state) return <Table environment={environment} rounds={rounds} state={rounds.state} />;
  return <p className="${name}__result">{trouble ?? <Trans>Loading</Trans>}</p>;
}
`;

/** The page itself. */
export const writeGamePage = (names: FeatureNames): string =>
  [imports, parts, bet, table].map((write) => write(names)).join('');

/** Its styles. */
export const writeGamePageStyles = ({ name }: FeatureNames): string => `@layer app {
  .${name} {
    display: grid;
    gap: var(--s-4);
    max-inline-size: 30rem;
    margin-inline: auto;
    padding: var(--s-4) var(--gutter);
  }

  .${name}__result {
    min-block-size: 2.5rem;
    text-align: center;
  }

  .${name}__bet {
    display: grid;
    gap: var(--s-3);
  }

  .${name}__sides {
    display: flex;
    gap: var(--s-2);
  }
}
`;
