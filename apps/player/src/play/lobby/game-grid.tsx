import type { GameCard as Game } from '@khelaghor/contract/play/games.ts';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { useMember } from '../../shared/api-queries.ts';
import type { Favourites } from '../../shared/use-favourites.tsx';
import { LobbyCard } from './lobby-card.tsx';
import { useGo } from './game-link.tsx';
import type { VendorLane } from '@khelaghor/contract/play/lobby.ts';

type GameGridProps = {
  readonly games: readonly Game[];
  /** The vendors by their names; null until they are there. */
  readonly cards: VendorLane['cards'] | null;
  readonly label: string;
  readonly favourites: Favourites;
  /** Called, at most so often, when the end of the list comes near. */
  readonly onNearEnd: () => void;
};

const throttleMs = 200;
/** Narrower than this no card is readable. */
const cardWidthMin = 132;
const columnsMin = 2;
const columnsMax = 8;
const gapPx = 14;
/** Name, kind and return below a panel. */
const wordsPx = 72;
const overscan = 2;
/** So many rows before the last one more of the list is asked for. */
const aheadRows = 4;

/** How many cards stand beside each other. */
const getColumns = (width: number): number =>
  Math.min(columnsMax, Math.max(columnsMin, Math.floor((width + gapPx) / (cardWidthMin + gapPx))));

const getRowHeight = (width: number, columns: number): number =>
  Math.round(((width - gapPx * (columns - 1)) / columns) * 1.25) + wordsPx + gapPx;

/** The width of the list, and how far down the page it begins; both change with the page. */
function usePlace() {
  const element = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ width: 0, top: 0 });
  useLayoutEffect(() => {
    const list = element.current;
    if (!list) return undefined;
    const measure = () => {
      const { width, top } = list.getBoundingClientRect();
      const measured = { width: Math.round(width), top: Math.round(top + window.scrollY) };
      setPlace((known) =>
        known.width === measured.width && known.top === measured.top ? known : measured,
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { element, ...place };
}

/** Says that the end is near, at most every fifth of a second, and once more when that is over. */
function useNearEnd(isNear: boolean, count: number, tell: () => void): void {
  const toldAtMs = useRef(-throttleMs);
  const say = useEffectEvent(tell);
  useEffect(() => {
    if (!isNear) return undefined;
    const waitMs = Math.max(0, throttleMs - (performance.now() - toldAtMs.current));
    const timer = setTimeout(() => {
      toldAtMs.current = performance.now();
      say();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isNear, count]);
}

/**
 * The games of a lobby. Only the rows around the window are in the page, however long the list is;
 * assistive programs are told the whole length.
 */
export function GameGrid({ games, cards, label, favourites, onNearEnd }: GameGridProps) {
  'use no memo'; // The list below changes while it stays the same object.
  const text = useLocalText();
  const { element, width, top } = usePlace();
  const columns = getColumns(width);
  const height = getRowHeight(width, columns);
  const rowCount = Math.ceil(games.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- not compiled: see the first line
  const rows = useWindowVirtualizer({
    count: width === 0 ? 0 : rowCount,
    estimateSize: () => height,
    overscan,
    scrollMargin: top,
    // Drawing need not be over before the scroll goes on.
    useFlushSync: false,
  });
  useEffect(() => rows.measure(), [height, rows]);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? -1;
  useNearEnd(width > 0 && last >= rowCount - aheadRows, games.length, onNearEnd);
  const toggle = useStable(favourites.toggle);
  const go = useStable(useGo());
  const memberType = useMember()?.type ?? null;
  return (
    <div
      ref={element}
      className="lobby-grid"
      role="list"
      aria-label={label}
      style={{ blockSize: `${rows.getTotalSize()}px` }}
    >
      {shown.map((row) => (
        <ul
          key={row.key}
          className="lobby-grid__row"
          role="presentation"
          style={{
            blockSize: `${height}px`,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${row.start - top}px)`,
          }}
        >
          {games.slice(row.index * columns, (row.index + 1) * columns).map((game) => (
            <LobbyCard
              key={game.nodeId}
              game={game}
              vendor={getVendorName(game, cards, text)}
              isFavourite={favourites.ids.has(game.nodeId)}
              onFavourite={toggle}
              memberType={memberType}
              onGo={go}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

function getVendorName(
  { vassalage }: Game,
  cards: VendorLane['cards'] | null,
  text: ReturnType<typeof useLocalText>,
): string {
  const card = cards?.[vassalage];
  return card ? text(card.title) : vassalage;
}

/** The same function for as long as the list is shown, so that cards need not be drawn anew. */
function useStable<Input>(act: (input: Input) => void): (input: Input) => void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const [stable] = useState(() => (input: Input) => latest.current(input));
  return stable;
}
