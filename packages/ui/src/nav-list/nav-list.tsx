import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

export type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page';
}>;

/** A place to go, with its icon and what stands at its end: a count, an arrow. */
export type NavListItem = {
  readonly key: string;
  readonly icon?: IconName;
  readonly text: ReactNode;
  readonly end?: ReactNode;
  readonly render: LinkElement;
  readonly current?: boolean;
};

/** Places to go, below each other. */
export function NavList({ title, items }: { title?: ReactNode; items: readonly NavListItem[] }) {
  return (
    <>
      {title !== undefined && <h2 className="nav-list__head">{title}</h2>}
      <ul className="nav-list">
        {items.map(({ key, icon, text, end, render, current }) => (
          <li key={key}>
            {cloneElement(render, {
              className: 'nav-list__item',
              ...(current === true && { 'aria-current': 'page' as const }),
              children: (
                <>
                  {icon !== undefined && <Icon name={icon} />}
                  <span>{text}</span>
                  {end !== undefined && <span className="nav-list__end">{end}</span>}
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
export function PromotionLink({
  title,
  note,
  render,
}: {
  title: ReactNode;
  note?: string;
  render: LinkElement;
}) {
  return cloneElement(render, {
    className: 'promotion-link',
    children: (
      <>
        {title}
        {note !== undefined && <small title={note}>{note}</small>}
      </>
    ),
  });
}
