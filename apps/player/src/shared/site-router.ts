import type { ComponentType } from 'react';
import { copyLayerState, countLayers, createStateAbove } from '@khelaghor/ui/layers/layer-entry.ts';
import type { LayerState } from '@khelaghor/ui/layers/layer-entry.ts';
import { getHref, isOverPage, parseAddress } from './address.ts';
import type { Address, HistoryState, SearchChange, Target } from './address.ts';
import { getRandomFraction } from './random.ts';
import { createListeners } from './listeners.ts';

/** The page at an address, and how its code is loaded. */
export type FoundPage = {
  /** As the page table writes it. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly load: () => Promise<ComponentType>;
};

/** What the screen shows. */
export type Shown = {
  readonly address: Address;
  /** False only before the first page was requested. */
  readonly isLoaded: boolean;
  /** Null where there is no such page. */
  readonly path: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly Page: ComponentType | null;
  /** Why the page's code could not be loaded. */
  readonly fault: Error | null;
};

/** Reads and writes the address. */
export type AddressBar = {
  readonly read: () => Address;
  readonly write: (href: string, state: HistoryState, isReplaced: boolean) => void;
  /** Calls back when the reader goes back or forward. */
  readonly listen: (hear: () => void) => void;
  /** Goes from the entries of open dialogs to the page's own, which `write` may write over. */
  readonly leaveLayers: () => Promise<void> | undefined;
  readonly goBack: () => void;
};

export type Move = Target & {
  /** In place of a target: a whole address inside the site. */
  readonly href?: string;
  readonly state?: HistoryState;
  /** Replaces the current entry of the history. */
  readonly replace?: boolean | undefined;
  /** False: the page keeps its scroll position. */
  readonly resetScroll?: boolean | undefined;
};

type RouterParts = {
  readonly bar: AddressBar;
  readonly find: (pathname: string) => FoundPage | null;
  /** During hydration, a promise that resolves at its end. No page may change before. */
  readonly whenTaken: () => Promise<void> | undefined;
};

type Way = { readonly from: Address; readonly to: Address };

type Visited = Omit<Shown, 'address' | 'isLoaded'>;

const nowhere: Visited = { path: null, params: {}, Page: null, fault: null };

async function visit(found: FoundPage | null): Promise<Visited> {
  if (!found) return nowhere;
  const { path, params } = found;
  try {
    return { path, params, Page: await found.load(), fault: null };
  } catch (failure) {
    const fault = failure instanceof Error ? failure : new Error(String(failure));
    return { path, params, Page: null, fault };
  }
}

/** Scrolls as a browser does for a page that it loads: to the named part, or to the top. */
function scrollTo({ hash }: Address): void {
  const part = hash === '' ? null : document.getElementById(hash);
  if (part) part.scrollIntoView();
  else window.scrollTo(0, 0);
}

const isSame = (one: Address, href: string, state: HistoryState) =>
  one.href === href && JSON.stringify(one.state) === JSON.stringify(state);

const isSamePage = (one: Address, href: string) => one.pathname === parseAddress(href).pathname;

/** The address is another one, by the site's own act or by the reader's way back. */
type Written = { readonly isChanged: boolean; readonly isOwn: boolean };

/** Changes the address. `show` loads the page that the address names; it resolves when it shows. */
function createMoves(bar: AddressBar, show: (written: Written) => Promise<void>) {
  let cameBack: () => void = () => undefined;
  bar.listen(() => void show({ isChanged: true, isOwn: false }).then(cameBack));
  const goBack = () =>
    new Promise<void>((resolve) => {
      cameBack = resolve;
      bar.goBack();
    });

  /** Resolves when the page is shown. */
  const navigate = async ({ href, state = {}, replace = false, resetScroll, ...target }: Move) => {
    const next = href ?? getHref(target, bar.read());
    // What the address opens over the same page lies over its dialogs and slips, too.
    const leaving = replace || !isSamePage(bar.read(), next) ? bar.leaveLayers() : undefined;
    if (leaving) await leaving;
    const here = bar.read();
    // A dialog that ends where it was opened leaves no second entry for that page.
    if (replace && here.search.open !== undefined && here.below === next) return goBack();
    const isChanged = !isSame(here, next, state);
    if (isChanged) bar.write(next, state, replace);
    await show({ isChanged, isOwn: resetScroll !== false });
  };

  /**
   * Closes a dialog that the address opens: goes back where it was opened over this page, and takes
   * it out of the address otherwise.
   */
  const closeOver = async (search: SearchChange): Promise<void> => {
    const leaving = bar.leaveLayers();
    if (leaving) await leaving;
    if (isOverPage(bar.read(), search)) await goBack();
    else await navigate({ to: '.', search, replace: true, resetScroll: false });
  };
  return { navigate, closeOver };
}

/**
 * Changes pages. The address changes at once; the content changes when the code of the new page is
 * loaded, so that the reader never sees an empty screen.
 */
export function createRouter({ bar, find, whenTaken }: RouterParts) {
  const drawn = bar.read();
  let address = drawn;
  let shown: Shown = { address, isLoaded: false, ...nowhere };
  /** Set for the reader's own navigation: on the way back the browser itself scrolls. */
  let scrolls = false;
  const changed = createListeners();
  const leaving = createListeners<Way>();
  const arrived = createListeners<Way>();
  let settled: Address | null = null;

  const load = async (): Promise<void> => {
    const next = address;
    if (settled) leaving.tell({ from: settled, to: next });
    changed.tell();
    await whenTaken();
    const visited = await visit(find(next.pathname));
    // The reader has moved on meanwhile: the newer page is shown.
    if (address !== next) return;
    shown = { address: next, isLoaded: true, ...visited };
    changed.tell();
  };

  const { navigate, closeOver } = createMoves(bar, ({ isChanged, isOwn }) => {
    if (isChanged) address = bar.read();
    scrolls = isOwn;
    return load();
  });

  return {
    load,
    address: () => address,
    /** The address for which the server drew the page. */
    drawn: () => drawn,
    shown: () => shown,
    subscribe: changed.add,
    /** Calls back before another page is requested. */
    onLeaving: leaving.add,
    /** Calls back when another page is on the screen. */
    onArrived: arrived.add,
    /** Called by the screen once it shows the current page. */
    settle: (): void => {
      const from = settled;
      const to = shown.address;
      settled = to;
      if (!from || from === to) return;
      if (scrolls) scrollTo(to);
      arrived.tell({ from, to });
    },
    navigate,
    closeOver,
    /** Loads the code of a page that the reader is about to open. */
    preload: (href: string): void => {
      find(parseAddress(href).pathname)
        ?.load()
        .catch(() => undefined);
    },
  };
}

export type SiteRouter = ReturnType<typeof createRouter>;

/** The state of an entry of the history: its key, the page's state and the address below. */
type Entry = LayerState & {
  readonly key?: string;
  readonly page?: HistoryState;
  readonly below?: string;
};

const readEntry = (): Entry => (window.history.state as Entry | null) ?? {};

const readHref = () => {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
};

/** The browser's own address. */
export const browserBar: AddressBar = {
  read: () => {
    const { page, key, below } = readEntry();
    return parseAddress(readHref(), { state: page, key, below });
  },
  write: (href, page, isReplaced) => {
    const key = getRandomFraction().toString(36).slice(2);
    if (isReplaced) {
      const { below } = readEntry();
      const entry: Entry = {
        key,
        page,
        ...(below !== undefined && { below }),
        ...copyLayerState(),
      };
      window.history.replaceState(entry, '', href);
    } else {
      const entry: Entry = { key, page, below: readHref(), ...createStateAbove() };
      window.history.pushState(entry, '', href);
    }
  },
  listen: (hear) => window.addEventListener('popstate', hear),
  // The first dialog has brought the code.
  leaveLayers: () =>
    countLayers() === 0
      ? undefined
      : import('@khelaghor/ui/layers/history-layers.ts').then(({ getHistoryLayers }) =>
          getHistoryLayers().leave(),
        ),
  goBack: () => window.history.back(),
};

/** The fixed address of a page that the server renders. */
export const createFixedBar = (href: string): AddressBar => ({
  read: () => parseAddress(href),
  write: () => undefined,
  listen: () => undefined,
  leaveLayers: () => undefined,
  goBack: () => undefined,
});
