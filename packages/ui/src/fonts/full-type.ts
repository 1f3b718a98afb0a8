/** What the browser is asked to fetch, with a character of each file. */
const FULL_FACES = [
  { face: '700 1em "Khelaghor Strong"', text: 'ক' },
  { face: '700 1em "Khelaghor Display"', text: 'কK' },
] as const;

/** The first sign that somebody is there. */
const TOUCHES = ['pointerdown', 'keydown'] as const;

type FullType = {
  readonly page: Document;
  /** The files came on an earlier visit and are in the browser's cache: use them at once. */
  readonly isKept: boolean;
  /** Called when the files are there, so that the next visit can know. */
  readonly onKept: () => void;
};

/**
 * Brings the whole set of type (75 KB in Bengali) after the first screen: at the first touch or
 * key, or at once if it was fetched before. Needs styles/full-type.css in the page. Returns what
 * stops the waiting.
 */
export function loadFullFont({ page, isKept, onKept }: FullType): () => void {
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
      // Without them the page reads as before.
      () => undefined,
    );
  };
  if (isKept) fetchAll();
  else for (const touch of TOUCHES) page.addEventListener(touch, fetchAll, { passive: true });
  return stop;
}
