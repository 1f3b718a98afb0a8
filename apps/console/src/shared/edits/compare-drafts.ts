import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';

/** Drafts of one record: what differs between them, and one made of three. */

/** Whether two values are the same as they are sent. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Returns the fields whose values differ from those before: exactly these are sent. */
export const pickChanged = <Fields extends object>(
  before: Partial<Fields> | null,
  after: Fields,
): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSame(before?.[name as keyof Fields], value)),
  ) as Partial<Fields>;

const isLocal = (value: unknown): value is LocalText =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).toSorted().join() === 'bn,en' &&
  Object.values(value).every((text) => typeof text === 'string');

/** Takes a draft apart; a text in both languages has a part for each: "title.bn". */
const listParts = (draft: object): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(draft).flatMap(([name, value]): [string, unknown][] =>
      isLocal(value)
        ? [
            [`${name}.bn`, value.bn],
            [`${name}.en`, value.en],
          ]
        : [[name, value]],
    ),
  );

/** The draft as it was read, as this form has it, and as it stands now. */
export type ThreeDrafts<Draft> = {
  readonly read: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
};

/** A part of a record that was changed after the form read it. */
export type Difference = {
  readonly name: string;
  readonly before: unknown;
  readonly theirs: unknown;
  /** What this form has there. */
  readonly mine: unknown;
  /** This form changed the part, too, and otherwise: the operator chooses. */
  readonly isBoth: boolean;
};

/** Lists what was changed after the form read it. */
export function compareDrafts<Draft extends object>(drafts: ThreeDrafts<Draft>): Difference[] {
  const [read, mine, theirs] = [drafts.read, drafts.mine, drafts.theirs].map(listParts);
  if (!read || !mine || !theirs) return [];
  return [...theirs]
    .map(([name, value]) => {
      const [before, own] = [read.get(name), mine.get(name)];
      const isBoth = !isSame(before, own) && !isSame(own, value);
      return { name, before, theirs: value, mine: own, isBoth };
    })
    .filter(({ before, theirs: value }) => !isSame(before, value));
}

/** Which value stays of a part that both changed. */
export type Side = 'theirs' | 'mine';
export type Choices = Readonly<Record<string, Side>>;

/** Makes the draft of what this form changed and, for all the rest, of what stands now. */
export function mergeDrafts<Draft extends object>(
  { read, mine, theirs }: ThreeDrafts<Draft>,
  choices: Choices,
): Draft {
  const [before, own] = [listParts(read), listParts(mine)];
  const pick = (name: string, value: unknown): unknown =>
    isSame(before.get(name), own.get(name)) || choices[name] === 'theirs' ? value : own.get(name);
  return Object.fromEntries(
    Object.entries(theirs).map(([name, value]) => [
      name,
      isLocal(value)
        ? { bn: pick(`${name}.bn`, value.bn), en: pick(`${name}.en`, value.en) }
        : pick(name, value),
    ]),
  ) as Draft;
}
