import './country-picker.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLayer } from '../layers/use-layer.ts';
import { getNextIndex } from './country-keys.ts';

/** A country, and what stands before its numbers. */
export type CountryChoice = {
  /** Two letters. */
  readonly code: string;
  readonly dialingCode: string;
  readonly name: string;
  /** The address of its flag, a circle; null: none is shown. */
  readonly flag: string | null;
};

type CountryPickerProps = {
  readonly label: ReactNode;
  readonly countries: readonly CountryChoice[];
  readonly value: string;
  readonly onChange: (code: string) => void;
};

/** So long the list stays after the focus has gone: a tap on it takes the focus away first. */
const closesAfterMs = 200;

function Flag({ address }: { readonly address: string | null }) {
  if (address === null) return null;
  return <img className="country__flag" src={address} width="20" height="20" alt="" />;
}

/** The list's state: open with the focus, closed a moment after it. */
function useList() {
  const [isOpen, setOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(closing.current);
  useEffect(() => stay, []);
  return {
    isOpen,
    open: () => {
      stay();
      setOpen(true);
    },
    close: () => {
      stay();
      setOpen(false);
    },
    closeSoon: () => {
      stay();
      closing.current = setTimeout(() => setOpen(false), closesAfterMs);
    },
  };
}

/** Chooses the country of a phone number, by touch or by keys. */
export function CountryPicker({ label, countries, value, onChange }: CountryPickerProps) {
  const id = useId();
  const { isOpen, open, close, closeSoon } = useList();
  useLayer(isOpen, close);
  const chosen = countries.findIndex(({ code }) => code === value);
  const [active, setActive] = useState(Math.max(0, chosen));
  const shown = countries[chosen];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) list.current?.children.item(active)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);
  const pick = (index: number) => {
    const country = countries[index];
    if (country) onChange(country.code);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const names = countries.map(({ name }) => name);
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
    const next = isShortcut ? undefined : getNextIndex(event.key, active, names);
    if (next !== undefined) {
      event.preventDefault();
      open();
      setActive(next);
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (isOpen) pick(active);
      else open();
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return (
    <div className="country">
      <span className="label" id={`${id}-label`}>
        {label}
      </span>
      <button
        type="button"
        role="combobox"
        className="field country__chosen"
        aria-labelledby={`${id}-label ${id}-chosen`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onFocus={open}
        onClick={open}
        onBlur={closeSoon}
        onKeyDown={onKeyDown}
      >
        <Flag address={shown?.flag ?? null} />
        <span id={`${id}-chosen`}>
          <span className="visually-hidden">{shown?.name} </span>
          <bdi>+{shown?.dialingCode}</bdi>
        </span>
        <Icon name="chevron-down" size="small" />
      </button>
      <div
        className="country__list"
        role="listbox"
        ref={list}
        id={`${id}-list`}
        aria-labelledby={`${id}-label`}
        hidden={!isOpen}
      >
        {countries.map(({ code, dialingCode, name, flag }, index) => (
          // Keys go to the button above, which keeps the focus all the while.
          <button
            key={code}
            type="button"
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            className={`country__one${index === active ? ' country__one--active' : ''}`}
            aria-selected={code === value}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(index)}
          >
            <Flag address={isOpen ? flag : null} />
            <span>{name}</span>
            <bdi>+{dialingCode}</bdi>
          </button>
        ))}
      </div>
    </div>
  );
}
