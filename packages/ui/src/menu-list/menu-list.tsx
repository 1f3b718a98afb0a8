import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

type PlaceElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page';
}>;

/** A place to go, with its icon and what stands at its end: a count, an arrow. */
export type NavItem = {
  readonly key: string;
  readonly icon?: IconName;
  readonly text: ReactNode;
  readonly end?: ReactNode;
  readonly render: PlaceElement;
  readonly current?: boolean;
};

/** Places to go, below each other. */
export function MenuList({ title, places }: { title?: ReactNode; places: readonly NavItem[] }) {
  return (
    <>
      {title !== undefined && <h2 className="menu-list__head">{title}</h2>}
      <ul className="menu-list">
        {places.map(({ key, icon, text, end, render, current }) => (
          <li key={key}>
            {cloneElement(render, {
              className: 'menu-list__item',
              ...(current === true && { 'aria-current': 'page' as const }),
              children: (
                <>
                  {icon !== undefined && <Icon name={icon} />}
                  <span>{text}</span>
                  {end !== undefined && <span className="menu-list__end">{end}</span>}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A promotion in the side menu: its name, and two lines of a note, whole when pointed at. */
export function OfferLink({
  title,
  note,
  render,
}: {
  title: ReactNode;
  note?: string;
  render: PlaceElement;
}) {
  return cloneElement(render, {
    className: 'offer',
    children: (
      <>
        {title}
        {note !== undefined && <small title={note}>{note}</small>}
      </>
    ),
  });
}

/** Something in the narrow bar at the end of a desk's page. */
export type RailItem = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: ReactNode;
  readonly render: PlaceElement;
  /** The one that is meant to be seen first. */
  readonly lead?: boolean;
};

type RailProps = {
  readonly label: string;
  readonly places: readonly RailItem[];
  /** A button at its head that folds the rest away. */
  readonly toggle?: {
    readonly text: ReactNode;
    readonly isOpen: boolean;
    readonly onToggle: () => void;
  };
};

/** Ways to reach people, at the end of a desk's page. */
export function Rail({ label, places, toggle }: RailProps) {
  const isOpen = toggle?.isOpen ?? true;
  return (
    <nav className="rail" aria-label={label}>
      {toggle !== undefined && (
        <button
          type="button"
          className="rail__toggle"
          aria-expanded={isOpen}
          onClick={toggle.onToggle}
        >
          {toggle.text}
          <Icon name="chevron" size="small" />
        </button>
      )}
      {isOpen &&
        places.map(({ key, icon, text, render, lead }) =>
          cloneElement(render, {
            key,
            className: lead === true ? 'rail__item rail__item--lead' : 'rail__item',
            children: (
              <>
                <span className="rail__box">
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
