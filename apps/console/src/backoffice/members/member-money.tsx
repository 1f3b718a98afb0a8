import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import {
  listFilesMemberDeposits,
  listFilesMemberWithdrawals,
} from '@khelaghor/client/routes/backoffice.gen.ts';
import type { MemberDesk } from '@khelaghor/contract/backoffice/member-desk.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Facts } from '../../shared/kit/facts.tsx';
import type { FileAddress } from '../../shared/kit/file-link.tsx';
import { ListTable } from '../../shared/kit/list-table.tsx';
import type { ListColumn } from '../../shared/kit/list-table.tsx';
import { withTexts } from '../../shared/language.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import { AdjustmentsSection } from './adjustments-section.tsx';
import { movementStates } from './labels.ts';
import { useMemberDesk } from './use-members.ts';

const loadPlay = withTexts('site', () => import('../member-play/index.ts'));
const VendorWallets = lazy(async () => ({ default: (await loadPlay()).VendorWallets }));

type Sums = MemberDesk['sums'][number];
type Movement = MemberDesk['deposits'][number];

/** What a member holds, paid in, was paid out, staked and won in one currency. */
function CurrencySums({ sums }: { readonly sums: Sums }) {
  const { money } = useNumberFormat();
  const { currency, balance, inPlay, onHold, deposited, withdrawn, staked, paid } = sums;
  return (
    <Facts
      facts={[
        { key: 'balance', name: <Trans>Balance</Trans>, value: money(balance, currency) },
        { key: 'inPlay', name: <Trans>In play</Trans>, value: money(inPlay, currency) },
        {
          key: 'onHold',
          name: <Trans>On hold for withdrawals</Trans>,
          value: money(onHold, currency),
        },
        { key: 'deposited', name: <Trans>Deposited</Trans>, value: money(deposited, currency) },
        { key: 'withdrawn', name: <Trans>Withdrawn</Trans>, value: money(withdrawn, currency) },
        { key: 'staked', name: <Trans>Staked</Trans>, value: money(staked, currency) },
        { key: 'paid', name: <Trans>Won</Trans>, value: money(paid, currency) },
      ]}
    />
  );
}

function useColumns(): ListColumn<Movement>[] {
  const { t } = useLingui();
  const { money, moment } = useNumberFormat();
  const nameState = (state: string) => {
    const label = movementStates[state];
    return label ? t(label) : state;
  };
  return [
    {
      key: 'amount',
      name: t`Amount`,
      slot: 'name',
      figure: true,
      text: ({ amount, currency }) => `${amount} ${currency}`,
      cell: ({ amount, currency }) => money(amount, currency),
    },
    {
      key: 'state',
      name: t`Status`,
      slot: 'state',
      text: ({ state }) => state,
      cell: ({ state }) => nameState(state),
    },
    {
      key: 'at',
      name: t`Time`,
      slot: 'note',
      text: ({ at }) => at,
      cell: ({ at }) => moment(at),
    },
  ];
}

type MovementsProps = {
  readonly caption: string;
  readonly file: FileAddress;
  readonly rows: readonly Movement[];
};

/** The newest deposits or withdrawals. */
function Movements({ caption, file, rows }: MovementsProps) {
  return (
    <section>
      <h3>{caption}</h3>
      <ListTable
        caption={caption}
        columns={useColumns()}
        rows={rows}
        rowKey={({ id }) => id}
        file={file}
        empty={<EmptyState art="boat" title={<Trans>None yet</Trans>} />}
      />
    </section>
  );
}

/** The money of a member: sums by currency, and the newest deposits and withdrawals. */
export function MemberMoney({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const desk = useMemberDesk(id);
  return (
    <div className="detail__part">
      <QueryState query={desk} />
      {desk.data?.sums.map((sums) => (
        <CurrencySums key={sums.currency} sums={sums} />
      ))}
      <Suspense fallback={<LoadingCards />}>
        <VendorWallets id={id} />
      </Suspense>
      <AdjustmentsSection id={id} />
      {desk.data && (
        <>
          <Movements
            caption={t`Latest deposits`}
            file={{ path: listFilesMemberDeposits.path, query: { memberId: id } }}
            rows={desk.data.deposits}
          />
          <Movements
            caption={t`Latest withdrawals`}
            file={{ path: listFilesMemberWithdrawals.path, query: { memberId: id } }}
            rows={desk.data.withdrawals}
          />
        </>
      )}
    </div>
  );
}
