// Where the bars of a report stand in a drawing.

/** A bar from the line of zero up, or down. */
export type PlottedBar = {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the days before, behind the others. */
  readonly isBefore: boolean;
};

const width = 600;
const height = 180;

/** The amounts of a line, now and on the other days. */
export type PlottedAmounts = {
  readonly key: string;
  readonly now?: bigint;
  readonly before?: bigint;
};

/** Lays amounts side by side, each before that of the other days, if any. */
export function plotReport(lines: readonly PlottedAmounts[]): {
  readonly width: number;
  readonly height: number;
  readonly zero: number;
  readonly bars: readonly PlottedBar[];
} {
  const all = [...lines.flatMap(({ now, before }) => [now, before]), 0n].flatMap((amount) =>
    amount === undefined ? [] : [Number(amount)],
  );
  const [top, bottom] = [Math.max(...all), Math.min(...all)];
  const scale = top === bottom ? 0 : height / (top - bottom);
  const zero = scale === 0 ? height : top * scale;
  const lane = width / Math.max(1, lines.length);
  const toBar = (key: string, index: number, amount: bigint, isBefore: boolean): PlottedBar => {
    const tall = Math.abs(Number(amount)) * scale;
    const share = isBefore ? 0.8 : 0.5;
    return {
      key: isBefore ? `${key} before` : key,
      x: lane * (index + (1 - share) / 2),
      y: amount > 0n ? zero - tall : zero,
      width: lane * share,
      height: tall,
      isBefore,
    };
  };
  const bars = lines.flatMap(({ key, now, before }, index) => [
    ...(before === undefined ? [] : [toBar(key, index, before, true)]),
    ...(now === undefined ? [] : [toBar(key, index, now, false)]),
  ]);
  return { width, height, zero, bars };
}
