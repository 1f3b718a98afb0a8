import './toss.css';
import type { RefObject } from 'react';
import { sideNames, SIDES } from '@khelaghor/engine-coin/public.ts';
import type { CoinSide } from '@khelaghor/engine-coin/public.ts';
import sparksUrl from '@khelaghor/game-sdk/art/win-sparks.svg';
import { useWords } from '@khelaghor/game-sdk/words.ts';
import { useLingui } from '@lingui/react/macro';
import sceneUrl from '../art/scene.svg';
import { sidePictures } from '../sides.ts';

/** How long the coin falls to the side that came, in milliseconds. */
export const fallMs = 900;

type TossProps = {
  /** The side that lies up, or that the coin is falling to. */
  readonly side: CoinSide;
  /** `turning` while the answer is awaited, `falling` to the side that came. */
  readonly mood: 'resting' | 'turning' | 'falling';
  readonly isGain: boolean;
  readonly scene: RefObject<HTMLDivElement | null>;
};

/** A coin over a river at dusk. It turns in the air until the server has answered. */
export function Toss({ side, mood, isGain, scene }: TossProps) {
  const { t } = useLingui();
  const words = useWords();
  const up = words(sideNames[side]);
  return (
    <div className="toss" ref={scene}>
      <img className="toss__scene" src={sceneUrl} alt="" draggable={false} />
      <div className="toss__shadow" />
      {isGain && <img className="toss__sparks" src={sparksUrl} alt="" draggable={false} />}
      <div
        className={`coin coin--${mood} coin--${side}`}
        role="img"
        aria-label={mood === 'resting' ? t`The coin shows ${up}` : t`The coin is in the air`}
      >
        <div className="coin__body">
          {SIDES.map((each) => (
            <img
              key={each}
              className={`coin__side coin__side--${each}`}
              src={sidePictures[each]}
              alt=""
              draggable={false}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
