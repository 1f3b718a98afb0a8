import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { getNextTab } from './tab-keys.ts';

/** One tab and what it shows. */
export type Tab<Key extends string> = {
  readonly key: Key;
  readonly text: ReactNode;
  readonly panel: ReactNode;
};

type TabsProps<Key extends string> = {
  /** What the tabs choose between, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Key>[];
  readonly value: Key;
  readonly onChange: (key: Key) => void;
};

/** Views of the same thing beside each other. Only the chosen one is in the page. */
export function Tabs<Key extends string>({ label, tabs, value, onChange }: TabsProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const chosen = tabs.find((tab) => tab.key === value);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = getNextTab(event.key, index, tabs.length, isRightToLeft);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div>
      <div className="tabs__list" role="tablist" aria-label={label} ref={list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className="tabs__tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            {tab.text}
          </button>
        ))}
      </div>
      <div
        className="tabs__panel"
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        tabIndex={0}
      >
        {chosen?.panel}
      </div>
    </div>
  );
}
