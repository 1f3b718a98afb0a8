import { cloneElement, type ReactElement, type ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

type LinkElement = ReactElement<{
  className?: string;
  children?: ReactNode;
  'aria-current'?: 'page';
}>;

/** A place in the bottom bar. `coin` raises the one in the middle: the wallet. */
export type BottomNavItem = {
  readonly key: string;
  readonly icon: IconName;
  readonly text: ReactNode;
  readonly render: LinkElement;
  readonly current?: boolean;
  readonly coin?: boolean;
  /** How many wait behind it, over the corner of its icon. */
  readonly mark?: ReactNode;
};

/** The bottom bar of a phone. The desk does not show it. */
export function BottomNav({ label, items }: { label: string; items: readonly BottomNavItem[] }) {
  return (
    <nav className="bottom-nav" aria-label={label}>
      {items.map(({ key, icon, text, render, current, coin, mark }) =>
        cloneElement(render, {
          key,
          className: 'bottom-nav__item',
          ...(current === true && { 'aria-current': 'page' as const }),
          children: (
            <>
              {coin === true ? (
                <span className="bottom-nav__coin">
                  <Icon name={icon} />
                </span>
              ) : (
                <Icon name={icon} />
              )}
              {text}
              {mark !== undefined && <span className="bottom-nav__mark">{mark}</span>}
            </>
          ),
        }),
      )}
    </nav>
  );
}
