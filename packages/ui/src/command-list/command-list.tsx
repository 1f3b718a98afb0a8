import './command-list.css';
import { Autocomplete } from '@base-ui/react/autocomplete';
import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkElement } from '../nav-list/nav-list.tsx';

/** A place to go. */
export type Command = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  /** The keys that lead there as well, in the order in which they are pressed. */
  readonly keys?: readonly string[];
  readonly render: LinkElement;
};

/** Keys of a keyboard, as they stand on it. */
export function Keys({ keys }: { keys: readonly string[] }) {
  return (
    <span className="keys" translate="no">
      {keys.map((key, place) => (
        <kbd key={`${key} ${place}`}>{key}</kbd>
      ))}
    </span>
  );
}

type CommandListProps = {
  /** The label of the field. */
  readonly label: string;
  /** The label of the list, for screen readers. */
  readonly listLabel: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The places that fit what is typed. */
  readonly commands: readonly Command[];
  /** Said when there are none. */
  readonly empty: ReactNode;
  readonly onChoose: () => void;
};

const typedMax = 100;

/**
 * A field above the places that fit what is typed in it. Arrows go through them, Enter follows the
 * marked one. Load it on demand, in a dialog.
 */
export function CommandList(props: CommandListProps) {
  const { label, listLabel, typed, onType, commands, empty, onChoose } = props;
  return (
    <Autocomplete.Root
      inline
      open
      mode="none"
      autoHighlight="always"
      items={commands}
      itemToStringValue={({ text }) => text}
      value={typed}
      onValueChange={(next, { reason }) => {
        if (reason !== 'item-press') onType(next);
      }}
    >
      <div className="command-list__field">
        <Icon name="search" />
        <Autocomplete.Input
          className="command-list__input"
          aria-label={label}
          placeholder={label}
          maxLength={typedMax}
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Autocomplete.Empty className="command-list__empty">
        {commands.length === 0 && empty}
      </Autocomplete.Empty>
      <Autocomplete.List className="command-list__items" aria-label={listLabel}>
        {(command: Command) => (
          <Autocomplete.Item
            key={command.key}
            value={command}
            render={command.render}
            className="command-list__item"
            onClick={onChoose}
          >
            <Icon name={command.icon} />
            <span>{command.text}</span>
            {command.keys && <Keys keys={command.keys} />}
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  );
}
