import { Trans, useLingui } from '@lingui/react/macro';
import type { BetRecord } from '@khelaghor/contract/play/bet-history.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { DataTable } from '@khelaghor/ui/data-table/data-table.tsx';
import type { Column } from '@khelaghor/ui/data-table/data-table.tsx';
import { Thumb } from '@khelaghor/ui/game-card/game-card.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { getThumb } from '../../shared/images.ts';
import { getBetDetail } from './bet-detail.ts';
import { BetStateTag } from './bet-state-tag.tsx';
import { RoundId, RoundWords, TicketText } from './labels.tsx';

function BetName({ bet }: { readonly bet: BetRecord }) {
  const text = useLocalText();
  const detail = getBetDetail(bet);
  return (
    <>
      {text(bet.title)}
      {detail?.kind === 'round' && <RoundWords detail={detail} />}
      {detail?.kind === 'vendor' && detail.round !== null && <RoundId round={detail.round} />}
      {detail?.kind === 'ticket' && <TicketText gameCode={bet.gameCode} detail={detail} />}
    </>
  );
}

function BetNet({ bet }: { readonly bet: BetRecord }) {
  if (bet.state === 'running') {
    return (
      <span className="amount--down">
        <Trans>Waiting</Trans>
      </span>
    );
  }
  const stake = bet.state === 'void' ? 0n : parseMinorText(bet.stake);
  const payout = bet.state === 'void' ? 0n : parseMinorText(bet.payout);
  return <Money minor={payout - stake} currency={bet.currency} sign="always" tone="result" />;
}

function BetCheck({ bet }: { readonly bet: BetRecord }) {
  const { t } = useLingui();
  const title = useLocalText()(bet.title);
  if (bet.runBy === 'vendors')
    return (
      <Link
        className="record__check"
        to="."
        search={(search) => ({ ...search, bet: bet.betId })}
        resetScroll={false}
        aria-label={t`Details: ${title}`}
      >
        <Icon name="info" />
        <Trans>Details</Trans>
      </Link>
    );
  return (
    <Link
      className="record__check"
      to={paths.verify}
      params={{ betId: bet.betId }}
      aria-label={t`Verify: ${title}`}
    >
      <Icon name="seal" />
      <Trans>Verify</Trans>
    </Link>
  );
}

const columns: readonly Column<BetRecord>[] = [
  {
    key: 'art',
    head: <Trans>Picture</Trans>,
    isHeadHidden: true,
    slot: 'art',
    cell: (bet) => <Thumb src={getThumb(bet.picture)} />,
  },
  { key: 'name', head: <Trans>Game</Trans>, slot: 'name', cell: (bet) => <BetName bet={bet} /> },
  {
    key: 'time',
    head: <Trans>Time</Trans>,
    slot: 'desk',
    cell: (bet) => <Moment at={bet.placedAt} />,
  },
  {
    key: 'stake',
    head: <Trans>Stake</Trans>,
    slot: 'note',
    figure: true,
    named: true,
    cell: (bet) => <Money minor={parseMinorText(bet.stake)} currency={bet.currency} />,
  },
  {
    key: 'payout',
    head: <Trans>Payout</Trans>,
    slot: 'desk',
    figure: true,
    cell: (bet) =>
      bet.state === 'running' ? (
        '–'
      ) : (
        <Money minor={parseMinorText(bet.payout)} currency={bet.currency} />
      ),
  },
  {
    key: 'net',
    head: <Trans>Profit</Trans>,
    slot: 'value',
    figure: true,
    cell: (bet) => <BetNet bet={bet} />,
  },
  {
    key: 'state',
    head: <Trans comment="of a bet">State</Trans>,
    slot: 'state',
    cell: (bet) => <BetStateTag state={bet.state} />,
  },
  {
    key: 'check',
    head: <Trans>Verify</Trans>,
    isHeadHidden: true,
    slot: 'desk',
    cell: (bet) => <BetCheck bet={bet} />,
  },
];

type BetsTableProps = { readonly bets: readonly BetRecord[] };

/** The bets: a table on a desk, a list on a phone. */
export function BetsTable({ bets }: BetsTableProps) {
  const { t } = useLingui();
  return (
    <div className="record__lines record__lines--bets">
      <DataTable
        caption={t`Your bets, newest first`}
        columns={columns}
        rows={bets}
        rowKey={(bet) => bet.betId}
      />
    </div>
  );
}
