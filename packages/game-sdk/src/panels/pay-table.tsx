import './pay-table.css';
import type { ReactNode } from 'react';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';
import { useChance } from '../use-chance.ts';

type PayTableProps = {
  readonly caption: ReactNode;
  /** What the rows are: buckets, hits. */
  readonly subject: ReactNode;
  /** `ways` of all equally likely ways pay so. */
  readonly rows: readonly { readonly name: string; readonly pay: string; readonly ways: bigint }[];
  readonly total: bigint;
};

/** What a choice pays, and on how many of all equally likely ways. */
export function PayTable({ caption, subject, rows, total }: PayTableProps) {
  const format = useFormat();
  const formatChance = useChance();
  return (
    <table className="pay-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{subject}</th>
          <th scope="col">
            <Trans>Pays</Trans>
          </th>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, pay, ways }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{pay}</td>
            <td>
              {formatChance(ways, total)}
              <small>
                {formatNumber(ways, format)} / {formatNumber(total, format)}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
