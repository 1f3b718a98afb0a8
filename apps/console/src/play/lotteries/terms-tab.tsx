import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { lotteryAdminRequestTermsForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminLotteryDetail, TermsChange } from '@khelaghor/contract/play/lottery-admin.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import {
  Checkbox,
  ChoiceField,
  FieldError,
  Select,
  TextField,
} from '@khelaghor/ui/field/field.tsx';
import { ActionDialog } from '../../shared/kit/action-dialog.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { createId } from '../../shared/new-id.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { formatMargin, formatReturn } from './labels.ts';
import { getTermsBody, getTermsDraft, readRebate, readSeries } from './terms-draft.ts';
import type { TermsDraft, TermsField, WrongField } from './terms-draft.ts';
import { PlaySeriesFields } from './play-series-fields.tsx';
import { useRequestTerms } from './use-lotteries.ts';
import { WaitingTerms } from './waiting-terms.tsx';
import { May } from '../../shared/may.tsx';

type LotteryProps = { readonly lottery: AdminLotteryDetail };

type PartProps = LotteryProps & {
  readonly draft: TermsDraft;
  readonly set: (part: Partial<TermsDraft>) => void;
  readonly getError: (name: string) => string | undefined;
  /** The fields that make no sense as they are typed. */
  readonly wrong: readonly WrongField[];
};

/** What a field must hold, said when it does not. */
function useFieldErrors(): Readonly<Record<TermsField, string>> {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const { series, linesMax, rebateMax } = lotteryAdminRequestTermsForm;
  // Like years, series are written without groups of digits.
  const least = String(series.min);
  const most = String(series.max);
  const lines = count(linesMax.max);
  const points = count(rebateMax.max);
  const amount = t`Write an amount like 10 or 10.50.`;
  return {
    series: t`Write a whole number from ${least} to ${most}.`,
    stakeMin: amount,
    stakeMax: amount,
    payoutMax: amount,
    exposureMax: amount,
    memberStakeMax: amount,
    linesMax: t`Write a whole number from 1 to ${lines}.`,
    rebateMax: t`Write tens of points, from 0 to ${points}.`,
  };
}

type DrawnFieldProps = PartProps & {
  readonly name: TermsField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly isOptional?: boolean;
};

function TermField(field: DrawnFieldProps) {
  const { draft, set, getError, wrong, name, label, hint, isOptional = false } = field;
  const errors = useFieldErrors();
  const isWhole = name === 'series' || name === 'linesMax' || name === 'rebateMax';
  return (
    <TextField
      label={label}
      name={name}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(hint !== undefined && { hint })}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      error={wrong.includes(name) ? errors[name] : getError(name)}
      required={!isOptional}
    />
  );
}

/** The series, with what it returns as it is typed. */
function SeriesField(part: PartProps) {
  const series = readSeries(part.draft.series);
  const { seriesDefault } = part.lottery.terms;
  const returned = series === null ? '–' : formatReturn(series);
  const margin = series === null ? '–' : formatMargin(series);
  return (
    <TermField
      {...part}
      name="series"
      label={<Trans>Prize series</Trans>}
      hint={
        <Trans>
          Returns <b>{returned}</b> of all stakes, margin {margin}; a fresh install has{' '}
          {seriesDefault}. Sold tickets keep theirs.
        </Trans>
      }
    />
  );
}

/** The most that members may take as a rebate, in points and in percent of the stake. */
function RebateField(part: PartProps) {
  const points = readRebate(part.draft.rebateMax);
  const percent = points === null ? '–' : `${points / 20}%`;
  return (
    <TermField
      {...part}
      name="rebateMax"
      label={<Trans>Most points of rebate</Trans>}
      hint={
        <Trans>
          Members may take lower prizes and get up to <b>{percent}</b> of the stake back, won or
          lost. 0: no rebate.
        </Trans>
      }
    />
  );
}

function LimitFields(part: PartProps) {
  return (
    <>
      <div className="content-pair">
        <TermField
          {...part}
          name="stakeMin"
          label={<Trans>Minimum stake of a line (taka)</Trans>}
        />
        <TermField
          {...part}
          name="stakeMax"
          label={<Trans>Maximum stake of a ticket (taka)</Trans>}
        />
      </div>
      <div className="content-pair">
        <TermField
          {...part}
          name="payoutMax"
          label={<Trans>Maximum payout of a ticket (taka)</Trans>}
        />
        <TermField {...part} name="linesMax" label={<Trans>Maximum lines of a ticket</Trans>} />
      </div>
      <TermField
        {...part}
        name="exposureMax"
        label={<Trans>Maximum payout of a draw on one number (taka)</Trans>}
        hint={
          <Trans>
            All tickets together, prizes without stakes taken off. Tickets beyond it are refused and
            name the number. It counts tickets from when it is set. Empty: no limit.
          </Trans>
        }
        isOptional
      />
      <TermField
        {...part}
        name="memberStakeMax"
        label={<Trans>Maximum stake of a member in a draw (taka)</Trans>}
        hint={
          <Trans>
            All tickets and shares of a member together, without what was given back. Empty: no
            limit.
          </Trans>
        }
        isOptional
      />
    </>
  );
}

