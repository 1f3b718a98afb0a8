import './groups.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import {
  computePartPayout,
  getGameOfIssue,
  getLargestPayout,
} from '@khelaghor/engine-lottery/public.ts';
import type { GroupTerms, LotteryGame } from '@khelaghor/engine-lottery/public.ts';
import { minor, parseMinorText } from '@khelaghor/money/minor.ts';
import type { Minor } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { OwnEntryContext } from '@khelaghor/ui/layers/own-entry.ts';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { TextField } from '@khelaghor/ui/field/field.tsx';
import { useState } from 'react';
import { withoutDialog } from '../../../shared/address.ts';
import { useMember } from '../../../shared/api-queries.ts';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { isTrial } from '../../../shared/demo.ts';
import { useErrorText, useRefusalText } from '../../../shared/error-text.ts';
import { useLocalText } from '../../../shared/local-text.ts';
import { Moment } from '../../../shared/moment.tsx';
import { Link, useAddressDialog, useLocation, useSearch } from '../../../shared/navigation.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { formatShortNumber } from '../issue-state.ts';
import { useNumberFormat, useLineCount } from '../number-format.ts';
import { findLotteryRow } from '../lottery-rows.ts';
import { useLoadedGame } from '../use-lottery-game.ts';
import { usePlayText } from '../use-play-text.ts';
import { formatFee } from './format-fee.ts';
import { readCount } from './group-draft.ts';
import { getGroupLink } from './group-link.ts';
import { GroupProgress, GroupState } from './group-progress.tsx';
import { OrganiserRecord } from './organiser-record.tsx';
import { makeKey, useBuyShares, useCancelGroup, useGroup, useMyGroup } from './use-groups.ts';

type GroupProps = { readonly group: LotteryGroup };

/** How the payout of a group's ticket is divided. */
const getTerms = ({ stake, shares, feeHundredths }: LotteryGroup): GroupTerms => ({
  stake: parseMinorText(stake),
  shares,
  feeHundredths,
});

/** The most that a group's ticket can be paid. */
function computeLargest(game: LotteryGame, group: LotteryGroup): Minor {
  const { play, selection, halfPaid, series, stakePerLine } = group;
  const { family } = getGameOfIssue(game, Date.parse(group.closesAt));
  const ticket = { play, selection, halfPaid, series, stakePerLine: parseMinorText(stakePerLine) };
  return getLargestPayout(family, ticket);
}

/** What the ticket is, who put it up, and how it is shared. */
function GroupFacts({ group }: GroupProps) {
  const figures = useNumberFormat();
  const lineCount = useLineCount();
  const text = usePlayText();
  const localText = useLocalText();
  const { gameCode, play, selection, currency } = group;
  const title = findLotteryRow(gameCode)?.title;
  const organiser = group.organiserMasked;
  const fee = formatFee(group.feeHundredths, figures.digits);
  return (
    <dl className="group-facts">
      <div>
        <dt>{text.name(gameCode, play)}</dt>
        <dd>{text.chosen(gameCode, play, selection).join(', ')}</dd>
      </div>
      <div>
        <dt>
          <Trans>Game</Trans>
        </dt>
        <dd>{title ? localText(title) : gameCode}</dd>
      </div>
      <div>
        <dt>
          <Trans>Draw</Trans>
        </dt>
        <dd>
          {figures.digits(formatShortNumber(group.issueNumber))}, <Moment at={group.closesAt} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Whole ticket</Trans>
        </dt>
        <dd>
          {lineCount(group.lineCount)},{' '}
          <Money minor={parseMinorText(group.stake)} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Organiser</Trans>
        </dt>
        <dd>
          {organiser}, <OrganiserRecord group={group} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Fee for the organiser</Trans>
        </dt>
        <dd>
          {group.feeHundredths === 0 ? <Trans>none</Trans> : <Trans>{fee} of what it wins</Trans>}
        </dd>
      </div>
    </dl>
  );
}

