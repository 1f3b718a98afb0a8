import './guess-row.css';
import type { ReactNode } from 'react';
import { getButtonClass } from '@khelaghor/ui/button/button.tsx';

/** A guess that a step can make. */
export type GuessOption<Value extends string> = {
  readonly value: Value;
  readonly name: ReactNode;
  /** Its chance and what it pays, where guesses differ in them. */
  readonly note?: ReactNode;
  readonly picture: ReactNode;
  readonly isOffered: boolean;
};

type GuessRowProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly GuessOption<Value>[];
  /** The one whose answer is awaited. */
  readonly asked: Value | null;
  readonly isIdle: boolean;
  readonly onGuess: (value: Value) => void;
};

/** Guesses as large buttons side by side: one press is a step of the round. */
export function GuessRow<Value extends string>(props: GuessRowProps<Value>) {
  const { asked, isIdle, onGuess } = props;
  return (
    <div className="guess-row" role="group" aria-label={props.label}>
      {props.options.map(({ value, name, note, picture, isOffered }) => (
        <button
          key={value}
          type="button"
          className={`${getButtonClass({ kind: 'bet' })} guess`}
          data-guess={value}
          // Not disabled: the focus stays where the player guesses.
          aria-disabled={!isIdle || !isOffered}
          aria-busy={value === asked}
          onClick={() => isIdle && isOffered && onGuess(value)}
        >
          {picture}
          <span className="guess__words">
            <span>{name}</span>
            {note !== undefined && <small>{note}</small>}
          </span>
        </button>
      ))}
    </div>
  );
}
