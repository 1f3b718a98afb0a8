import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useWords } from '../../shared/words.ts';
import { LotteryResult, useLoadedGame, usePlayText } from '../lottery/index.tsx';
import type { BetShares, RoundDetail, TicketDetail } from './bet-detail.ts';

const piecesShown = 4;

/** What a ticket was bet on: "Two different 1 + 2, 3 + 6". */
export function TicketPickText({
  gameCode,
  play,
  selection,
}: Pick<TicketDetail, 'play' | 'selection'> & { readonly gameCode: string }) {
  const { digits } = useFormat();
  const text = usePlayText();
  // Codes of plays are no words: until they are known, none are shown.
  if (!useLoadedGame(gameCode)) return '…';
  const chosen = text.chosen(gameCode, play, selection);
  const rest = chosen.length - piecesShown;
  const more = toDigits(String(rest), digits);
  return (
    <>
      {text.name(gameCode, play)} {chosen.slice(0, piecesShown).join(', ')}
      {rest > 0 && (
        <>
          {' '}
          <Plural value={rest} one={`and ${more} more`} other={`and ${more} more`} />
        </>
      )}
    </>
  );
}

/** A round of an in-house game, in words. */
export function RoundWords({ detail }: { readonly detail: RoundDetail }) {
  const words = useWords();
  return (
    <small>
      {words(detail.choice)}
      {detail.outcome && <> · {words(detail.outcome)}</>}
    </small>
  );
}

/** The vendor's id of a round. */
export function RoundId({ round }: { readonly round: string }) {
  return (
    <small>
      <Trans>Round {round}</Trans>
    </small>
  );
}

/** The shares of a bet in a group's ticket: "3 of 10 shares, organiser". */
export function SharesText({ group }: { readonly group: BetShares }) {
  const { digits } = useFormat();
  const shares = toDigits(String(group.shares), digits);
  const all = toDigits(String(group.totalShares), digits);
  switch (group.role) {
    case 'organiser':
      return (
        <Trans>
          {shares} of {all} shares, put up by you
        </Trans>
      );
    case 'guarantee':
      return (
        <Trans>
          {shares} of {all} shares, guaranteed by you
        </Trans>
      );
    case 'buyer':
      return (
        <Trans>
          {shares} of {all} shares
        </Trans>
      );
  }
}

type TicketTextProps = { readonly gameCode: string; readonly detail: TicketDetail };

/** The draw of a ticket, and what it brought. */
function TicketDraw({ gameCode, detail: { issueNumber, result } }: TicketTextProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const game = useLoadedGame(gameCode);
  const issue = toDigits(issueNumber, digits);
  return (
    <>
      <small>
        <Trans>Issue {issue}</Trans>
      </small>
      {game && result && (
        <LotteryResult game={game} numbers={result} label={t`Result of ${issue}`} short />
      )}
    </>
  );
}

/** A lottery ticket, in words. */
export function TicketText({ gameCode, detail }: TicketTextProps) {
  const { digits } = useFormat();
  const back = toDigits(String(detail.rebate / 20), digits);
  return (
    <>
      <small>
        <TicketPickText gameCode={gameCode} {...detail} />
      </small>
      <TicketDraw gameCode={gameCode} detail={detail} />
      {detail.group && (
        <small>
          <SharesText group={detail.group} />
        </small>
      )}
      {detail.rebate > 0 && (
        <small>
          <Trans>Rebate {back}%</Trans>
        </small>
      )}
      {detail.isCorrected && (
        <small>
          <Trans>The result was corrected.</Trans>
        </small>
      )}
    </>
  );
}
