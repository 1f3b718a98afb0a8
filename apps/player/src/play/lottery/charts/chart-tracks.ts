import {
  soleOption,
  type Family,
  type LotteryResult,
  type Play,
  type PlayGroup,
  type Text,
} from '@khelaghor/engine-lottery/public.ts';

/** Two sides of which a result has one, or neither on a tie. */
export const axes = [
  { code: 'size', sides: ['big', 'small'] },
  { code: 'parity', sides: ['odd', 'even'] },
  { code: 'dragon', sides: ['dragon', 'tiger'] },
] as const;

export type AxisCode = (typeof axes)[number]['code'];
export type Side = (typeof axes)[number]['sides'][number];

/** What can be bet on to be on one of two sides, such as the sum or the first place. */
export type Track = {
  readonly code: string;
  readonly axis: AxisCode;
  readonly name: Text;
  /** The side of a result; null on a tie, or where the rules of the play say neither. */
  readonly read: (result: LotteryResult) => Side | null;
};

/** Whether an option of a play wins with a result. */
function isWon({ shape }: Play, option: string, result: LotteryResult): boolean {
  const selection = shape.parse(option);
  if (!selection) return false;
  return shape.countWon(selection, result).some(({ outcome }) => outcome !== 'tie');
}

const namesSides = /\b(?:big|small|odd|even)\b/iu;
const namesSidesOnly = /^(?:big|small|odd|even|or|[\s,])+$/iu;

/** Names a track by its play, without the words for its sides where nothing else is said. */
function nameTrack({ label: group }: PlayGroup, { bn, en }: Text): Text {
  const [first = ''] = en.split(': ');
  if (!namesSides.test(first)) return { bn: bn.split(': ')[0] ?? bn, en: first };
  return namesSidesOnly.test(en) ? group : { bn: `${group.bn}: ${bn}`, en: `${group.en}: ${en}` };
}

type Sides = (typeof axes)[number]['sides'];

/** The tracks of a group: plays with both sides, or two plays that are a side each. */
function listOfGroup(family: Family, group: PlayGroup, axis: AxisCode, sides: Sides): Track[] {
  const plays = group.plays.flatMap(({ code }) => family.plays.get(code) ?? []);
  // With more options, such as all animals, the same words mean something else.
  const both = plays.filter(
    ({ shape: { form } }) =>
      form.kind === 'options' &&
      form.options.length <= 4 &&
      sides.every((side) => form.options.includes(side)),
  );
  const tracks = both.map((play): Track => ({
    code: `${play.code}_${axis}`,
    axis,
    name: nameTrack(group, play.label),
    read: (result) => sides.find((side) => isWon(play, side, result)) ?? null,
  }));
  const alone = sides.map((side) => plays.find(({ code }) => code === side));
  if (!alone.every((play) => play !== undefined)) return tracks;
  const read = (result: LotteryResult): Side | null =>
    sides[alone.findIndex((play) => isWon(play, soleOption, result))] ?? null;
  return [...tracks, { code: `${group.code}_${axis}`, axis, name: group.label, read }];
}

/** Everything in a family that is big or small, odd or even, dragon or tiger, by these pairs. */
export const listTracks = (family: Family): readonly Track[] =>
  axes.flatMap(({ code, sides }) =>
    family.groups.flatMap((group) => listOfGroup(family, group, code, sides)),
  );
