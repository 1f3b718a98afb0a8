/** Areas of a row of drawn digits, such as the last three places, and how texts name them. */
import { listPlaces } from '../../draws/measures.ts';
import type { Text } from '../../play.ts';
import { getCountWord, toCapitalized } from '../texts.ts';

/** Places that plays are about. */
export type Area = {
  /** How codes of plays begin: `last3`. */
  readonly code: string;
  readonly places: readonly number[];
  /** The heading of its plays. */
  readonly label: Text;
  /** Before "places" in a sentence, `the last three`; in Bengali before ঘর. */
  readonly name: Text;
};

/** Some neighbouring places of a row. */
type Part = 'all' | 'first' | 'middle' | 'last';

const partWords: Readonly<Record<Part, Text>> = {
  all: { bn: '', en: '' },
  first: { bn: 'প্রথম ', en: 'first ' },
  middle: { bn: 'মাঝের ', en: 'middle ' },
  last: { bn: 'শেষ ', en: 'last ' },
};

/** `count` places of a row of `length`. */
export function defineArea(part: Part, count: number, length: number): Area {
  const starts = { all: 0, first: 0, middle: Math.floor((length - count) / 2) };
  const start = part === 'last' ? length - count : starts[part];
  const bn = `${partWords[part].bn}${getCountWord(count).bn}`;
  const en = `${partWords[part].en}${getCountWord(count).en}`;
  return {
    code: `${part}${count}`,
    places: listPlaces(start, count),
    label: { bn: `${bn} অঙ্ক`, en: toCapitalized(`${part === 'all' ? 'all ' : ''}${en} digits`) },
    name: { bn, en: `the ${en}` },
  };
}

/** Any `count` of the places that the player chooses. The places are only how many they are. */
export function defineAnyArea(count: number): Area {
  const { bn, en } = getCountWord(count);
  return {
    code: `any${count}`,
    places: listPlaces(0, count),
    label: { bn: `যেকোনো ${bn} ঘর`, en: `Any ${en} places` },
    name: { bn: `আপনার বাছা যেকোনো ${bn}`, en: `any ${en} of your chosen` },
  };
}
