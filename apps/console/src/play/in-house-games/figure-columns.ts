import type { Currency } from '@khelaghor/money/currency.ts';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { writeTaka } from '../../shared/write-taka.ts';

type Place = Pick<ListColumn<unknown>, 'key' | 'name'> & { readonly slot: 'value' | 'line' };

const getShape = ({ key, name, slot }: Place) =>
  ({ key, name, slot, figure: true, ...(slot === 'line' && { named: true }) }) as const;

/** Makes columns of amounts and of counts; those in the line of a card are named there. */
export function useFigureColumns<Row extends { readonly currency: Currency }>() {
  const { count, money } = useNumberFormat();
  return {
    ofMoney: (place: Place, read: (row: Row) => string): ListColumn<Row> => ({
      ...getShape(place),
      text: (row) => writeTaka(read(row)),
      rank: (row) => BigInt(read(row)),
      cell: (row) => money(read(row), row.currency),
    }),
    ofCount: (place: Place, read: (row: Row) => number): ListColumn<Row> => ({
      ...getShape(place),
      text: (row) => String(read(row)),
      rank: read,
      cell: (row) => count(read(row)),
    }),
  };
}
