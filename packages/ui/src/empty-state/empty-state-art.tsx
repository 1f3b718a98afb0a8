import spriteUrl from '../art/empty-states.svg?no-inline';

/** What an empty page shows: a kite, a lotus that closed, a boat, an empty basket. */
export type EmptyStateArtName = 'kite' | 'lotus' | 'boat' | 'basket';

/**
 * A drawing in the manner of the floor paintings, for a page without content. All are one file that
 * the browser fetches when it needs one: in scripts they would come with every first page.
 */
export function EmptyStateArt({ name }: { name: EmptyStateArtName }) {
  return (
    <svg className="empty-state__art" viewBox="0 0 144 144" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
