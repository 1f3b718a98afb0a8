// Apart from the layers' own code, which comes with the first dialog: a page needs this at once.

/** What the state of an entry says of layers: dialogs, menus and slips. */
export type LayerState = {
  /** The number of open layers at this entry. */
  readonly layers?: number;
  /** How many of them lie under its page: the page's address opens a dialog over them. */
  readonly under?: number;
};

const readState = () => (history.state ?? {}) as LayerState;

/** The state for an entry that lies over the current one, and over all its layers. */
export function createStateAbove(): LayerState {
  const { layers = 0 } = readState();
  return layers === 0 ? {} : { layers, under: layers };
}

/** The state for an entry in place of the current one, which is the page's own. */
export function copyLayerState(): LayerState {
  const { under = 0 } = readState();
  return under === 0 ? {} : { layers: under, under };
}

/** The number of layers over the page at the current entry; 0 at the page's own entry. */
export function countLayers(): number {
  const { layers = 0, under = 0 } = readState();
  return layers - under;
}

/**
 * Goes back to the page's own entry when the document is loaded at the entry of a layer: a reload
 * has closed the dialogs. Call it once, when the program starts.
 */
export function leaveStaleLayers(): void {
  const layers = countLayers();
  if (layers === 0) return;
  // The page's own entry scrolls again as the browser does it (history-layers.ts).
  const scroll = () => {
    history.scrollRestoration = 'auto';
  };
  addEventListener('popstate', scroll, { once: true });
  history.go(-layers);
}
