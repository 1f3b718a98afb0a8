// When pictures of long lists are fetched: a little before they can be seen, and never again for an
// address that was fetched before.

/** A picture counts as seen when a tenth of it is within the window made larger by three tenths. */
export const pictureNearness = { rootMargin: '30% 30%', threshold: 0.1 };
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
