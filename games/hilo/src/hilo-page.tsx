import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { describeCard, hiloEngine, RETURN } from '@khelaghor/engine-hilo/public.ts';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { StepGame } from '@khelaghor/game-sdk/step-game.tsx';
import type { Reveal } from '@khelaghor/game-sdk/use-reveal.ts';
import { isStepGain } from '@khelaghor/game-sdk/use-steps.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { Trans } from '@lingui/react/macro';
import { Draws } from './draws/draws.tsx';
import { HiloRules } from './hilo-rules.tsx';
import { OpenBox } from './open-box.tsx';
import { getLastMove, getOpenCard, listDraws } from './round.ts';
import { CardTable, turnMs } from './table/card-table.tsx';

/** Where an open round stands. */
function Standing({ round }: { readonly round: StepRound }) {
  const words = useWords();
  const card = words(describeCard(getOpenCard(round)));
  const move = getLastMove(round);
  if (move !== null && move !== 'skip') return <Trans>{card}: right! Go on, or take it.</Trans>;
  return <Trans>{card} lies open. What comes next?</Trans>;
}

/** What ended a lost round. */
function Lost({ round }: { readonly round: StepRound }) {
  const words = useWords();
  const card = words(describeCard(getOpenCard(round)));
  return <Trans>{card}: the guess was wrong. The round is over.</Trans>;
}

/** The cards, and those before. */
function Board({ reveal }: { readonly reveal: Reveal }) {
  const { steps, moving, scene } = reveal;
  const { phase, round } = steps;
  const isAsking = phase.name === 'asking' && phase.act !== 'take';
  return (
    <>
      <CardTable
        open={round && getOpenCard(round)}
        turning={moving && getOpenCard(moving)}
        isAsking={isAsking && moving === null}
        isLost={round?.state === 'lost'}
        isGain={round !== null && isStepGain(round)}
        scene={scene}
      />
      <Draws draws={round ? listDraws(round) : []} />
    </>
  );
}

/** The whole game. */
export function HiloPage(environment: GameEnvironment) {
  return (
    <StepGame
      engine={hiloEngine}
      returned={RETURN}
      environment={environment}
      title={<Trans>Hi-Lo</Trans>}
      choice={{}}
      revealMs={turnMs}
      words={{
        first: <Trans>After a seven</Trans>,
        busy: <Trans>Dealing</Trans>,
        idle: <Trans>Choose a stake, then start.</Trans>,
        opening: <Trans>The first card is dealt.</Trans>,
        stepping: <Trans>The next card turns…</Trans>,
      }}
      renderStanding={(round) => <Standing round={round} />}
      renderLost={(round) => <Lost round={round} />}
      renderScene={(reveal) => <Board reveal={reveal} />}
      renderOpenBox={(steps, round) => <OpenBox steps={steps} round={round} />}
      renderRules={(limits) => <HiloRules limits={limits} />}
    />
  );
}
