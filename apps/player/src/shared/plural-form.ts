/**
 * The form in which a language says so many of a thing, as CLDR names it: for the texts of the
 * first screen. The first rules that a browser makes by itself cost it what half of the page's
 * taking over does, so the two languages of the house do without.
 */
export function getPluralForm(language: string, count: number): Intl.LDMLPluralRule {
  if (language === 'bn') return count === 0 || count === 1 ? 'one' : 'other';
  if (language === 'en') return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(language).select(count);
}
