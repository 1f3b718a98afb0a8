import './menu.css';
import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Fragment, type ReactElement, type ReactNode, useState } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';
import { useLayer } from '../layers/use-layer.ts';

/** One thing to do or place to go. */
export type MenuItem = {
  readonly key: string;
  readonly text: ReactNode;
  readonly icon?: IconName;
  readonly disabled?: boolean;
  /** A thin line above it. */
  readonly apart?: boolean;
  readonly onSelect?: () => void;
  /** A link to be drawn as the item. */
  readonly render?: ReactElement;
};

type MenuProps = {
  /** The button that opens it. Base UI gives it the right attributes. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** It was asked for before its code was there. */
  readonly defaultOpen?: boolean;
};

/** A list of actions below a button. Load it on demand: it brings the menu code of Base UI. */
export function Menu({ trigger, items, align = 'end', defaultOpen = false }: MenuProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  useLayer(isOpen, () => setOpen(false));
  return (
    <BaseMenu.Root open={isOpen} onOpenChange={(next) => setOpen(next)}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner className="menu-place" sideOffset={6} align={align}>
          <BaseMenu.Popup className="menu-popup">
            {items.map((item) => (
              <Fragment key={item.key}>
                {item.apart === true && <BaseMenu.Separator className="menu-popup__line" />}
                <BaseMenu.Item
                  className="menu-popup__item"
                  disabled={item.disabled ?? false}
                  onClick={item.onSelect}
                  {...(item.render !== undefined && { render: item.render })}
                >
                  {item.icon !== undefined && <Icon name={item.icon} />}
                  {item.text}
                </BaseMenu.Item>
              </Fragment>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
