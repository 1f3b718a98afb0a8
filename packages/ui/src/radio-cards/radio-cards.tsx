import './radio-cards.css';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../field/field.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

/** One card of a choice. `tint` is the colour behind its icon; it means nothing. */
export type RadioCard<Key extends string> = {
  readonly key: Key;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: IconName;
  readonly tint?: 'peacock' | 'rani' | 'vermilion' | 'leaf';
  /** The address of a square picture that is shown in place of the icon. */
  readonly picture?: string | undefined;
  readonly disabled?: boolean;
};

type RadioCardsProps<Key extends string> = {
  readonly legend: ReactNode;
  readonly aside?: ReactNode;
  readonly error?: ReactNode;
  readonly cards: readonly RadioCard<Key>[];
  readonly value: Key | undefined;
  readonly onChange: (key: Key) => void;
  readonly name?: string;
  /** Two beside each other from a tablet on. */
  readonly columns?: 1 | 2;
};

/** The picture or icon before the words of a card. */
function CardSign({ picture, icon, tint = 'peacock' }: Omit<RadioCard<string>, 'key' | 'title'>) {
  if (picture !== undefined)
    return <img className="radio-card__picture" src={picture} alt="" width="44" height="44" />;
  if (icon === undefined) return <span />;
  return (
    <span className={`radio-card__tint radio-card__tint--${tint}`}>
      <Icon name={icon} />
    </span>
  );
}

/** A choice between a few things that each need a sentence: where the money comes from. */
export function RadioCards<Key extends string>(props: RadioCardsProps<Key>) {
  const made = useId();
  const name = props.name ?? made;
  const errorId = `${made}-error`;
  return (
    <fieldset aria-describedby={errorId}>
      <legend className="radio-cards__legend">
        {props.legend}
        {props.aside !== undefined && <small>{props.aside}</small>}
      </legend>
      <div className={props.columns === 1 ? 'radio-cards' : 'radio-cards radio-cards--two'}>
        {props.cards.map((card) => (
          <label className="radio-card" key={card.key}>
            <input
              type="radio"
              name={name}
              value={card.key}
              checked={card.key === props.value}
              disabled={card.disabled}
              onChange={() => props.onChange(card.key)}
            />
            <CardSign {...card} />
            <span className="radio-card__text">
              <b>{card.title}</b>
              {card.note !== undefined && <small>{card.note}</small>}
            </span>
            <span className="radio-card__ring" />
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={props.error} />
    </fieldset>
  );
}
