import './my-tickets.css';
import { Trans } from '@lingui/react/macro';
import type { Ticket } from '@khelaghor/contract/play/lottery.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { ratio } from '@khelaghor/money/ratio.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { createLazyPart } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import type { LotteryTerms } from './issue-state.ts';
import { useMember } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { addLine } from './bet-slip-store.ts';
import { useRunning, type Running } from './draw-animation.tsx';
import { useNumberFormat, useLineCount } from './number-format.ts';
import { formatShortNumber } from './issue-state.ts';
import { OlderButton } from './older-button.tsx';
import { getPlay } from './play-labels.ts';
import { useGiveBack } from './use-give-back.tsx';
import { usePlayText } from './use-play-text.ts';
import type { useTickets } from './use-tickets.ts';

const MyChases = createLazyPart(() => import('./my-chases.tsx').then((part) => part.MyChases));

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

/** Gives a ticket back while its draw is open, or chooses the same again once it is over. */
function TicketAction({ ticket, isOpen }: { readonly ticket: Ticket; readonly isOpen: boolean }) {
  const { gameCode, betId, play, selection, state } = ticket;
  const giveBack = useGiveBack(gameCode);
  if (state === 'running')
    return isOpen ? (
      <button
        type="button"
        className="ticket__act"
        aria-disabled={giveBack.isPending}
        onClick={() => {
          if (!giveBack.isPending) giveBack.mutate({ betId });
        }}
      >
        <Trans>Cancel</Trans>
      </button>
    ) : null;
  const addAgain = () => {
    const shape = getPlay(gameCode, play)?.shape;
    // Options are lines of their own on the slip.
    const pieces = shape?.form.kind === 'options' ? selection.split(',') : [selection];
    for (const piece of pieces) addLine(gameCode, { play, selection: piece });
  };
  return (
    <button type="button" className="ticket__act" onClick={addAgain}>
      <Trans>Bet again</Trans>
    </button>
  );
}

type TicketRowProps = { readonly ticket: Ticket; readonly isOpen: boolean };

function TicketRow({ ticket, isOpen }: TicketRowProps) {
  const lineCount = useLineCount();
  const figures = useNumberFormat();
  const { currency } = ticket;
  const payout = parseMinorText(ticket.payout);
  const stake = parseMinorText(ticket.stake);
  const number = figures.digits(formatShortNumber(ticket.issueNumber));
  const shares = figures.digits(ticket.group?.shares ?? 0);
  const all = figures.digits(ticket.group?.totalShares ?? 0);
  const back = figures.percent(ratio(BigInt(ticket.rebate), 2_000n));
  const half = figures.digits(ticket.halfPaid.replaceAll(',', ', '));
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
        {ticket.halfPaid !== '' && (
          <span>
            <Trans>Half the price: {half}</Trans>
          </span>
        )}
        {ticket.group && (
          <span>
            <Trans>
              {shares} of {all} shares
            </Trans>
          </span>
        )}
        {ticket.rebate > 0 && (
          <span>
            <Trans>Rebate {back}</Trans>{' '}
            {ticket.rebatePaid !== '0' && (
              <Money minor={parseMinorText(ticket.rebatePaid)} currency={currency} />
            )}
          </span>
        )}
        {ticket.lineCount > 1 && !ticket.group && (
          <span>
            {lineCount(ticket.lineCount)} ×{' '}
            <Money
              minor={parseMinorText(ticket.stakePerLine)}
              currency={currency}
              decimals={false}
            />
          </span>
        )}
        {/* Shares are not given back: the others count on them. */}
        <TicketAction ticket={ticket} isOpen={isOpen && !ticket.group} />
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
  readonly terms: LotteryTerms;
  readonly query: ReturnType<typeof useTickets>;
  /** A drawn issue whose dice still tumble: its tickets are shown as running until they lie. */
  readonly animatedIssueId: string | null;
};

function asHeld(ticket: Ticket, animatedIssueId: string | null): Ticket {
  if (ticket.issueId !== animatedIssueId) return ticket;
  return { ...ticket, state: 'running', payout: '0', won: null };
}

/** Whether the draw of a ticket has not closed yet. */
function isIssueOpen({ issueId, issueNumber }: Ticket, running: Running | null): boolean {
  if (!running) return false;
  if (issueId === running.issue.issueId) return running.phase === 'open';
  return issueNumber > running.issue.issueNumber;
}

function TicketList({ terms, query, animatedIssueId }: MyTicketsProps) {
  const running = useRunning(terms);
  const { data, error } = query;
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
          <TicketRow
            key={ticket.betId}
            ticket={asHeld(ticket, animatedIssueId)}
            isOpen={isIssueOpen(ticket, running)}
          />
        ))}
      </ul>
      <OlderButton query={query} />
    </>
  );
}

/** The member's tickets, newest first. */
export function MyTickets(props: MyTicketsProps) {
  const member = useMember();
  if (!member) return null;
  const tickets = props.query.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Section title={<Trans>My tickets</Trans>}>
      <div className="page__main--inset">
        {tickets.some(({ chaseId }) => chaseId !== null) && (
          <MyChases gameCode={props.terms.gameCode} />
        )}
        <TicketList {...props} />
      </div>
    </Section>
  );
}
