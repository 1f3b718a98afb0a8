/** Sums that are counted together, with how many of some draws had one of them. */
export type SumClass = {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  /** Results with such a sum; of `total`. */
  readonly weight: bigint;
};

export type SumCount = { readonly classes: readonly SumClass[]; readonly total: bigint };

/** The number of equally likely results, and of those with each sum. */
type Weights = { readonly total: bigint; readonly facts: ReadonlyMap<number | string, bigint> };

/** So many classes fit on a phone. */
const classesMost = 24;
/** Beyond the sums that are seen this rarely, in thousandths, all fall into one class. */
const rareThousandths = 4n;

/** The first sum, in an order, up to which a share of all results lies. */
function findEdge(rows: readonly (readonly [number, bigint])[], total: bigint): number {
  let seen = 0n;
  for (const [sum, weight] of rows) {
    seen += weight;
    if (seen * 1_000n > total * rareThousandths) return sum;
  }
  return rows.at(-1)?.[0] ?? 0;
}

/** Counts drawn sums beside the chance of each, in classes where there are many sums. */
export function countSums(sums: readonly number[], { total, facts }: Weights): SumCount {
  const rows = [...facts]
    .map(([sum, weight]): [number, bigint] => [Number(sum), weight])
    .toSorted(([one], [other]) => one - other);
  const least = rows.at(0)?.[0] ?? 0;
  const most = rows.at(-1)?.[0] ?? 0;
  const isWide = most - least + 1 > classesMost;
  const low = isWide ? findEdge(rows, total) : least;
  const high = isWide ? findEdge(rows.toReversed(), total) : most;
  const width = Math.ceil((high - low + 1) / classesMost);
  const count = Math.ceil((high - low + 1) / width);
  const classes = Array.from({ length: count }, (_, nth): SumClass => {
    const from = nth === 0 ? least : low + nth * width;
    const to = nth === count - 1 ? most : low + (nth + 1) * width - 1;
    const has = (sum: number): boolean => from <= sum && sum <= to;
    return {
      from,
      to,
      times: sums.filter(has).length,
      weight: rows.reduce((sum, [own, weight]) => (has(own) ? sum + weight : sum), 0n),
    };
  });
  return { classes, total };
}
