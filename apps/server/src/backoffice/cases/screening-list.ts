import type { Database } from '../../lib/context.ts';
import { compareBirths, normalizeName } from './screening-rules.ts';
import type { Person, ScreeningHit } from './screening-rules.ts';
import { findEntries } from './screening-store.ts';

/** Lists of sanctions or of politically exposed persons, wherever they are kept. */
export type ScreeningList = {
  /** Returns the entries that may be about the persons. */
  readonly findHits: (people: readonly Person[]) => Promise<readonly ScreeningHit[]>;
};

/**
 * The lists that operators imported. A person is found by the name; birthdays that are both known
 * have to agree.
 */
export const createImportedLists = (db: Database): ScreeningList => ({
  findHits: async (people) => {
    const known = people.map((person) => ({ ...person, nameKey: normalizeName(person.name) }));
    const entries = await findEntries(db, [...new Set(known.map(({ nameKey }) => nameKey))]);
    const byName = Map.groupBy(entries, ({ nameKey }) => nameKey);
    return known.flatMap(({ memberId, birthday, nameKey }) =>
      (byName.get(nameKey) ?? []).flatMap((entry) => {
        const births = compareBirths(birthday, entry.born);
        return births === 'differ' ? [] : [{ ...entry, memberId, isBornEqual: births === 'agree' }];
      }),
    );
  },
});
