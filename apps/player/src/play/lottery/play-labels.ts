import {
  findSampleGame,
  optionWords,
  soleOption,
  type FormGroup,
  type LotteryGame,
  type LotteryResult,
  type Play,
  type Text,
} from '@khelaghor/engine-lottery/public.ts';

/**
 * A play of a game, for its words and its notation; undefined when this page knows no such game or
 * play.
 */
export const getPlay = (gameCode: string, play: string): Play | undefined =>
  findSampleGame(gameCode)?.family.plays.get(play);

/**
 * The labels that name a play in its game: its own, behind that of its tab where other tabs have a
 * play of the same name, such as "Last two digits" and "Direct".
 */
export function listPlayLabels(gameCode: string, code: string): readonly Text[] {
  const groups = findSampleGame(gameCode)?.family.groups ?? [];
  const group = groups.find(({ plays }) => plays.some((play) => play.code === code));
  const own = group?.plays.find((play) => play.code === code)?.label;
  if (!group || !own) return [];
  const isCommon = groups.some(
    (other) => other !== group && other.plays.some(({ label }) => label.en === own.en),
  );
  return isCommon ? [group.label, own] : [own];
}

/** The code of the tab that holds a play; the first one for an unknown play. */
export function findPlayGroup({ family }: LotteryGame, play: string | undefined): string {
  const holding = family.groups.find(({ plays }) => plays.some(({ code }) => code === play));
  return (holding ?? family.groups[0])?.code ?? '';
}

/** The values of a group, as the notation of selections writes them. */
const cut = (text: string, width: number): string[] =>
  Array.from({ length: text.length / width }, (_, nth) =>
    text.slice(nth * width, (nth + 1) * width),
  );

const getWord = ({ words, values }: FormGroup, value: string): string =>
  words?.[values.indexOf(Number(value))] ?? value;

/**
 * What a selection chooses, piece by piece: options by their codes, typed numbers, or one piece of
 * groups. A play in which nothing is chosen has none.
 */
export function listChosen({ shape: { form } }: Play, selection: string): readonly string[] {
  if (form.kind !== 'groups') return selection.split(',').filter((code) => code !== soleOption);
  const width = Math.max(
    ...form.groups.flatMap(({ values }) => values.map((value) => String(value).length)),
  );
  const groups = selection.split(',').map((text, index) => {
    const group = form.groups[index];
    if (text === '') return '–';
    const chosen = cut(text, width);
    if (group?.words) return chosen.map((one) => getWord(group, one)).join(', ');
    return chosen.join(width === 1 ? '' : ' ');
  });
  return [groups.join(' | ')];
}

/** The words of a piece; a piece without words is a number. */
export const getPieceWords = (piece: string): Text | undefined =>
  Object.hasOwn(optionWords, piece) ? optionWords[piece] : undefined;

/** The plays that describe a result of three dice. */
const diceSides = ['big', 'small', 'odd', 'even'] as const;

/** A result's sides, for dice: "Big", "Odd"; a triple is neither big nor odd. */
export function getSides({ family }: LotteryGame, result: LotteryResult): readonly Text[] {
  if (family.code !== 'k3') return [];
  const findWon = (code: string): Play[] => {
    const play = family.plays.get(code);
    const selection = play?.shape.parse(soleOption);
    return play && selection && play.shape.countWon(selection, result).length > 0 ? [play] : [];
  };
  const triple = findWon('triple_any');
  return [...triple, ...diceSides.flatMap(findWon)].map(({ label }) => label);
}

/** The sum of a result's numbers. */
export function computeSum(result: LotteryResult): number {
  return result.reduce((sum, number) => sum + number, 0);
}
