import './search-choice.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { findChoices, getNextPlace, type SearchableChoice } from './find-choices.ts';

type SearchChoiceProps = {
  readonly label: ReactNode;
  readonly value: string;
  readonly choices: readonly SearchableChoice[];
  readonly onChange: (key: string) => void;
  /** Said when no choice fits what is typed. */
  readonly empty: ReactNode;
};

const typedMax = 100;

/** What is typed while the list is open, and the marked choice; null: the list is closed. */
type Search = { readonly typed: string; readonly active: number };

/** The search of a list of choices, and what keys and hands do to it. */
function useSearch({ choices, value, onChange }: SearchChoiceProps) {
  const [search, setSearch] = useState<Search | null>(null);
  const found = search ? findChoices(choices, search.typed) : [];
  const close = () => setSearch(null);
  const open = () =>
    setSearch((now) => now ?? { typed: '', active: choices.findIndex(({ key }) => key === value) });
  const pick = (choice: SearchableChoice | undefined) => {
    if (!choice) return;
    close();
    if (choice.key !== value) onChange(choice.key);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = getNextPlace(event.key, search?.active ?? -1, found.length);
    if (next !== undefined) {
      event.preventDefault();
      if (search) setSearch({ ...search, active: next });
      else open();
    } else if (event.key === 'Enter' && search) {
      event.preventDefault();
      pick(found[search.active] ?? found[0]);
    } else if (event.key === 'Escape' && search) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { search, found, open, close, pick, onKeyDown, type: setSearch };
}

const getClass = (isActive: boolean): string =>
  isActive ? 'search-choice__one search-choice__one--active' : 'search-choice__one';

/** Chooses one of many by a part of its name: a field, and below it the choices that fit. */
export function SearchChoice(props: SearchChoiceProps) {
  const { label, value, choices, empty } = props;
  const id = useId();
  const { search, found, open, close, pick, onKeyDown, type } = useSearch(props);
  const list = useRef<HTMLDivElement>(null);
  const active = search?.active ?? -1;
  useEffect(() => {
    list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const chosen = choices.find(({ key }) => key === value)?.text ?? '';
  return (
    <div className="search-choice">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="field">
        <Icon name="search" />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-expanded={search !== null}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[active] ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={typedMax}
          placeholder={search ? chosen : undefined}
          value={search ? search.typed : chosen}
          onChange={({ target }) => type({ typed: target.value, active: 0 })}
          onClick={open}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        <Icon name="chevron-down" size="small" />
      </div>
      <div className="search-choice__list" hidden={search === null}>
        <div role="listbox" id={`${id}-list`} ref={list} aria-label={chosen}>
          {found.map((choice, place) => (
            // Keys go to the field above, which keeps the focus all the while.
            <button
              key={choice.key}
              type="button"
              role="option"
              tabIndex={-1}
              id={`${id}-${place}`}
              className={getClass(place === active)}
              aria-selected={choice.key === value}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(choice)}
            >
              {choice.text}
            </button>
          ))}
        </div>
        <p className="search-choice__empty" role="status">
          {search && found.length === 0 && empty}
        </p>
      </div>
    </div>
  );
}
