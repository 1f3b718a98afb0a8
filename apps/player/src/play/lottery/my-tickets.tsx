import './my-tickets.css';
import { Trans } from '@lingui/react/macro';
import type { Ticket } from '@khelaghor/contract/play/lottery.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useNumberFormat, useLineCount } from './number-format.ts';
import { formatShortNumber } from './issue-state.ts';
import { usePlayText } from './use-play-text.ts';
import type { useTickets } from './use-tickets.ts';

const stateTone = { running: 'open', won: 'good', lost: 'quiet', void: 'quiet' } as const;

/** Where a ticket stands; what it was paid stands beside it. */
function TicketState({ state }: { readonly state: Ticket['state'] }) {
  return (
    <StatusBadge tone={stateTone[state]}>
      {state === 'running' && <Trans>Open</Trans>}
      {state === 'won' && <Trans>Won</Trans>}
      {state === 'lost' && <Trans>Lost</Trans>}
      {state === 'void' && <Trans>Refunded</Trans>}
    </StatusBadge>
  );
}

const piecesShown = 12;

/** What a ticket bets on: the play and what was chosen, options that won marked. */
function TicketLines({ ticket }: { readonly ticket: Ticket }) {
  const text = usePlayText();
  const { gameCode, play, selection } = ticket;
  const pieces = text.chosen(gameCode, play, selection);
  const won = new Set(
    (ticket.won ?? []).flatMap(({ priced }) => text.chosen(gameCode, play, priced)),
  );
  return (
    <span className="ticket__lines">
      <b>{text.name(gameCode, play)}</b>
      {pieces.slice(0, piecesShown).map((piece) => {
        const isWon = won.has(piece);
        return (
          <span key={piece} className={isWon ? 'ticket__line ticket__line--won' : 'ticket__line'}>
            {piece}
            {isWon && (
              <span className="visually-hidden">
                <Trans>won</Trans>
              </span>
            )}
          </span>
        );
      })}
      {pieces.length > piecesShown && <span className="ticket__line">…</span>}
    </span>
  );
}

function TicketRow({ ticket }: { readonly ticket: Ticket }) {
  const lineCount = useLineCount();
  const figures = useNumberFormat();
  const { currency } = ticket;
  const payout = parseMinorText(ticket.payout);
  const stake = parseMinorText(ticket.stake);
  const number = figures.digits(formatShortNumber(ticket.issueNumber));
  return (
    <li className="ticket">
      <TicketLines ticket={ticket} />
      <span className="ticket__money">
        {payout > 0n ? (
          <Money
            minor={payout}
            currency={currency}
            sign="always"
            tone={payout > stake ? 'win' : 'plain'}
          />
        ) : (
          <Money minor={stake} currency={currency} />
        )}
      </span>
      <span className="ticket__note">
        <span>
          <Trans>Draw {number}</Trans> · <Moment at={ticket.placedAt} />
        </span>
        {ticket.lineCount > 1 && (
          <span>
            {lineCount(ticket.lineCount)} ×{' '}
            <Money
              minor={parseMinorText(ticket.stakePerLine)}
              currency={currency}
              decimals={false}
            />
          </span>
        )}
      </span>
      <TicketState state={ticket.state} />
      <Link className="ticket__verify" to={paths.verify} params={{ betId: ticket.betId }}>
        <Icon name="seal" />
        <Trans>Verify</Trans>
      </Link>
    </li>
  );
}

type MyTicketsProps = {
  readonly query: ReturnType<typeof useTickets>;
  /** A drawn issue whose dice still tumble: its tickets are shown as running until they lie. */
  readonly animatedIssueId: string | null;
};

function asHeld(ticket: Ticket, animatedIssueId: string | null): Ticket {
  if (ticket.issueId !== animatedIssueId) return ticket;
  return { ...ticket, state: 'running', payout: '0', won: null };
}

function TicketList({ query, animatedIssueId }: MyTicketsProps) {
  const { data, error, hasNextPage, isFetchingNextPage } = query;
  if (!data && error) {
    return <QueryError query={query} />;
  }
  if (!data) return <SkeletonList count={3} />;
  const tickets = data.pages.flatMap(({ items }) => items);
  if (tickets.length === 0) {
    return (
      <EmptyState
        title={<Trans>No tickets yet</Trans>}
        text={<Trans>Your tickets are listed here with their results.</Trans>}
      />
    );
  }
  return (
    <>
      <ul className="tickets">
        {tickets.map((ticket) => (
          <TicketRow key={ticket.betId} ticket={asHeld(ticket, animatedIssueId)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button block busy={isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          <Trans>Show older</Trans>
        </Button>
      )}
    </>
  );
}

/** The member's tickets, newest first. */
export function MyTickets(props: MyTicketsProps) {
  const member = useMember();
  if (!member) return null;
  return (
    <Section title={<Trans>My tickets</Trans>}>
      <div className="page__main--inset">
        <TicketList {...props} />
      </div>
    </Section>
  );
}
