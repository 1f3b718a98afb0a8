import './groups.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGroup, MyLotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Link, useSearch } from '../../../shared/navigation.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { formatShortNumber } from '../issue-state.ts';
import { useNumberFormat } from '../number-format.ts';
import { usePlayText } from '../use-play-text.ts';
import { formatFee } from './format-fee.ts';
import { OrganiserRecord } from './organiser-record.tsx';
import { GroupProgress, GroupState } from './group-progress.tsx';
import { useGroups, useMyGroups } from './use-groups.ts';
import { OlderButton } from '../older-button.tsx';

const piecesShown = 6;

/** What a group's ticket bets on, in short. */
function GroupPick({ group: { gameCode, play, selection } }: { readonly group: LotteryGroup }) {
  const text = usePlayText();
  const pieces = text.chosen(gameCode, play, selection);
  return (
    <span className="ticket__lines">
      <b>{text.name(gameCode, play)}</b>
      {pieces.slice(0, piecesShown).map((piece) => (
        <span key={piece} className="ticket__line">
          {piece}
        </span>
      ))}
      {pieces.length > piecesShown && <span className="ticket__line">…</span>}
    </span>
  );
}

/** Opens the dialog of a group over this page. */
function GroupLink({ group, kind }: { readonly group: LotteryGroup; kind: 'buy' | 'see' }) {
  const { t } = useLingui();
  const search = useSearch();
  const text = usePlayText();
  const name = text.name(group.gameCode, group.play);
  const link = <Link to="." search={{ ...search, group: group.groupId }} resetScroll={false} />;
  return kind === 'buy' ? (
    <Button kind="primary" size="small" aria-label={t`Buy shares: ${name}`} render={link}>
      <Trans>Buy shares</Trans>
    </Button>
  ) : (
    <Button size="small" aria-label={t`View: ${name}`} render={link}>
      <Trans>View</Trans>
    </Button>
  );
}

function PublicRow({ group }: { readonly group: LotteryGroup }) {
  const figures = useNumberFormat();
  const organiser = group.organiserMasked;
  const fee = formatFee(group.feeHundredths, figures.digits);
  return (
    <li className="group">
      <GroupPick group={group} />
      <span className="group__price">
        <Money minor={parseMinorText(group.sharePrice)} currency={group.currency} />
        <small>
          <Trans>a share</Trans>
        </small>
      </span>
      <GroupProgress group={group} />
      <span className="group__note">
        <span>
          <Trans>by {organiser}</Trans>
        </span>
        <span>
          <OrganiserRecord group={group} />
        </span>
        <span>
          {group.feeHundredths === 0 ? <Trans>no fee</Trans> : <Trans>fee {fee} of the win</Trans>}
        </span>
      </span>
      <GroupLink group={group} kind={group.sold < group.shares ? 'buy' : 'see'} />
    </li>
  );
}

function MyRow({ group }: { readonly group: MyLotteryGroup }) {
  const figures = useNumberFormat();
  const { currency, state } = group;
  const number = figures.digits(formatShortNumber(group.issueNumber));
  const shares = figures.digits(group.myShares);
  const all = figures.digits(group.shares);
  const payout = parseMinorText(group.myPayout);
  const stake = parseMinorText(group.myStake);
  return (
    <li className="group">
      <GroupPick group={group} />
      <span className="group__price">
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
      {state === 'open' && <GroupProgress group={group} />}
      <span className="group__note">
        <span>
          <Trans>Draw {number}</Trans>
        </span>
        <span>
          <Trans>
            You have {shares} of {all} shares
          </Trans>
        </span>
        {group.isOrganiser && (
          <span>
            <Trans>put up by you</Trans>
          </span>
        )}
        <GroupState group={group} />
      </span>
      <GroupLink group={group} kind="see" />
    </li>
  );
}

function MyGroups({ gameCode }: { readonly gameCode: string }) {
  const query = useMyGroups(gameCode);
  const groups = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (groups.length === 0) return null;
  return (
    <>
      <h3>
        <Trans>My shares</Trans>
      </h3>
      <ul className="groups">
        {groups.map((group) => (
          <MyRow key={group.groupId} group={group} />
        ))}
      </ul>
      <OlderButton query={query} />
    </>
  );
}

/** The groups of a game: those whose shares are sold now, and the member's own. */
export function GroupList({ gameCode }: { readonly gameCode: string }) {
  const query = useGroups(gameCode);
  const { data, error } = query;
  const groups = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className="groups-panel">
      <p className="groups-panel__lead">
        <Trans>
          One ticket, many buyers: what it wins is divided by shares. It runs only when all shares
          are taken; else every stake comes back.
        </Trans>
      </p>
      <MyGroups gameCode={gameCode} />
      <h3>
        <Trans>On sale now</Trans>
      </h3>
      {!data && (error ? <QueryError query={query} /> : <SkeletonList count={2} />)}
      {data && groups.length === 0 && (
        <EmptyState
          title={<Trans>No shares are on sale</Trans>}
          text={<Trans>Choose a bet and share the ticket to put up the first one.</Trans>}
        />
      )}
      <ul className="groups">
        {groups.map((group) => (
          <PublicRow key={group.groupId} group={group} />
        ))}
      </ul>
      <OlderButton query={query} />
    </div>
  );
}
