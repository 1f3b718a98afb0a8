import { Trans, useLingui } from '@lingui/react/macro';
import type { BookLine } from '@khelaghor/contract/backoffice/reports.ts';
import { accountKinds } from '@khelaghor/contract/money/transfer-codes.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';

type BooksProps = {
  readonly caption: string;
  readonly books: readonly BookLine[];
  readonly currency: CashCurrency;
  /** The lines are of accounts with owners, such as vendors. */
  readonly isByOwner?: boolean;
};

const isKind = (kind: string): kind is keyof typeof accountKinds =>
  Object.hasOwn(accountKinds, kind);

/** The code in the name of an owner: that of a vendor or gateway. */
const getOwnerCode = ({ owner }: BookLine): string => owner.slice(owner.indexOf(':') + 1);

const writeAccount = (kind: string, owner: string | null) => (
  <>
    {kind}
    {owner !== null && (
      <small translate="no" lang="zxx">
        {' '}
        {owner}
      </small>
    )}
  </>
);

/** Accounts with what they paid, what they got, and their balance. */
export function BooksTable({ caption, books, currency, isByOwner = false }: BooksProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { money } = useNumberFormat();
  const nameKind = ({ kind }: BookLine) => {
    // The label of this kind is written for its member.
    if (kind === 'wallet') return t`Members’ balances`;
    return isKind(kind) ? text(accountKinds[kind].label) : kind;
  };
  const ofMoney = (key: 'debit' | 'credit' | 'balance', name: string): ListColumn<BookLine> => ({
    key,
    name,
    slot: key === 'balance' ? 'value' : 'line',
    figure: true,
    named: key !== 'balance',
    text: (line) => line[key],
    rank: (line) => BigInt(line[key]),
    cell: (line) => money(line[key], currency),
  });
  const columns: ListColumn<BookLine>[] = [
    {
      key: 'account',
      name: t`Account`,
      slot: 'name',
      text: (line) => `${nameKind(line)} ${line.owner}`,
      cell: (line) => writeAccount(nameKind(line), isByOwner ? getOwnerCode(line) : null),
    },
    ofMoney('debit', t`Debit`),
    ofMoney('credit', t`Credit`),
    ofMoney('balance', t`Balance`),
  ];
  return (
    <ListTable
      caption={caption}
      columns={columns}
      rows={books}
      rowKey={({ kind, owner }) => `${kind} ${owner}`}
      empty={
        <p>
          <Trans>No account has moved yet.</Trans>
        </p>
      }
    />
  );
}
