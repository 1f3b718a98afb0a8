import { bannerPictures } from '@khelaghor/contract/site/picture-names.ts';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import type { Database } from '../../lib/context.ts';
import { findMedia } from './store.ts';

/** A picture as a page shows it: a painted one by name, or an address with the sizes there are. */
type ShownPicture = { url: string; image: StoredImage | null };

const painted: ReadonlySet<string> = new Set(bannerPictures.flatMap((name) => [name, `${name}-m`]));
const broughtPrefix = 'media:';

const hashesIn = (names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      name.startsWith(broughtPrefix) ? [name.slice(broughtPrefix.length)] : [],
    ),
  ),
];

async function publicImages(
  db: Database,
  names: readonly string[],
): Promise<Map<string, StoredImage>> {
  const rows = await findMedia(db, hashesIn(names));
  return new Map(
    rows
      .filter((row) => row.visibility === 'public')
      .map(({ hash, width, height, widths }) => [
        `${broughtPrefix}${hash}`,
        { hash, width, height, widths },
      ]),
  );
}

/** Finds pictures by their stored names, all with one reading. */
export async function readPictures(
  db: Database,
  names: readonly string[],
): Promise<(name: string) => ShownPicture> {
  const images = await publicImages(db, names);
  return (name) => {
    const image = images.get(name) ?? null;
    return { url: image ? `/media/${image.hash}-${image.width}.webp` : name, image };
  };
}

/** Whether every name is a banner that is painted or a public picture that was brought. */
export async function arePicturesKnown(db: Database, names: readonly string[]): Promise<boolean> {
  const images = await publicImages(db, names);
  return names.every((name) => painted.has(name) || images.has(name));
}
