import { countLayers } from './layer-entry.ts';
import type { LayerState } from './layer-entry.ts';

/** An entry of the history. */
type Place = {
  readonly page: string;
  /** The number of layers that are open there. */
  readonly depth: number;
  /** How many of them lie under the page: its address opens a dialog over them. */
  readonly under: number;
};

/** What layers need of the browser's history. */
export type LayerBar = {
  readonly read: () => Place;
  /** Adds an entry with one more layer over the same page. */
  readonly push: (depth: number) => void;
  readonly go: (steps: number) => void;
  /** Calls back before the router hears of a changed entry; true: the router must not hear it. */
  readonly listen: (hear: () => boolean) => void;
};

type Layer = {
  readonly close: () => void;
  /** The page at which it got its entry. */
  page: string | null;
};
type Travel = { readonly from: string; readonly done: Promise<void>; readonly end: () => void };

/** A layer that stays open after "back" (its answer is on the way) gets an entry again. */
const coversAgainMs = 300;
/** A traversal that the browser has dropped sends no event. */
const travelMaxMs = 1_000;

/** Goes through the history by itself, one way after another. */
function createTravels(bar: LayerBar, onArrived: () => void) {
  let travel: Travel | null = null;
  return {
    getUnderway: () => travel?.done,
    go(steps: number): Promise<void> {
      let end: () => void = () => undefined;
      const done = new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), travelMaxMs);
        end = () => {
          clearTimeout(timer);
          travel = null;
          resolve();
          onArrived();
        };
      });
      travel = { from: bar.read().page, done, end };
      bar.go(steps);
      return done;
    },
    /** The page that the way began at, when one ends now. */
    arrive(): string | undefined {
      const from = travel?.from;
      travel?.end();
      return from;
    },
  };
}

/**
 * Gives each open dialog, menu or slip an entry of the history over its page, so that "back" closes
 * the top one. A layer that is closed otherwise takes its entry with it. Entries without a layer
 * stay behind only in the forward direction, where they lead back to the page.
 */
export function createHistoryLayers(bar: LayerBar) {
  const open: Layer[] = [];
  let here = bar.read().page;
  // After the router that waits for the arrival has written its entry.
  const { go, arrive, getUnderway } = createTravels(bar, () => setTimeout(settle));

  /** The open layers that lie under a page; others of them may be closed. */
  const countUnder = ({ page, under }: Place): number =>
    Math.min(under, open.filter((layer) => layer.page !== null && layer.page !== page).length);

  /** Makes the entries over the page as many as its open layers. */
  function settle(): void {
    if (getUnderway()) return;
    const place = bar.read();
    const { page, depth, under } = place;
    here = page;
    const below = countUnder(place);
    const wanted = under + open.length - below;
    if (depth > wanted) return void go(wanted - depth);
    for (let next = depth + 1; next <= wanted; next += 1) bar.push(next);
    for (const layer of open.slice(below)) layer.page = page;
  }

  function hear(): boolean {
    const place = bar.read();
    const { page, depth, under } = place;
    const from = arrive();
    if (from !== undefined) return from === page;
    const isSamePage = page === here;
    here = page;
    const kept = countUnder(place) + depth - under;
    // The entry of a layer that is closed.
    if (kept > open.length) void go(open.length - kept);
    else if (kept === open.length) return false;
    else {
      for (let top = open.length - 1; top >= kept; top -= 1) open[top]?.close();
      setTimeout(settle, coversAgainMs);
    }
    return isSamePage;
  }

  function leave(): Promise<void> | undefined {
    const underway = getUnderway();
    if (underway) return underway.then(leave);
    const { depth, under } = bar.read();
    return depth === under ? undefined : go(under - depth);
  }

  bar.listen(hear);
  return {
    /** Adds a layer on top; the function it returns takes it away. */
    add(close: () => void): () => void {
      const layer: Layer = { close, page: null };
      open.push(layer);
      // One dialog in another's place keeps its entry: both changes come in one task.
      queueMicrotask(settle);
      return () => {
        open.splice(open.indexOf(layer), 1);
        queueMicrotask(settle);
      };
    },
    /**
     * Goes to the page's own entry, where a router may write; layers that stay open get entries
     * over the new one. Undefined: the page's entry is the current one.
     */
    leave,
  };
}

export type HistoryLayers = ReturnType<typeof createHistoryLayers>;

/** The routers of both sites name their entries by a key. */
type BrowserState = LayerState & { readonly key?: string };

const browserBar: LayerBar = {
  read: () => {
    const { key = '', layers = 0, under = 0 } = (history.state ?? {}) as BrowserState;
    return { page: `${key} ${location.href}`, depth: layers, under };
  },
  push: (layers) => {
    // What the reader scrolls to meanwhile stays when the layer is gone.
    history.scrollRestoration = 'manual';
    const state = { ...(history.state as object | null), layers };
    // A router may have put its own function in the place of the browser's.
    History.prototype.pushState.call(history, state, '');
  },
  go: (steps) => history.go(steps),
  listen: (hear) => {
    // Heard before the router: on the window itself, capturing listeners come first.
    const onPop = (event: PopStateEvent) => {
      if (countLayers() === 0) history.scrollRestoration = 'auto';
      if (hear()) event.stopImmediatePropagation();
    };
    addEventListener('popstate', onPop, { capture: true });
  },
};

let layers: HistoryLayers | null = null;

/** The layers over the page in this browser. */
export function getHistoryLayers(): HistoryLayers {
  layers ??= createHistoryLayers(browserBar);
  return layers;
}
