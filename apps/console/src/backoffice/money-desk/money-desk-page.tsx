import './money-desk.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { listFilesDeposits } from '@khelaghor/client/routes/backoffice.gen.ts';
import type { BookLine, getMoneyDesk } from '@khelaghor/contract/backoffice/reports.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { CashCurrency } from '@khelaghor/money/currency.ts';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import { FileLink } from '../../shared/kit/file-link.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { Page } from '../../shared/page.tsx';
import { QueryState } from '../../shared/query-state.tsx';
import { useSiteCurrency } from '../sessions/index.ts';
import { BooksTable } from './books-table.tsx';
import { useMoneyDesk } from './use-money-desk.ts';

type Desk = ValueOf<typeof getMoneyDesk>;
type DeskProps = { readonly desk: Desk; readonly currency: CashCurrency };

const sumBalances = (books: readonly BookLine[]): string =>
  String(books.reduce((sum, { balance }) => sum + BigInt(balance), 0n));

function Part({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="section-title">{title}</h2>
      {children}
    </section>
  );
}

/** The sums at a glance, and when they were counted and audited. */
function Summary({ desk, currency }: DeskProps) {
  const { money, moment, count, time } = useNumberFormat();
  const { countedTo, lastAudit } = desk;
  return (
    <Facts
      facts={[
        {
          key: 'sum',
          name: <Trans>Sum of all accounts</Trans>,
          value: money(sumBalances(desk.trialBalance), currency),
        },
        {
          key: 'owed',
          name: <Trans>Owed to members and winners</Trans>,
          value: money(sumBalances(desk.liabilities), currency),
        },
        {
          key: 'counted',
          name: <Trans>Counted up to</Trans>,
          value: countedTo === null ? '–' : time(new Date(countedTo)),
        },
        {
          key: 'audit',
          name: <Trans>Differences in the last audit</Trans>,
          value:
            lastAudit === null
              ? '–'
              : `${count(lastAudit.breaches)} (${moment(lastAudit.endedAt)})`,
        },
      ]}
    />
  );
}

/** How the deposit channels did in the last 24 hours. */
function Channels({ channels }: Pick<Desk, 'channels'>) {
  const { t } = useLingui();
  const text = useLocalText();
  const { count, moment } = useNumberFormat();
  return (
    <ListTable
      caption={t`Health of deposit channels`}
      rows={channels}
      rowKey={({ code }) => code}
      empty={null}
      columns={[
        { key: 'title', name: t`Channel`, slot: 'name', cell: ({ title }) => text(title) },
        {
          key: 'state',
          name: t`State`,
          slot: 'value',
          cell: ({ isOpen }) => (isOpen ? t`Open` : t`Closed`),
        },
        {
          key: 'confirmed',
          name: t`Confirmed in 24 hours`,
          slot: 'line',
          figure: true,
          named: true,
          rank: ({ confirmed }) => confirmed,
          cell: ({ confirmed }) => count(confirmed),
        },
        {
          key: 'failed',
          name: t`Failed in 24 hours`,
          slot: 'line',
          figure: true,
          named: true,
          rank: ({ failed }) => failed,
          cell: ({ failed }) => count(failed),
        },
        {
          key: 'last',
          name: t`Last confirmed`,
          slot: 'line',
          named: true,
          cell: ({ lastConfirmedAt }) => (lastConfirmedAt === null ? '–' : moment(lastConfirmedAt)),
        },
      ]}
    />
  );
}

function Parts({ desk, currency }: DeskProps) {
  const { t } = useLingui();
  return (
    <>
      <Summary desk={desk} currency={currency} />
      <Part title={<Trans>Trial balance</Trans>}>
        <BooksTable caption={t`Trial balance`} books={desk.trialBalance} currency={currency} />
      </Part>
      <Part title={<Trans>Liabilities</Trans>}>
        <BooksTable caption={t`Liabilities`} books={desk.liabilities} currency={currency} />
      </Part>
      <Part title={<Trans>Vendors’ accounts</Trans>}>
        <BooksTable
          caption={t`Vendors’ accounts`}
          books={desk.vendors}
          currency={currency}
          isByOwner
        />
      </Part>
      <Part title={<Trans>Payment gateways</Trans>}>
        <BooksTable
          caption={t`Payment gateways`}
          books={desk.gateways}
          currency={currency}
          isByOwner
        />
      </Part>
      <Part title={<Trans>Health of deposit channels</Trans>}>
        <Channels channels={desk.channels} />
      </Part>
      <Part title={<Trans>All deposits</Trans>}>
        <FileLink path={listFilesDeposits.path} />
      </Part>
    </>
  );
}

/** What the house holds, owes and is owed, and how money comes in, renewed every few seconds. */
export function MoneyDeskPage() {
  const { t } = useLingui();
  const usual = useSiteCurrency();
  const [chosen, setChosen] = useState<CashCurrency | null>(null);
  const currency = chosen ?? usual;
  const query = useMoneyDesk(currency);
  return (
    <Page title={t`Money desk`} updatedAtMs={query.dataUpdatedAt}>
      <div className="money-desk__currency">
        <ChoiceField
          label={<Trans>Currency</Trans>}
          name="currency"
          value={currency}
          choices={[
            { key: 'PLAY', text: t`Play money` },
            { key: 'BDT', text: t`Taka` },
          ]}
          onChange={setChosen}
        />
      </div>
      {query.data ? (
        <Parts desk={query.data} currency={currency} />
      ) : (
        <QueryState query={query} skeletons={3} />
      )}
    </Page>
  );
}
