// The page of a new in-house game: what every game has is in the shared code of games.
import type { FeatureNames } from './feature-names.ts';

const imports = ({ name, pascal }: FeatureNames): string => `import './${name}-page.css';
import { useEffect, useEffectEvent, useState } from 'react';
import { products } from '@khelaghor/contract/play/products.ts';
import { ${name}Engine, RETURN, SIDES } from '@khelaghor/engine-${name}/public.ts';
import type { ${pascal}Choice, ${pascal}Side } from '@khelaghor/engine-${name}/public.ts';
import { formatPay } from '@khelaghor/game-engine/format-pay.ts';
import { ChoiceRow } from '@khelaghor/game-sdk/bet/choice-row.tsx';
import type { GameEnvironment } from '@khelaghor/game-sdk/game-shell.tsx';
import { InstantGame } from '@khelaghor/game-sdk/instant-game.tsx';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import type { RoundView } from '@khelaghor/game-sdk/round-view.ts';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
`;

const parts = ({ name, pascal }: FeatureNames): string => `
const texts = {
  side: { bn: 'দিক', en: 'Side' },
  choose: { bn: 'একটা দিক আর বাজি বেছে নিন।', en: 'Choose a side and a stake.' },
  toss: { bn: 'টস করুন', en: 'Toss' },
  tossing: { bn: 'টস হচ্ছে', en: 'Tossing' },
  rules: {
    bn: 'দুই দিকই সমান সম্ভব। ফেরত বাজির সঙ্গে গোনা, পয়সার নিচের ভাঙা অংশ বাদ।',
    en: 'Both sides are equally likely. A payout includes the stake, rounded down to the poisha.',
  },
} as const;

/** The side that came. A round ends as soon as it is known; a motion would end it when over. */
function Scene({ mood, round, onLanded }: RoundView<${pascal}Choice>) {
  const words = useWords();
  const end = useEffectEvent(onLanded);
  useEffect(() => {
    if (mood === 'landing') end();
  }, [mood]);
  const outcome = round && ${name}Engine.parseOutcome(round.outcome);
  return (
    <p className="${name}__scene">
      {outcome ? words(${name}Engine.outcomeWords(outcome)) : '· · ·'}
    </p>
  );
}
`;

const page = ({ name, pascal }: FeatureNames): string => `
/** The whole game. */
export function ${pascal}Page(environment: GameEnvironment) {
  const words = useWords();
  const { digits } = useFormat();
  const [side, setSide] = useState<${pascal}Side>(SIDES[0]);
  return (
    <InstantGame
      engine={${name}Engine}
      environment={environment}
      title={words(products.${name}.label)}
      choice={{ side }}
      topPayText={toDigits(formatPay(${name}Engine.topPay({ side })), digits)}
      words={{
        action: words(texts.toss),
        busy: words(texts.tossing),
        idle: words(texts.choose),
        playing: words(texts.tossing),
      }}
      renderControls={(isBusy) => (
        <ChoiceRow
          label={words(texts.side)}
          values={SIDES}
          value={side}
          getText={(each) => words(${name}Engine.choiceWords({ side: each }))}
          onValue={setSide}
          disabled={isBusy}
        />
      )}
      renderScene={(view) => <Scene {...view} />}
      renderRules={(limits) => (
        <>
          <ul className="rules">
            <li>{words(texts.rules)}</li>
            <SharedRules returned={RETURN} limits={limits} />
          </ul>
          <RulesVersion scope={${name}Engine.scope} />
        </>
      )}
    />
  );
}
`;

/** The page itself. */
export const writeGamePage = (names: FeatureNames): string =>
  [imports, parts, page].map((write) => write(names)).join('');

/** Its styles. */
export const writeGamePageStyles = ({ name }: FeatureNames): string => `@layer app {
  .${name}__scene {
    padding: var(--s-6) var(--gutter);
    font: 800 2rem / 1.5 var(--font-display);
    text-align: center;
  }
}
`;
