import './chips.css';
import type { ReactNode } from 'react';

type ChipProps = {
  readonly pressed: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

/** A small choice that is on or off. */
export function Chip({ pressed, onPress, children }: ChipProps) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {children}
    </button>
  );
}

type FilterChipsProps<Key extends string> = {
  readonly label: string;
  readonly value: Key;
  readonly choices: readonly { readonly key: Key; readonly text: ReactNode }[];
  readonly onChange: (key: Key) => void;
};

/** A row of chips, one of which is on: a period, a kind. */
export function FilterChips<Key extends string>(props: FilterChipsProps<Key>) {
  return (
    <div className="filters" role="group" aria-label={props.label}>
      {props.choices.map(({ key, text }) => (
        <Chip key={key} pressed={key === props.value} onPress={() => props.onChange(key)}>
          {text}
        </Chip>
      ))}
    </div>
  );
}
