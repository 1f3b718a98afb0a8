import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountEntry } from '@khelaghor/contract/money/wallet.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { DataTable } from '@khelaghor/ui/data-table/data-table.tsx';
import { isHouseBet, products } from '@khelaghor/contract/play/products.ts';
import type { Column } from '@khelaghor/ui/data-table/data-table.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useLanguage } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { formatAccount, formatMovement, getMovementIcon } from './labels.ts';

/** Why the money moved, as a link to the bet, deposit or withdrawal behind it. */
function EntryCause({ entry }: { readonly entry: AccountEntry }) {
  const name = formatMovement(entry, useLanguage());
  const look = { className: 'record__cause', children: name };
  if (isHouseBet(entry.causeKind))
    return <Link {...look} to={paths.verify} params={{ betId: entry.causeId }} />;
  switch (entry.causeKind) {
    case products.vendor.cause:
      return <Link {...look} to={paths.bets} search={{ bet: entry.causeId }} />;
    case 'deposit':
      return <Link {...look} to={paths.deposit} search={{ deposit: entry.causeId }} />;
    case 'withdrawal':
      return <Link {...look} to={paths.withdraw} search={{ withdrawal: entry.causeId }} />;
    default:
      return <>{name}</>;
  }
}

/** From which account to which. */
function EntrySides({ entry }: { readonly entry: AccountEntry }) {
  const language = useLanguage();
  const from = formatAccount(entry, 'fromKind', language);
  const to = formatAccount(entry, 'toKind', language);
  return (
    <Trans>
      {from} <span aria-hidden="true">→</span> <span className="visually-hidden">to</span> {to}
    </Trans>
  );
}

const columns: readonly Column<AccountEntry>[] = [
  {
    key: 'art',
    head: <Trans>Picture</Trans>,
    isHeadHidden: true,
    slot: 'art',
    cell: (entry) => (
      <span className="record__icon">
        <Icon name={getMovementIcon(entry)} />
      </span>
    ),
  },
  {
    key: 'name',
    head: <Trans>Movement</Trans>,
    slot: 'name',
    cell: (entry) => (
      <>
        <EntryCause entry={entry} />
        <small>
          <EntrySides entry={entry} />
        </small>
      </>
    ),
  },
  {
    key: 'time',
    head: <Trans>Time</Trans>,
    slot: 'note',
    cell: (entry) => <Moment at={entry.at} />,
  },
  {
    key: 'amount',
    head: <Trans>Amount</Trans>,
    slot: 'value',
    figure: true,
    cell: (entry) => (
      <Money
        minor={parseMinorText(entry.amount)}
        currency={entry.currency}
        sign="always"
        tone="result"
      />
    ),
  },
  {
    key: 'balance',
    head: <Trans>Balance after</Trans>,
    slot: 'state',
    figure: true,
    named: true,
    cell: (entry) => <Money minor={parseMinorText(entry.balanceAfter)} currency={entry.currency} />,
  },
];

/** The movements: a table on a desk, a list on a phone. */
export function AccountTable({ entries }: { readonly entries: readonly AccountEntry[] }) {
  const { t } = useLingui();
  return (
    <div className="record__lines record__lines--account">
      <DataTable
        caption={t`Movements of your money, newest first`}
        columns={columns}
        rows={entries}
        rowKey={(entry) => entry.entryId}
      />
    </div>
  );
}
