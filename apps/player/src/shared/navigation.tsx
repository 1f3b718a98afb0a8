import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { getHref, isOverPage, matchesAddress } from './address.ts';
import type { Address, Search, SearchChange, Target } from './address.ts';
import type { Move, Shown, SiteRouter } from './site-router.ts';

const RouterContext = createContext<SiteRouter | null>(null);

/** How long a pointer rests on a link before its page is loaded. */
const restsMs = 80;

type RouterProviderProps = { readonly router: SiteRouter; readonly children: ReactNode };

export function RouterProvider({ router, children }: RouterProviderProps) {
  return (
    <RouterContext value={router}>
      {children}
      <Settled />
    </RouterContext>
  );
}

/** Reports the shown page to the router. A site that was closed has loaded no page yet. */
function Settled(): null {
  const router = useRouter();
  const shown = useShown();
  useEffect(() => {
    if (!router.shown().isLoaded) void router.load();
  }, [router]);
  useLayoutEffect(() => router.settle(), [router, shown]);
  return null;
}

export function useRouter(): SiteRouter {
  const router = use(RouterContext);
  if (!router) throw new Error('There is no router around this');
  return router;
}

/**
 * A value of the router. `readDrawn` gives it as the server drew it, for what is hydrated after the
 * reader has moved on.
 */
function useRouterValue<T>(read: () => T, readDrawn = read): T {
  return useSyncExternalStore(useRouter().subscribe, read, readDrawn);
}

/** The page on the screen; while the next page loads, still the previous one. */
export const useShown = (): Shown => useRouterValue(useRouter().shown);

/** The path of the page on the screen, as the page table writes it; null where there is none. */
export function usePagePath(): string | null {
  const router = useRouter();
  return useRouterValue(() => router.shown().path);
}

/** The reader's current or next address. */
export function useLocation(): Address {
  const { address, drawn } = useRouter();
  return useRouterValue(address, drawn);
}

/** The search parameters of the page on the screen. */
export const useSearch = (): Search => useShown().address.search;

export const useNavigate = (): ((move: Move) => Promise<void>) => useRouter().navigate;

/**
 * A dialog that the address opens over the page.
 * @param search takes the dialog out of the search part
 */
export function useAddressDialog(search: SearchChange) {
  const router = useRouter();
  const { address } = useShown();
  return {
    /** "Back" closes it without an entry of its own. */
    hasOwnEntry: isOverPage(address, search),
    close: () => void router.closeOver(search),
  };
}

/** Clicks that the browser handles itself: for a new tab or a new window. */
const isBrowsersOwn = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  event.metaKey ||
  event.altKey ||
  event.ctrlKey ||
  event.shiftKey ||
  event.button !== 0 ||
  ![null, '', '_self'].includes(event.currentTarget.getAttribute('target'));

/** Loads the page of a link when the reader is likely to press it. */
function usePreload(href: string) {
  const router = useRouter();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  const preload = () => router.preload(href);
  useEffect(() => () => clearTimeout(timer.current), []);
  const rest = () => {
    forget();
    timer.current = setTimeout(preload, restsMs);
  };
  return { rest, forget, preload };
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Target & {
    readonly replace?: boolean | undefined;
    /** False: the page keeps its scroll position. */
    readonly resetScroll?: boolean | undefined;
  };

/** A link inside the site. It is marked when it leads to the current page. */
export function Link(link: LinkProps) {
  const { to, params, search, hash, replace, resetScroll, children, ...props } = link;
  const router = useRouter();
  const target = { to, params, search, hash };
  // One string for both values, so that a link renders again only when it changes itself.
  const lookFrom = (address: Address) => {
    const href = getHref(target, address);
    return matchesAddress(href, address) ? `=${href}` : href;
  };
  const looks = useRouterValue(
    () => lookFrom(router.address()),
    () => lookFrom(router.drawn()),
  );
  const isHere = looks.startsWith('=');
  const href = isHere ? looks.slice(1) : looks;
  const { rest, forget, preload } = usePreload(href);
  return (
    <a
      {...(isHere && { 'aria-current': 'page' })}
      {...props}
      href={href}
      onClick={(event) => {
        props.onClick?.(event);
        if (event.defaultPrevented || isBrowsersOwn(event)) return;
        event.preventDefault();
        forget();
        void router.navigate({ ...target, replace, resetScroll });
      }}
      onMouseEnter={(event) => {
        props.onMouseEnter?.(event);
        rest();
      }}
      onMouseLeave={(event) => {
        props.onMouseLeave?.(event);
        forget();
      }}
      onFocus={(event) => {
        props.onFocus?.(event);
        rest();
      }}
      onBlur={(event) => {
        props.onBlur?.(event);
        forget();
      }}
      onTouchStart={(event) => {
        props.onTouchStart?.(event);
        preload();
      }}
    >
      {children}
    </a>
  );
}
