import type { DeskArea } from '@khelaghor/contract/lib/permissions.ts';
import type { MenuEntry } from '../shared/authenticated-route.ts';

type Page = {
  readonly fullPath: string;
  readonly options: {
    readonly staticData?: { readonly menu?: MenuEntry; readonly area?: DeskArea };
  };
};

type NavRow = {
  readonly path: string;
  /** The part of the path before any value: the place is current on all pages that begin so. */
  readonly prefix: string;
  readonly menu: MenuEntry;
  readonly area: DeskArea | undefined;
};

/** The pages that have a place in the menu, in its order. */
export function getNavRows(pages: readonly Page[]): NavRow[] {
  return pages
    .flatMap(({ fullPath: path, options: { staticData: { menu, area } = {} } }) =>
      menu ? [{ path, prefix: path.replace(/\/\$.*$/u, ''), menu, area }] : [],
    )
    .toSorted((one, other) => one.menu.order - other.menu.order);
}
