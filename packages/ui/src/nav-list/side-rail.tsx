import { cloneElement, type ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import type { LinkElement } from './nav-list.tsx';

/** Something in the narrow bar at the end of a desk's page. */
export type SideRailItem = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: ReactNode;
  readonly render: LinkElement;
  /** The one that is meant to be seen first. */
  readonly lead?: boolean;
};

type SideRailProps = {
  readonly label: string;
  readonly items: readonly SideRailItem[];
  /** A button at its head that folds the rest away. */
  readonly toggle?: {
    readonly text: ReactNode;
    readonly isOpen: boolean;
    readonly onToggle: () => void;
  };
};

/** Ways to reach people, at the end of a desk's page. */
export function SideRail({ label, items, toggle }: SideRailProps) {
  const isOpen = toggle?.isOpen ?? true;
  return (
    <nav className="side-rail" aria-label={label}>
      {toggle !== undefined && (
        <button
          type="button"
          className="side-rail__toggle"
          aria-expanded={isOpen}
          onClick={toggle.onToggle}
        >
          {toggle.text}
          <Icon name="chevron" size="small" />
        </button>
      )}
      {isOpen &&
        items.map(({ key, icon, text, render, lead }) =>
          cloneElement(render, {
            key,
            className: lead === true ? 'side-rail__item side-rail__item--lead' : 'side-rail__item',
            children: (
              <>
                <span className="side-rail__box">
                  <Icon name={icon} />
                </span>
                {text}
              </>
            ),
          }),
        )}
    </nav>
  );
}
