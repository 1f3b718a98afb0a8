import { useEffect, useEffectEvent, useRef } from 'react';
import { importWithRetry } from './import-with-retry.ts';
import '@khelaghor/ui/rich-text/rich-text.css';
import { useNavigate } from './navigation.tsx';

type Fragments = (html: string) => DocumentFragment;

let loading: Promise<Fragments> | null = null;

/** The cleaner is fetched with the first text that needs it. */
function loadCleaner(): Promise<Fragments> {
  loading ??= importWithRetry(() =>
    import('@khelaghor/ui/rich-text/clean-fragment.ts').then((m) => m.cleanFragment),
  );
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

/** The words of formatted text, without the formats. */
const getWords = (html: string): string => html.replaceAll(/<[^>]*>/gu, ' ');

/** A press on a link to a page of this site, without keys that mean a window of its own. */
function getLinkTarget(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const href = link?.getAttribute('href') ?? '';
  return href.startsWith('/') ? href : null;
}

type RichTextProps = {
  /** Formatted text that an operator wrote. It was cleaned when it was kept, and is again here. */
  readonly html: string;
  /** Called when a link within leads to another page of this site. */
  readonly onLeave?: () => void;
};

/**
 * Formatted text. It is put into the page as nodes that were cleaned, never as HTML; the server
 * draws its place only.
 */
export function RichText({ html, onLeave }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    let isWanted = true;
    const show = (shown: Node | string) => {
      if (isWanted) place.current?.replaceChildren(shown);
    };
    // Without the cleaner there is still the text.
    void loadCleaner().then(
      (clean) => show(clean(html)),
      () => show(getWords(html)),
    );
    return () => {
      isWanted = false;
    };
  }, [html]);
  const follow = useEffectEvent((event: MouseEvent) => {
    const to = getLinkTarget(event);
    if (to === null) return;
    event.preventDefault();
    onLeave?.();
    void navigate({ href: to });
  });
  useEffect(() => {
    // The links within take focus and keys; this only keeps them from loading the page anew.
    const element = place.current;
    const listener = (event: MouseEvent) => follow(event);
    element?.addEventListener('click', listener);
    return () => element?.removeEventListener('click', listener);
  }, []);
  return <div ref={place} className="rich" />;
}
