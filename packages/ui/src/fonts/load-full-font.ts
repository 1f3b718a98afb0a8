/** The fonts to load, with a character of each file. */
const FULL_FACES = [
  { face: '700 1em "Khelaghor Strong"', text: 'ক' },
  { face: '700 1em "Khelaghor Display"', text: 'কK' },
] as const;

/** The first interaction of a visitor. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

type FullFontOptions = {
  readonly page: Document;
  /** An earlier visit cached the files: use them at once. */
  readonly isKept: boolean;
  /** Called when the files are loaded, to record it for the next visit. */
  readonly onKept: () => void;
};

/**
 * Loads the full set of fonts (75 KB in Bengali) after the first screen: at the first touch or
 * key, or at once if they are cached. Needs styles/full-font.css in the page. Returns the function
 * that removes the listeners.
 */
export function loadFullFont({ page, isKept, onKept }: FullFontOptions): () => void {
  const stop = () => {
    for (const touch of TOUCHES) page.removeEventListener(touch, fetchAll);
  };
  const fetchAll = () => {
    stop();
    const faces = FULL_FACES.map(({ face, text }) => page.fonts.load(face, text));
    Promise.all(faces).then(
      () => {
        page.documentElement.dataset['type'] = 'full';
        onKept();
      },
      // Without them the page keeps its fonts.
      () => undefined,
    );
  };
  if (isKept) fetchAll();
  else for (const touch of TOUCHES) page.addEventListener(touch, fetchAll, { passive: true });
  return stop;
}
