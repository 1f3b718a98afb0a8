// The page of a new game of many steps: what every such game has is in the shared code of games.
import type { FeatureNames } from './feature-names.ts';

const imports = ({ name, pascal }: FeatureNames): string => `import './${name}-page.css';
import type { StepRound } from '@khelaghor/contract/play/inhouse.ts';
import { products } from '@khelaghor/contract/play/products.ts';
import {
  ${name}Engine,
  computePay,
  countFlips,
  RETURN,
  sideNames,
  SIDES,
} from '@khelaghor/engine-${name}/public.ts';
import type { ${pascal}Step } from '@khelaghor/engine-${name}/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { TakeBox } from '@khelaghor/game-sdk/bet/take-box.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { computeNextPay } from '@khelaghor/game-sdk/next-pay.ts';
import { RulesVersion } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { StepRules } from '@khelaghor/game-sdk/panels/step-rules.tsx';
import { StepGame } from '@khelaghor/game-sdk/step-game.tsx';
import type { Steps } from '@khelaghor/game-sdk/use-steps.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
`;

const texts = ({ name }: FeatureNames): string => `
const texts = {
  first: { bn: 'প্রথমটা ঠিক হলে', en: 'The first right guess' },
  busy: { bn: 'শুরু হচ্ছে', en: 'Starting' },
  idle: { bn: 'বাজি বেছে শুরু করুন।', en: 'Choose a stake, then start.' },
  opening: { bn: 'রাউন্ড শুরু হচ্ছে…', en: 'The round is opened…' },
  stepping: { bn: 'টস হচ্ছে…', en: 'The coin turns…' },
  standing: { bn: 'পরের টস অনুমান করুন, বা টাকা তুলে নিন।', en: 'Guess the next flip, or take.' },
  lost: { bn: 'অনুমান ভুল। রাউন্ড শেষ।', en: 'A wrong guess. The round is over.' },
  nothingYet: { bn: 'আগে একটা টস অনুমান করুন', en: 'Guess a flip first' },
  next: { bn: 'আরেকটা ঠিক হলে', en: 'After a right guess' },
  chance: { bn: 'দুই দিকই সমান সম্ভব।', en: 'Both sides are equally likely.' },
  rules: {
    bn: 'প্রতিটি ঠিক অনুমানে ফেরত দ্বিগুণ হয়; একটা ভুল হলে কিছুই পাওয়া যায় না।',
    en: 'Each right guess doubles what taking pays; a wrong one ends the round with nothing.',
  },
} as const;

/** The flips so far. */
function Scene({ round }: { readonly round: StepRound | null }) {
  const flips = round?.shown['flips'];
  const shown = typeof flips === 'string' && flips !== '' ? flips : '·';
  return <p className="${name}__flips">{shown}</p>;
}
`;

const openBox = ({ name, pascal }: FeatureNames): string => `
type OpenBoxProps = { readonly steps: Steps; readonly round: StepRound };

/** The guesses, and what an open round pays now and after a right one. */
function OpenBox({ steps, round }: OpenBoxProps) {
  const words = useWords();
  const { digits } = useFormat();
  const guessed = countFlips(round.shown) ?? 0;
  const next = computeNextPay(round, computePay(guessed + 1));
  const isIdle = steps.phase.name === 'idle';
  return (
    <TakeBox
      round={round}
      phase={steps.phase}
      next={
        next.isOffered
          ? {
              name: words(texts.next),
              payout: next.payout,
              multiple: toDigits(formatPay(next.pays), digits),
            }
          : null
      }
      note={words(texts.chance)}
      nothingYet={words(texts.nothingYet)}
      onTake={steps.take}
    >
      <div className="${name}__sides">
        {SIDES.map((side) => (
          <Button
            key={side}
            kind="secondary"
            disabled={!isIdle || !next.isOffered}
            onClick={() => steps.step({ side } satisfies ${pascal}Step)}
          >
            {words(sideNames[side])}
          </Button>
        ))}
      </div>
    </TakeBox>
  );
}

/** The rules, with the engine's own numbers. */
function Rules({ limits }: { readonly limits: GameLimits | null }) {
  const words = useWords();
  return (
    <>
      <ul className="rules">
        <li>{words(texts.rules)}</li>
        <StepRules returned={RETURN} limits={limits} />
      </ul>
      <RulesVersion scope={${name}Engine.scope} />
    </>
  );
}
`;

const page = ({ name, pascal }: FeatureNames): string => `
/** The whole game. */
export function ${pascal}Page(environment: GameEnvironment) {
  const words = useWords();
  return (
    <StepGame
      engine={${name}Engine}
      environment={environment}
      title={words(products.${name}.label)}
      choice={{}}
      returned={RETURN}
      revealMs={0}
      words={{
        first: words(texts.first),
        busy: words(texts.busy),
        idle: words(texts.idle),
        opening: words(texts.opening),
        stepping: words(texts.stepping),
      }}
      renderStanding={() => words(texts.standing)}
      renderLost={() => words(texts.lost)}
      renderScene={({ steps }) => <Scene round={steps.round} />}
      renderOpenBox={(steps, round) => <OpenBox steps={steps} round={round} />}
      renderRules={(limits) => <Rules limits={limits} />}
    />
  );
}
`;

/** The page itself. */
export const writeStepGamePage = (names: FeatureNames): string =>
  [imports, texts, openBox, page].map((write) => write(names)).join('');

/** Its styles. */
export const writeStepGameStyles = ({ name }: FeatureNames): string => `@layer app {
  .${name}__sides {
    display: flex;
    gap: var(--s-2);
  }

  .${name}__flips {
    padding: var(--s-6) var(--gutter);
    font: 800 2rem / 1.5 var(--font-display);
    text-align: center;
  }
}
`;
