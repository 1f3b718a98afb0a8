import { Trans } from '@lingui/react/macro';
import type { LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { withoutDialog } from '../../shared/address.ts';
import { Link, useLocation, useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import type { PageSearch } from '../../shared/paths.ts';
import { useBalance, useMember } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { useRunning } from './draw-animation.tsx';
import { useNumberFormat, useLineCount } from './number-format.ts';
import { getNextIssue, formatShortNumber, type LotteryTerms } from './issue-state.ts';
import { isAboutStake } from './bet-slip-stake.tsx';
import { changeSlip, type Slip, type SlipOrder } from './bet-slip-store.ts';
import type { SlipSum } from './bet-slip.ts';
import { usePlaceTickets } from './use-place-tickets.ts';

type SlipActionProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  readonly slip: Slip;
  readonly sum: SlipSum;
};

function Note({ tone, children }: { tone: 'good' | 'warn' | 'info'; children: ReactNode }) {
  const icon = { good: 'check', warn: 'alert', info: 'clock' } as const;
  return (
    <div className={`bet-slip__note bet-slip__note--${tone}`}>
      <Icon name={icon[tone]} />
      <div>{children}</div>
    </div>
  );
}

function BoughtNote({ order }: { readonly order: SlipOrder }) {
  const figures = useNumberFormat();
  const lineCount = useLineCount();
  const number = figures.digits(formatShortNumber(order.issueNumber));
  const draws = figures.digits(order.chase?.tickets.length ?? 1);
  return (
    <Note tone="good">
      <b>
        {order.chase ? (
          <Trans>
            Bought for {draws} draws, from draw {number} on
          </Trans>
        ) : (
          <Trans>Bought for draw {number}</Trans>
        )}
      </b>
      <br />
      {lineCount(order.lineCount)}, <Money minor={order.total} />
    </Note>
  );
}

/** Ends the message. It takes the focus that the vanished button had. */
function CloseBought({ gameCode }: { readonly gameCode: string }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button block ref={button} onClick={() => changeSlip(gameCode, () => ({ note: null }))}>
      <Trans>OK</Trans>
    </Button>
  );
}

/** Opens the login over this page and comes back to it; the slip stays as it is. */
function useAskLogin(): () => void {
  const navigate = useNavigate();
  const next = withoutDialog(useLocation());
  return () =>
    void navigate({
      to: '.',
      search: (search: PageSearch) => ({ ...search, open: 'login', next }),
      resetScroll: false,
    });
}

/** What stands in the way of buying, said in words. */
function Obstacles({ terms, slip, sum }: Omit<SlipActionProps, 'game'>) {
  const figures = useNumberFormat();
  const formatRefusal = useRefusalText();
  const running = useRunning(terms);
  const balance = useBalance().data;
  const { note, order } = slip;
  const following = running ? getNextIssue(terms, running.issue) : null;
  const isShort =
    sum.total !== null && balance !== undefined && sum.total > parseMinorText(balance.sumBalance);
  const refusal = note?.kind === 'refused' ? note.refusal : null;
  const gone = figures.digits(note?.kind === 'closed' ? formatShortNumber(note.issueNumber) : '');
  const coming = figures.digits(following ? formatShortNumber(following.issueNumber) : '');
  if (order) {
    return (
      refusal && (
        <Note tone="warn">
          <Trans>
            No reply. Try again: the same ticket is bought only once, even if the first request
            arrived.
          </Trans>
        </Note>
      )
    );
  }
  return (
    <>
      {isShort || refusal?.code === 'balance_too_low' ? (
        <Note tone="warn">
          <Trans>Your balance is too low for this ticket.</Trans>{' '}
          <Link className="bet-slip__link" to={paths.deposit}>
            <Trans>Deposit</Trans>
          </Link>
        </Note>
      ) : (
        refusal && !isAboutStake(refusal.code) && <Note tone="warn">{formatRefusal(refusal)}</Note>
      )}
      {note?.kind === 'closed' && (
        <Note tone="info">
          <Trans>Draw {gone} has closed; no stake was taken. Your ticket is kept.</Trans>
        </Note>
      )}
      {running?.phase === 'closed' && following && (
        <Note tone="info">
          <Trans>Draw {coming} opens in a moment. Your ticket is kept for it.</Trans>
        </Note>
      )}
    </>
  );
}

function BuyText({ total, isRetry }: { total: bigint | null; isRetry: boolean }) {
  if (isRetry) return <Trans>Try again</Trans>;
  if (total === null) return <Trans>Place bet</Trans>;
  return (
    <Trans>
      Place bet <Money minor={total} />
    </Trans>
  );
}

/** The button that buys, with what it costs, and what is to be said about it. */
export function BetSlipAction({ game, terms, slip, sum }: SlipActionProps) {
  const notesId = useId();
  const member = useMember();
  const askLogin = useAskLogin();
  const running = useRunning(terms);
  const { busy, place, forget } = usePlaceTickets(game);
  const balance = useBalance().data;
  const hasLines = slip.lines.length > 0;
  const isShort =
    sum.total !== null && balance !== undefined && sum.total > parseMinorText(balance.sumBalance);
  const isOpen = running?.phase === 'open';
  const canBuy = slip.order !== null || (isOpen && sum.refusal === null && !isShort);
  const buy = () => {
    if (running && canBuy) place(running.issue, sum);
  };
  return (
    <div className="bet-slip__action">
      <div role="status" className="bet-slip__notes" id={notesId}>
        {slip.note?.kind === 'bought' && <BoughtNote order={slip.note.order} />}
        {hasLines && <Obstacles terms={terms} slip={slip} sum={sum} />}
      </div>
      {slip.note?.kind === 'bought' && <CloseBought gameCode={terms.gameCode} />}
      {hasLines && !member && (
        <Button kind="bet" size="large" block onClick={askLogin}>
          <Trans>Log in and bet</Trans>
        </Button>
      )}
      {hasLines && member && (
        <Button
          kind="bet"
          size="large"
          block
          busy={busy}
          {...(!canBuy && { className: 'bet-slip__buy--waiting' })}
          aria-describedby={notesId}
          onClick={buy}
        >
          <BuyText total={sum.total} isRetry={slip.order !== null && !busy} />
        </Button>
      )}
      {slip.order && !busy && (
        <Button block onClick={forget}>
          <Trans>See my tickets and start again</Trans>
        </Button>
      )}
    </div>
  );
}
