import { useLingui } from '@lingui/react/macro';
import {
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { IconButton } from '../button/button.tsx';
import {
  BLANK_PICTURE,
  type PictureArt,
  getPictureUrl,
  PictureSources,
} from '../picture/picture.tsx';
import { useCdnImage } from '../picture/image-cdn.ts';
import { getNextTab } from '../tabs/tab-keys.ts';
import {
  getNextBanner,
  isAutoAdvancing,
  findNearestBanner,
  startAutoAdvance,
  type Timers,
} from './carousel-timer.ts';

/** Delay of the second banner's picture, whose edge is visible. */
const SECOND_AFTER_MS = 1500;

const BROWSER_TIMERS: Timers = {
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (timer) => window.clearTimeout(timer),
};

/** Whether a banner's picture may be fetched. */
const IsDue = createContext(true);

type CarouselProps = {
  /** The accessible name. */
  readonly label: string;
  readonly slides: readonly { readonly key: string; readonly slide: ReactNode }[];
  readonly timers?: Timers;
};

/**
 * Banners that can be swiped and rotate every five seconds, unless the visitor pauses them,
 * points at them, moves the focus into them or prefers reduced motion.
 */
export function Carousel({ label, slides, timers = BROWSER_TIMERS }: CarouselProps) {
  const { t } = useLingui();
  const section = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const held = useHeld(section);
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = useHidden();
  const moving = isAutoAdvancing(slides.length, { paused, held, reduced, hidden });

  const [due, raiseDue] = useDue(section, timers);

  const onScroll = () => {
    const at = getSlide(track);
    setIndex(at);
    raiseDue(at + 2);
  };
  const step = useEffectEvent(() => showSlide(track, getNextBanner(index, slides.length), reduced));
  useEffect(() => (moving ? startAutoAdvance(timers, step) : undefined), [moving, index, timers]);

  return (
    <section
      className="banners"
      aria-label={label}
      aria-roledescription={t`carousel`}
      ref={section}
    >
      <ul className="banners__track" ref={track} onScroll={onScroll}>
        {slides.map(({ key, slide }, at) => (
          <li className="banners__slide" key={key}>
            <IsDue value={at < due}>{slide}</IsDue>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className="banners__foot">
          <Dots
            keys={slides.map(({ key }) => key)}
            current={index}
            onChoose={(dot) => showSlide(track, dot, reduced)}
          />
          {!reduced && (
            <span className="banners__pause">
              <IconButton
                icon={paused ? 'play' : 'pause'}
                label={paused ? t`Turn back` : t`Pause`}
                onClick={() => setPaused(!paused)}
              />
            </span>
          )}
        </div>
      )}
    </section>
  );
}

type DotsProps = {
  readonly keys: readonly string[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
};

/** One dot per banner. The arrow keys move from the shown banner to its neighbours. */
function Dots({ keys, current, onChoose }: DotsProps) {
  const { t } = useLingui();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = getNextTab(event.key, current, keys.length, isRightToLeft);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
  };
  return (
    <div className="banners__dots" role="group" aria-label={t`Choose a banner`}>
      {keys.map((key, dot) => (
        <button
          key={key}
          type="button"
          className="banners__dot"
          aria-label={t`Banner ${dot + 1} of ${keys.length}`}
          aria-current={dot === current ? 'true' : undefined}
          onClick={() => onChoose(dot)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}

/** Whether the pointer or the focus is in the element. */
function useHeld(element: RefObject<HTMLElement | null>): boolean {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    const onEnter = (event: PointerEvent) => setPointed(event.pointerType === 'mouse');
    target.addEventListener('pointerenter', onEnter, { signal });
    target.addEventListener('pointerleave', () => setPointed(false), { signal });
    target.addEventListener('focusin', () => setFocused(true), { signal });
    target.addEventListener('focusout', () => setFocused(false), { signal });
    return () => stop.abort();
  }, [element]);
  return pointed || focused;
}

/**
 * Returns how many banners load their pictures: the first at once, the second when idle, each
 * further one before its turn, and all of them after the first touch.
 */
function useDue(
  element: RefObject<HTMLElement | null>,
  timers: Timers,
): readonly [number, (count: number) => void] {
  const [due, setDue] = useState(1);
  const raise = (count: number) => setDue((now) => Math.max(now, count));
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const timer = timers.setTimeout(() => raise(2), SECOND_AFTER_MS);
    for (const sign of ['pointerenter', 'pointerdown', 'focusin'])
      element.current?.addEventListener(sign, () => raise(Infinity), { signal, passive: true });
    return () => {
      stop.abort();
      timers.clearTimeout(timer);
    };
  }, [element, timers]);
  return [due, raise];
}

type Track = RefObject<HTMLUListElement | null>;

function getSlideStarts(list: HTMLUListElement): readonly number[] {
  const first = list.children.item(0)?.getBoundingClientRect();
  return Array.from(list.children, (child) => {
    const box = child.getBoundingClientRect();
    return Math.abs(box.left - (first?.left ?? 0));
  });
}

function getSlide(track: Track): number {
  const list = track.current;
  return list === null ? 0 : findNearestBanner(getSlideStarts(list), Math.abs(list.scrollLeft));
}

function showSlide(track: Track, index: number, reduced: boolean): void {
  const list = track.current;
  const slide = list?.children.item(index);
  if (list === null || slide === null || slide === undefined) return;
  const isRightToLeft = getComputedStyle(list).direction === 'rtl';
  const offset = getSlideStarts(list)[index] ?? 0;
  list.scrollTo({
    left: isRightToLeft ? -offset : offset,
    behavior: reduced ? 'instant' : 'smooth',
  });
}

const notOnServer = () => false;

function useMediaQuery(query: string): boolean {
  const [watch] = useState(() => (onChange: () => void) => {
    const list = window.matchMedia(query);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  });
  return useSyncExternalStore(watch, () => window.matchMedia(query).matches, notOnServer);
}

function watchVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the page is in the background; false during server rendering. */
function useHidden(): boolean {
  return useSyncExternalStore(watchVisibility, () => document.hidden, notOnServer);
}

/** Colours behind a banner while its picture loads. */
export type BannerGround = 'rani' | 'river' | 'indigo';

type BannerProps = {
  readonly title: ReactNode;
  readonly kicker?: ReactNode;
  readonly text?: ReactNode;
  /** The label of the link, in two words. The whole banner is clickable. */
  readonly action?: ReactNode;
  /** The desktop picture, 900 by 400, and the phone's, 600 by 400. */
  readonly art: { readonly wide: PictureArt; readonly phone: PictureArt };
  /** The fallback when the picture fails. */
  readonly spare?: string | undefined;
  readonly ground?: BannerGround;
  readonly render: ReactElement<{ className?: string; children?: ReactNode }>;
  /** Fetches the first banner early: it is the largest element of the first screen. */
  readonly first?: boolean;
};

/** Minimum viewport width of the wide picture; the same as in carousel.css. */
const DESK = '(min-width: 64rem)';

type BannerArtProps = Pick<BannerProps, 'art' | 'spare'> & {
  readonly first: boolean;
  readonly isDue: boolean;
};

/**
 * A banner's picture or its placeholder; without scripts, the browser fetches it. The element
 * stays the same, so that a click that starts on it also ends on it.
 */
function BannerArt({ art, spare, first, isDue }: BannerArtProps) {
  const hosted = useCdnImage();
  return (
    <>
      <picture className={isDue ? 'banner__art' : 'banner__art banner__art--late'}>
        {isDue && <PictureSources art={art.wide} media={DESK} sizes="60rem" />}
        {isDue && <PictureSources art={art.phone} sizes="100vw" />}
        <img
          src={isDue ? hosted(getPictureUrl(art.phone)) : BLANK_PICTURE}
          data-spare={spare && hosted(spare)}
          width="600"
          height="400"
          alt=""
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
        />
      </picture>
      {!isDue && (
        <noscript>
          <BannerArt art={art} spare={spare} first={false} isDue />
        </noscript>
      )}
    </>
  );
}

/** A background graphic with real text, so that it works in every language. */
export function Banner(props: BannerProps) {
  const { title, kicker, text, action, art, spare, ground = 'rani', render, first = false } = props;
  const isDue = use(IsDue) || first;
  return cloneElement(render, {
    className: `banner banner--${ground}`,
    children: (
      <>
        <BannerArt art={art} spare={spare} first={first} isDue={isDue} />
        <span className="banner__text">
          <span className="banner__title">
            {kicker !== undefined && <span className="banner__kicker">{kicker}</span>}
            <span className="banner__name">{title}</span>
          </span>
          {(text !== undefined || action !== undefined) && (
            <span className="banner__deal">
              {text !== undefined && <span className="banner__line">{text}</span>}
              {action !== undefined && <span className="btn btn--primary">{action}</span>}
            </span>
          )}
        </span>
      </>
    ),
  });
}