/** How members enter stakes of plays that pay for each hit. */
function UnitField({ draft, set, getError }: PartProps) {
  const { t } = useLingui();
  return (
    <Select
      label={<Trans>Stakes of plays that pay for each hit</Trans>}
      hint={<Trans>A point costs what makes one hit pay 100 taka at the price of the play.</Trans>}
      value={draft.stakeUnit}
      error={getError('stakeUnit')}
      onChange={({ target }) => set({ stakeUnit: target.value === 'points' ? 'points' : 'lots' })}
    >
      <option value="lots">{t`An amount for each number`}</option>
      <option value="points">{t`Points for each number`}</option>
    </Select>
  );
}

/** Where the numbers of coming draws come from. */
function SourceField({ draft, set }: PartProps) {
  return (
    <ChoiceField
      label={<Trans>Source of the draws</Trans>}
      hint={
        <Trans>
          Holds for draws that are made from now on; those that are listed already keep theirs.
        </Trans>
      }
      value={draft.drawSource}
      choices={[
        { key: 'own', text: <Trans>Our own draw, from a committed seed</Trans> },
        { key: 'official', text: <Trans>The official result of the outside draw</Trans> },
      ]}
      onChange={(drawSource) => set({ drawSource })}
    />
  );
}

/** The plays, tab by tab; one without its mark is not sold. */
function PlaySwitches({ lottery, draft, set, getError }: PartProps) {
  const text = useLocalText();
  const off = new Set(draft.playsOff);
  const turn = (code: string) =>
    set({
      playsOff: off.has(code)
        ? draft.playsOff.filter((other) => other !== code)
        : [...draft.playsOff, code],
    });
  const error = getError('playsOff');
  return (
    <>
      <h3>
        <Trans>Plays on sale</Trans>
      </h3>
      {error !== undefined && <FieldError id="plays-error" error={error} />}
      {lottery.tabs.map(({ code, label, plays }) => (
        <fieldset key={code} className="play-switches">
          <legend>{text(label)}</legend>
          {plays.map((play) => (
            <Checkbox
              key={play.code}
              label={text(play.label)}
              checked={!off.has(play.code)}
              onChange={() => turn(play.code)}
            />
          ))}
        </fieldset>
      ))}
    </>
  );
}

type Requesting = ReturnType<typeof useRequestTerms>;

type DialogProps = LotteryProps & {
  readonly change: TermsChange;
  readonly requesting: Requesting;
  readonly onClose: () => void;
};

/** Asks for the reason of a change, which another operator confirms where there is one. */
function RequestDialog({ lottery, change, requesting, onClose }: DialogProps) {
  // Made once for the dialog: a second press requests the same.
  const [key] = useState(createId);
  const { needsSecond } = lottery;
  return (
    <ActionDialog
      question={{
        title: <Trans>Change the terms?</Trans>,
        reason: {},
        needsSecond,
        done: needsSecond
          ? { title: <Trans>The request waits for a second operator</Trans>, isInfo: true }
          : { title: <Trans>New tickets have the new terms</Trans> },
      }}
      confirm={needsSecond ? <Trans>Request</Trans> : <Trans>Save</Trans>}
      run={({ reason }) => requesting.mutateAsync({ ...change, key, reason })}
      onClose={onClose}
    />
  );
}

type FormProps = LotteryProps & { readonly requesting: Requesting };

function TermsForm({ lottery, requesting }: FormProps) {
  const [begun] = useState(() => getTermsDraft(lottery.terms));
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const [change, setChange] = useState<TermsChange | null>(null);
  const { draft, set, getError } = useDraft(begun, requesting, () => undefined);
  const ask = () => {
    const body = getTermsBody(draft, lottery.terms.version);
    setWrong('version' in body ? [] : body);
    if ('version' in body) setChange(body);
  };
  const part = { lottery, draft, set, getError, wrong };
  return (
    <form
      className="content-form"
      noValidate
      onSubmit={(submitted) => {
        submitted.preventDefault();
        ask();
      }}
    >
      <SeriesField {...part} />
      <PlaySeriesFields
        tabs={lottery.tabs}
        own={draft.playSeries}
        series={draft.series}
        isWrong={wrong.includes('playSeries')}
        onChange={(playSeries) => set({ playSeries })}
      />
      <RebateField {...part} />
      <LimitFields {...part} />
      {lottery.hasPoints && <UnitField {...part} />}
      <SourceField {...part} />
      <PlaySwitches {...part} />
      <div className="content-foot">
        <Button
          onClick={() => {
            set(begun);
            setWrong([]);
          }}
        >
          <Trans>Reset</Trans>
        </Button>
        <May act="act">
          <Button type="submit" kind="primary" icon="check">
            <Trans>Save</Trans>
          </Button>
        </May>
      </div>
      {change && (
        <RequestDialog
          lottery={lottery}
          change={change}
          requesting={requesting}
          onClose={() => setChange(null)}
        />
      )}
    </form>
  );
}

/**
 * The series, the limits and the plays of a lottery. While other terms wait for a second operator
 * they stand in the place of the form. New terms begin the form anew.
 */
export function TermsTab({ lottery }: LotteryProps) {
  const requesting = useRequestTerms(lottery.gameCode);
  const { waitingTerms, terms } = lottery;
  if (waitingTerms) return <WaitingTerms lottery={lottery} request={waitingTerms} />;
  return <TermsForm key={terms.version} lottery={lottery} requesting={requesting} />;
}
