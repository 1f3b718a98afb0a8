// When pictures of long lists are fetched: a little before they can be seen, and never again for an
// address that was fetched before.

/** A picture counts as seen when a tenth of it is within the window made larger by three tenths. */
const threshold = 0.1;
const preload = 1.3;
const cacheMax = 200;

/** Keeps the newest so many entries, and forgets the one that was not used for longest. */
export type Newest = {
  has(entry: string): boolean;
  add(entry: string): void;
  readonly size: number;
};

export function createNewest(max: number): Newest {
  const entries = new Set<string>();
  const add = (entry: string) => {
    entries.delete(entry);
    entries.add(entry);
    const [oldest] = entries;
    if (entries.size > max && oldest !== undefined) entries.delete(oldest);
  };
  return {
    has(entry) {
      if (!entries.has(entry)) return false;
      add(entry);
      return true;
    },
    add,
    get size() {
      return entries.size;
    },
  };
}

/** The addresses of pictures that have been shown. */
export const shownPictures = createNewest(cacheMax);

type Watch = { observer: IntersectionObserver; near: Map<Element, () => void> };

let watch: Watch | null = null;

function startWatch(): Watch {
  const near = new Map<Element, () => void>();
  const margin = `${Math.round((preload - 1) * 100)}%`;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.get(target)?.();
        near.delete(target);
        observer.unobserve(target);
      }
    },
    { rootMargin: `${margin} ${margin}`, threshold },
  );
  return { observer, near };
}

/** Calls back once, when an element comes near the window. Gives the way to stop waiting. */
export function whenNear(element: Element, act: () => void): () => void {
  watch ??= startWatch();
  const { observer, near } = watch;
  near.set(element, act);
  observer.observe(element);
  return () => {
    near.delete(element);
    observer.unobserve(element);
  };
}
