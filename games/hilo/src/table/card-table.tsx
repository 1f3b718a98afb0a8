import './card-table.css';
import type { RefObject } from 'react';
import sparksUrl from '@khelaghor/game-sdk/art/win-sparks.svg';
import { Trans } from '@lingui/react/macro';
import backUrl from '../art/back.svg';
import matUrl from '../art/mat.svg';
import { CardFace } from '../card/card-face.tsx';

/** How long a card takes from the pack to its place, in milliseconds. */
export const turnMs = 620;

type CardTableProps = {
  /** The card that lies open; null: no round was played. */
  readonly open: number | null;
  /** The card that is on its way from the pack to its place; null: none. */
  readonly turning: number | null;
  /** Whether the next card is asked for. */
  readonly isAsking: boolean;
  readonly isLost: boolean;
  readonly isGain: boolean;
  readonly scene: RefObject<HTMLDivElement | null>;
};

function Back() {
  return <img className="card-table__back" src={backUrl} alt="" draggable={false} />;
}

/** A mat with the pack and the open card. The next card turns over on its way between them. */
export function CardTable({ scene, ...props }: CardTableProps) {
  const { open, turning, isAsking, isLost, isGain } = props;
  return (
    <div className="card-table" ref={scene}>
      <img className="card-table__mat" src={matUrl} alt="" draggable={false} />
      <div className={isAsking ? 'pack pack--asking' : 'pack'}>
        <Back />
        <Back />
        <Back />
      </div>
      <div className={isLost ? 'open-card open-card--lost' : 'open-card'}>
        {isGain && <img className="card-table__sparks" src={sparksUrl} alt="" draggable={false} />}
        {open === null ? (
          <span className="open-card__blank">
            <Trans>The first card comes here</Trans>
          </span>
        ) : (
          <CardFace card={open} />
        )}
        {turning !== null && (
          <div className="turning-card" aria-hidden="true">
            <div className="turning-card__front">
              <CardFace card={turning} />
            </div>
            <Back />
          </div>
        )}
      </div>
    </div>
  );
}
