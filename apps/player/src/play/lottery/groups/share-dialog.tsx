import './groups.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { getOwnSharesMin, groupBounds } from '@khelaghor/contract/play/group-bounds.ts';
import type { MyLotteryGroup } from '@khelaghor/contract/play/lottery-groups.ts';
import { computePartPayout } from '@khelaghor/engine-lottery/public.ts';
import type { LotteryGame, Ticket } from '@khelaghor/engine-lottery/public.ts';
import { formatMinor, minor, parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { ChoiceField, TextField } from '@khelaghor/ui/field/field.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useState } from 'react';
import { CopyButton } from '../../../shared/copy-button.tsx';
import { useRefusalText } from '../../../shared/error-text.ts';
import type { SlipSum } from '../bet-slip.ts';
import type { Running } from '../draw-animation.tsx';
import type { LotteryTerms } from '../issue-state.ts';
import { useNumberFormat } from '../number-format.ts';
import { formatFee } from './format-fee.ts';
import { makeGroupDraft, readCount, readGroupDraft } from './group-draft.ts';
import type { GroupDivision, GroupDraft, GroupFaults } from './group-draft.ts';
import { getGroupLink } from './group-link.ts';
import { makeKey, useCreateGroup } from './use-groups.ts';

type ShareDialogProps = {
  readonly game: LotteryGame;
  readonly terms: LotteryTerms;
  /** The issue on sale; null while none is. */
  readonly running: Running | null;
  /** The slip that is shared: one ticket for one draw. */
  readonly sum: SlipSum;
  /** Called once the ticket is on sale and its message was read. */
  readonly onShared: () => void;
  readonly onClose: () => void;
};

const fees = [0, 100, 200, 300, 500, 1_000] as const;

/** The link to the group that was put up, and what comes next. */
function SharedNote({ group }: { readonly group: MyLotteryGroup }) {
  const { t } = useLingui();
  const link = getGroupLink(group);
  return (
    <div className="group-view">
      <Alert kind="info">{t`Your ticket is on sale.`}</Alert>
      <p>
        {group.visibility === 'public' ? (
          <Trans>
            It stands among the group tickets of this lottery. Send the link to friends.
          </Trans>
        ) : (
          <Trans>Only those with this link can see it and buy. Send it to your friends.</Trans>
        )}
      </p>
      <div className="group-link">
        <span>{link}</span>
        <CopyButton value={link} name={t`Link to this group ticket`} />
      </div>
    </div>
  );
}

type FieldsProps = {
  readonly draft: GroupDraft;
  readonly faults: GroupFaults;
  readonly isSent: boolean;
  readonly onChange: (changes: Partial<GroupDraft>) => void;
};

/** In how many shares, how many of them are the member's, and who may buy for which fee. */
function ShareFields({ draft, faults, isSent, onChange }: FieldsProps) {
  const { t } = useLingui();
  const figures = useNumberFormat();
  const shares = readCount(draft.shares) ?? groupBounds.sharesMin;
  const least = figures.digits(getOwnSharesMin(shares));
  const most = figures.digits(groupBounds.sharesMax);
  const fewest = figures.digits(groupBounds.sharesMin);
  const sharesErrors = {
    count: t`Enter a number from ${fewest} to ${most}.`,
    uneven: t`The price of the ticket cannot be divided evenly by this.`,
    cheap: t`A share would cost less than the smallest stake.`,
  };
  const field = { inputMode: 'numeric', autoComplete: 'off', readOnly: isSent } as const;
  return (
    <>
      <div className="share-counts">
        <TextField
          {...field}
          label={<Trans>Shares</Trans>}
          value={draft.shares}
          error={faults.shares === null ? undefined : sharesErrors[faults.shares]}
          onChange={(event) => onChange({ shares: event.currentTarget.value })}
        />
        <TextField
          {...field}
          label={<Trans>You buy</Trans>}
          value={draft.own}
          error={faults.own ? t`At least ${least}, and not all.` : undefined}
          onChange={(event) => onChange({ own: event.currentTarget.value })}
        />
        <TextField
          {...field}
          label={<Trans>You guarantee</Trans>}
          value={draft.guaranteed}
          error={faults.guaranteed ? t`Not more than are left.` : undefined}
          onChange={(event) => onChange({ guaranteed: event.currentTarget.value })}
        />
      </div>
      <p className="group-buy__note">
        <Trans>
          You pay the guaranteed shares now. What others buy comes back when the sale ends; the rest
          is yours, and the ticket runs.
        </Trans>
      </p>
      <ChoiceField
        label={<Trans>Your fee of what it wins above its price</Trans>}
        value={String(draft.feeHundredths)}
        disabled={isSent}
        choices={fees.map((fee) => ({ key: String(fee), text: formatFee(fee, figures.digits) }))}
        onChange={(fee) => onChange({ feeHundredths: Number(fee) })}
      />
      <FilterChips<GroupDraft['visibility']>
        label={t`Who may buy`}
        value={draft.visibility}
        choices={[
          { key: 'public', text: t`Everyone` },
          { key: 'friends', text: t`Friends with the link` },
        ]}
        onChange={(visibility) => !isSent && onChange({ visibility })}
      />
    </>
  );
}

type PreviewProps = {
  readonly division: GroupDivision;
  readonly draft: GroupDraft;
  readonly sum: SlipSum;
};

/** What the organiser pays, and what the largest win would give. */
function Preview({ division, draft, sum }: PreviewProps) {
  const { shares, own, sharePrice, cost } = division;
  const terms = {
    stake: sum.total ?? minor(0n),
    shares,
    feeHundredths: draft.feeHundredths,
  };
  const largest = sum.largestWin ?? minor(0n);
  const getPart = (count: number, isOrganiser: boolean) =>
    computePartPayout(terms, { shares: count, isOrganiser }, largest);
  return (
    <dl className="group-facts">
      <div>
        <dt>
          <Trans>A share costs</Trans>
        </dt>
        <dd>
          <Money minor={sharePrice} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>You pay now</Trans>
        </dt>
        <dd>
          <Money minor={cost} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>
            If it wins the most, <Money minor={largest} decimals={false} />, a share gets
          </Trans>
        </dt>
        <dd>
          <Money minor={getPart(1, false)} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>and you, with fee and remainder</Trans>
        </dt>
        <dd>
          <Money minor={getPart(own, true)} />
        </dd>
      </div>
    </dl>
  );
}

/** The body of the call that puts up a ticket. */
function getOrder(
  { issueId, ticket, draft }: { issueId: string; ticket: Ticket; draft: GroupDraft },
  { shares, own, guaranteed }: GroupDivision,
) {
  return {
    key: makeKey(),
    issueId,
    play: ticket.play,
    selection: ticket.selection,
    stakePerLine: formatMinor(ticket.stakePerLine),
    series: ticket.series,
    halfPaid: ticket.halfPaid ?? '',
    shares,
    feeHundredths: draft.feeHundredths,
    visibility: draft.visibility,
    own: { key: makeKey(), shares: own },
    guarantee: guaranteed === 0 ? null : { key: makeKey(), shares: guaranteed },
  };
}

/** Puts up the ticket of the slip for sale in shares. */
export function ShareDialog({ game, terms, running, sum, onShared, onClose }: ShareDialogProps) {
  const formatRefusal = useRefusalText();
  const stakeMin = parseMinorText(terms.limits.stakeMin);
  const total = sum.total ?? 0n;
  const [draft, setDraft] = useState(() => makeGroupDraft(total, stakeMin));
  const { busy, refusal, bought, isSent, place } = useCreateGroup(game.code);
  const { division, faults } = readGroupDraft(draft, { total, stakeMin });
  const [ticket] = sum.tickets;
  const isOpen = running?.phase === 'open';
  const putUp = () => {
    if (division && ticket && running && (isOpen || isSent))
      place(getOrder({ issueId: running.issue.issueId, ticket, draft }, division));
  };
  const close = () => {
    if (bought) onShared();
    onClose();
  };
  return (
    <Modal open onClose={close} title={<Trans>Share this ticket</Trans>}>
      {bought ? (
        <SharedNote group={bought} />
      ) : (
        <form
          className="group-view"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            putUp();
          }}
        >
          <ShareFields
            draft={draft}
            faults={faults}
            isSent={isSent}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
          />
          {division && <Preview division={division} draft={draft} sum={sum} />}
          <div role="status" className="group-buy__status">
            {refusal && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
          </div>
          <Button
            kind="bet"
            size="large"
            block
            type="submit"
            busy={busy}
            aria-disabled={!division || !(isOpen || isSent)}
          >
            {isSent && !busy ? (
              <Trans>Try again</Trans>
            ) : (
              division && (
                <Trans>
                  Put up for <Money minor={division.cost} />
                </Trans>
              )
            )}
            {!division && <Trans>Put up</Trans>}
          </Button>
        </form>
      )}
    </Modal>
  );
}