/** What the shares cost, and what they would be paid of the largest win. */
function Preview({ group, count }: GroupProps & { readonly count: number }) {
  const game = useLoadedGame(group.gameCode);
  const { currency } = group;
  const cost = minor(parseMinorText(group.sharePrice) * BigInt(count));
  const largest = game ? computeLargest(game, group) : null;
  const part = { shares: count, isOrganiser: false };
  return (
    <dl className="group-facts">
      <div>
        <dt>
          <Trans>You pay</Trans>
        </dt>
        <dd>
          <Money minor={cost} currency={currency} />
        </dd>
      </div>
      {largest !== null && (
        <div>
          <dt>
            <Trans>
              If it wins the most, <Money minor={largest} currency={currency} decimals={false} />,
              you get
            </Trans>
          </dt>
          <dd>
            <Money minor={computePartPayout(getTerms(group), part, largest)} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Buys shares: how many, what they cost, and what is to be known before. */
function BuyForm({ group }: GroupProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const formatRefusal = useRefusalText();
  const member = useMember();
  const search = useSearch();
  const next = withoutDialog(useLocation());
  const [text, setText] = useState('1');
  const { busy, refusal, bought, isSent, place } = useBuyShares(group);
  const left = group.shares - group.sold;
  const count = readCount(text);
  const isFine = count !== null && count >= 1 && (isSent || count <= left);
  const most = figures.digits(left);
  const buy = () => {
    if (count !== null && isFine) place({ key: makeKey(), shares: count }, () => setText('1'));
  };
  return (
    <form
      className="group-buy"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        buy();
      }}
    >
      <TextField
        label={<Trans>Shares to buy</Trans>}
        aside={<Trans>{most} left</Trans>}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        readOnly={isSent}
        error={isFine ? undefined : t`Enter a number from 1 to ${most}.`}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {count !== null && isFine && <Preview group={group} count={count} />}
      <p className="group-buy__note">
        <Trans>
          Shares cannot be given back. If some are not taken when the sale ends, your stake comes
          back.
        </Trans>
      </p>
      <div role="status" className="group-buy__status">
        {bought && <Alert kind="info">{t`The shares are yours.`}</Alert>}
        {refusal && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      </div>
      {member ? (
        <Button
          kind="bet"
          size="large"
          block
          type="submit"
          busy={busy}
          aria-disabled={!isFine || isTrial(member)}
        >
          {isSent && !busy ? <Trans>Try again</Trans> : <Trans>Buy shares</Trans>}
        </Button>
      ) : (
        <Button
          kind="bet"
          size="large"
          block
          render={<Link to="." search={{ ...search, open: 'login', next }} resetScroll={false} />}
        >
          <Trans>Log in to buy</Trans>
        </Button>
      )}
      {isTrial(member) && (
        <p className="group-buy__note">
          <Trans>Shares are for members with an account of their own.</Trans>
        </p>
      )}
    </form>
  );
}

/** What the member has in the group, and their way out while no one else has bought. */
function OwnPart({ group }: GroupProps) {
  const figures = useNumberFormat();
  const formatFailure = useErrorText();
  const mine = useMyGroup(group);
  const cancel = useCancelGroup(group);
  if (!mine) return null;
  const shares = figures.digits(mine.myShares);
  const all = figures.digits(mine.shares);
  const { currency } = mine;
  const payout = parseMinorText(mine.myPayout);
  const canWithdraw = mine.isOrganiser && mine.state === 'open' && mine.myShares === mine.sold;
  return (
    <div className="group-own">
      <p>
        <Trans>
          You have {shares} of {all} shares
        </Trans>
        , <Money minor={parseMinorText(mine.myStake)} currency={currency} />
        {mine.state === 'settled' && (
          <>
            {' → '}
            <Money minor={payout} currency={currency} tone={payout > 0n ? 'win' : 'plain'} />
          </>
        )}
      </p>
      {canWithdraw && (
        <Button size="small" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          <Trans>Withdraw the ticket</Trans>
        </Button>
      )}
      <div role="status">
        {cancel.error !== null && <Alert kind="warn">{formatFailure(cancel.error)}</Alert>}
      </div>
    </div>
  );
}

/** What became of a group whose sale is over. */
function GroupEnd({ group }: GroupProps) {
  const { state, payout, currency } = group;
  return (
    <p className="group-end">
      <GroupState group={group} />
      {state === 'runs' && <Trans>All shares are taken. The draw decides.</Trans>}
      {state === 'failed' && <Trans>Not all shares were taken. Every stake went back.</Trans>}
      {state === 'cancelled' && <Trans>The ticket was withdrawn. Every stake went back.</Trans>}
      {state === 'settled' && payout !== null && (
        <Trans>
          The ticket was paid <Money minor={parseMinorText(payout)} currency={currency} />.
        </Trans>
      )}
    </p>
  );
}

function GroupView({ group }: GroupProps) {
  const { t } = useLingui();
  useLoadedGame(group.gameCode);
  const link = getGroupLink(group);
  const isOnSale = group.state === 'open' && group.sold < group.shares;
  return (
    <div className="group-view">
      <GroupFacts group={group} />
      <GroupProgress group={group} />
      {group.state === 'open' ? (
        !isOnSale && (
          <p className="group-end">
            <Trans>All shares are sold.</Trans>
          </p>
        )
      ) : (
        <GroupEnd group={group} />
      )}
      <OwnPart group={group} />
      {isOnSale && <BuyForm key={group.groupId} group={group} />}
      <div className="group-link">
        <span>{link}</span>
        <CopyButton value={link} name={t`Link to this group ticket`} />
      </div>
    </div>
  );
}

const stripGroup = (search: object) => ({ ...search, group: undefined });

/** One group over the page, by the id in the address. Visitors who have the link see it too. */
export function GroupDialog({ groupId }: { readonly groupId: string }) {
  const { hasOwnEntry, close } = useAddressDialog(stripGroup);
  const query = useGroup(groupId);
  const { data, error } = query;
  return (
    <OwnEntryContext value={hasOwnEntry}>
      <Modal open onClose={close} title={<Trans>Group ticket</Trans>}>
        {data && <GroupView group={data} />}
        {!data && (error ? <QueryError query={query} /> : <SkeletonList count={3} />)}
      </Modal>
    </OwnEntryContext>
  );
}
