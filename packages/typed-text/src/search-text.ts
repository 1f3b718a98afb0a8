/** Search: what is typed and what is searched are folded by the same rules. */
import { toPlainText } from './plain-text.ts';

/**
 * Folds a text for search: one case, Latin digits, one form of each letter (য় of one sign or two),
 * no unseen marks, single spaces. `fold_search` of the database folds by the same rules.
 */
export const foldSearch = (text: string): string => toPlainText(toPlainText(text).toLowerCase());

/** As `foldSearch`, without spaces: `PK 10` is `PK10`. */
export const foldSearchTight = (text: string): string => foldSearch(text).replaceAll(' ', '');

/** Whether a text contains what is typed; nothing typed is in every text. */
export const holdsSearch = (text: string, typed: string): boolean =>
  foldSearchTight(text).includes(foldSearchTight(typed));
