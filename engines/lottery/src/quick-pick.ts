/** A choice by chance, for players who do not want to choose. */
import type { LotteryStream } from './draws/draw.ts';
import type { FormGroup, Shape } from './shapes/shape.ts';

/** Takes so many values out of a list, in rising order. */
function take(left: number[], count: number, stream: LotteryStream): number[] {
  const taken = Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(stream.below(left.length), 1),
  );
  return taken.flat().toSorted((one, other) => one - other);
}

/** As many values as a group asks for, and some more; different ones where groups share a pool. */
function takeGroups(groups: readonly FormGroup[], more: number, stream: LotteryStream): number[][] {
  const isPlace = ({ label }: FormGroup) => /^(?:place|digit|ball)/u.test(label);
  const used = new Set<number>();
  return groups.map((group) => {
    if (group.label === 'bankers') return [];
    // Of groups that may stay empty and take one value, some stay empty.
    if (group.least === 0 && group.most === 1 && stream.below(2) === 0) return [];
    const isShared = !isPlace(group);
    const left = group.values.filter((value) => !isShared || !used.has(value));
    const taken = take(left, Math.min(group.most, Math.max(1, group.least) + more), stream);
    if (isShared) for (const value of taken) used.add(value);
    return taken;
  });
}

/** Tries before one more value is taken of each group. */
const triesPerSize = 20;
const triesMax = 1_000;

/** A text that mostly is a selection. */
function pickText({ form, format }: Shape, tries: number, stream: LotteryStream): string {
  if (form.kind === 'options') return form.options[stream.below(form.options.length)] ?? '';
  if (form.kind === 'numbers')
    return String(stream.below(10 ** form.width)).padStart(form.width, '0');
  return format(takeGroups(form.groups, Math.floor(tries / triesPerSize), stream));
}

/** The text of a selection by chance, with as few lines as the play allows. */
export function pickByChance(shape: Shape, stream: LotteryStream): string {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const text = pickText(shape, tries, stream);
    if (shape.parse(text)) return text;
  }
  throw new RangeError('there is no selection');
}
