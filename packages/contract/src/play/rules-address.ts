// How the site asks the page of a game for its rules alone: in the fragment, which no server sees.
import type { Language } from '../lib/shapes.ts';

/** The page of a game that shows its rules: in which language, and how it writes figures. */
export type RulesAddress = {
  readonly language: Language;
  readonly digits: 'latn' | 'beng';
  readonly grouping: 'lakh' | 'western';
};

const pattern = /^#rules=(bn|en)\.(latn|beng)\.(lakh|western)$/u;

/** Writes the fragment with its "#". */
export const formatRulesFragment = ({ language, digits, grouping }: RulesAddress): string =>
  `#rules=${language}.${digits}.${grouping}`;

/** Reads the fragment of a game's page; null: the game is to be played. */
export function readRulesFragment(fragment: string): RulesAddress | null {
  const [, language, digits, grouping] = pattern.exec(fragment) ?? [];
  if (language === undefined) return null;
  return {
    language: language === 'bn' ? 'bn' : 'en',
    digits: digits === 'beng' ? 'beng' : 'latn',
    grouping: grouping === 'lakh' ? 'lakh' : 'western',
  };
}
