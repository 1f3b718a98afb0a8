import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page';
}>;

/** A kind of game and the link to it. A router's own `active` class marks the current one too. */
export type Category = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: ReactNode;
  readonly render: LinkElement;
  readonly current?: boolean;
};

/** The kinds of games in a row that can be swiped. */
export function CategoryTabs({ label, items }: { label: string; items: readonly Category[] }) {
  return (
    <nav className="category-tabs" aria-label={label}>
      <ul>
        {items.map(({ key, icon, text, render, current }) => (
          <li key={key}>
            {cloneElement(render, {
              className: 'category-tabs__item',
              ...(current === true && { 'aria-current': 'page' as const }),
              children: (
                <>
                  <Icon name={icon} size="large" />
                  {text}
                </>
              ),
            })}
          </li>
        ))}
      </ul>
    </nav>
  );
}
