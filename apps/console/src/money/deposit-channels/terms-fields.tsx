import '../../shared/content-fields.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { payMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import type { PayMeans } from '@khelaghor/contract/money/channel-gateways.ts';
import { channelIcons } from '@khelaghor/contract/money/channel-icons.ts';
import type { ChannelTerms } from '@khelaghor/contract/money/deposit-channels.ts';
import { Checkbox, Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { LocalizedField } from '../../shared/content-fields.tsx';
import { getField } from '../../shared/error-text.tsx';
import { iconNames, meansNames, memberLevels } from './labels.ts';
import { LogoField } from './logo-field.tsx';
import { NumberFields } from './number-fields.tsx';
import { getTermsDraft, readTerms } from './terms-draft.ts';
import type { TermsDraft, TermsField } from './terms-draft.ts';
import { uploadLogo } from './use-deposit-channels.ts';

export type TermsFieldsProps = {
  readonly draft: TermsDraft;
  readonly set: (part: Partial<TermsDraft>) => void;
  readonly getError: (field: TermsField) => string | undefined;
  /** Puts an uploaded logo into the draft. */
  readonly uploading: UseMutationResult<void, Error, File>;
};

type TypedField = Exclude<
  keyof TermsDraft,
  'title' | 'note' | 'icon' | 'logo' | 'levels' | 'numbers' | 'payBy'
>;

type TypedProps = TermsFieldsProps & {
  readonly name: TypedField;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly type?: 'time';
  /** The field of the terms whose error stands here; left out, that of the same name. */
  readonly field: TermsField;
};

/** One line of the form. */
function Typed({ draft, set, getError, name, label, hint, type, field }: TypedProps) {
  return (
    <TextField
      label={label}
      name={name}
      {...(type !== undefined && { type })}
      {...(hint !== undefined && { hint })}
      autoComplete="off"
      maxLength={200}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      error={getError(field)}
    />
  );
}

/** Name, line below it, drawing and logo. */
function NameFields({ draft, set, getError, uploading }: TermsFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <LocalizedField
        label={<Trans>Name</Trans>}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={40}
        required
        error={getError('title')}
      />
      <LocalizedField
        label={<Trans>Line below the name</Trans>}
        value={draft.note}
        onChange={(note) => set({ note })}
        maxLength={80}
      />
      <Select
        label={<Trans>Drawing</Trans>}
        name="icon"
        value={draft.icon}
        onChange={({ target }) => {
          const icon = channelIcons.find((one) => one === target.value);
          if (icon) set({ icon });
        }}
      >
        {channelIcons.map((icon) => (
          <option key={icon} value={icon}>
            {t(iconNames[icon])}
          </option>
        ))}
      </Select>
      <LogoField
        logo={draft.logo}
        uploading={uploading}
        error={getError('logo')}
        onRemove={() => set({ logo: null })}
      />
    </>
  );
}

/** The levels of members that see the channel. */
function LevelFields({ draft: { levels }, set }: TermsFieldsProps) {
  const { t } = useLingui();
  return (
    <fieldset className="number-fields">
      <legend>
        <Trans>Members who see it</Trans>
      </legend>
      {memberLevels.map(({ level, name }) => (
        <Checkbox
          key={level}
          label={t(name)}
          name="levels"
          checked={levels.length === 0 || levels.includes(level)}
          onChange={({ target }) => set({ levels: toggleLevel(levels, level, target.checked) })}
        />
      ))}
    </fieldset>
  );
}

/** Adds or takes a level. All levels, and none, are written as an empty list: all members. */
function toggleLevel(levels: readonly number[], level: number, isOn: boolean): number[] {
  const all = memberLevels.map((one) => one.level);
  const others = (levels.length === 0 ? all : levels).filter((one) => one !== level);
  const chosen = isOn ? [...others, level].toSorted((a, b) => a - b) : others;
  return chosen.length === all.length ? [] : chosen;
}

/** By which means members pay on the page of the gateway. */
function MeansFields({ draft: { payBy }, set }: TermsFieldsProps) {
  const { t } = useLingui();
  const isChosen = (means: PayMeans) => payBy.length === 0 || payBy.includes(means);
  return (
    <fieldset className="number-fields">
      <legend>
        <Trans>Members pay by</Trans>
      </legend>
      {payMeans.map((means) => (
        <Checkbox
          key={means}
          label={t(meansNames[means])}
          name="payBy"
          checked={isChosen(means)}
          onChange={({ target }) => {
            const chosen = payMeans.filter((one) =>
              one === means ? target.checked : isChosen(one),
            );
            set({ payBy: chosen.length === payMeans.length ? [] : chosen });
          }}
        />
      ))}
    </fieldset>
  );
}

/** The amounts and the times of a deposit that the server takes. */
function RuleFields(props: TermsFieldsProps) {
  return (
    <>
      <div className="content-pair">
        <Typed {...props} name="minimum" field="minimum" label={<Trans>Minimum (taka)</Trans>} />
        <Typed {...props} name="maximum" field="maximum" label={<Trans>Maximum (taka)</Trans>} />
      </div>
      <Typed
        {...props}
        name="quickAmounts"
        field="quickAmounts"
        label={<Trans>Amounts to tap (taka)</Trans>}
        hint={<Trans>Like 500, 1000: a comma and a space between them.</Trans>}
      />
      <div className="content-pair">
        <Typed
          {...props}
          name="opens"
          field="hours"
          type="time"
          label={<Trans>Opens at</Trans>}
          hint={<Trans>Dhaka time. Empty: all day.</Trans>}
        />
        <Typed
          {...props}
          name="closes"
          field="hours"
          type="time"
          label={<Trans>Closes at</Trans>}
        />
      </div>
      <Typed
        {...props}
        name="countries"
        field="countries"
        label={<Trans>Countries</Trans>}
        hint={<Trans>Codes like BD with commas between them. Empty: every country.</Trans>}
      />
      <div className="content-pair">
        <Typed
          {...props}
          name="feeRate"
          field="fee"
          label={<Trans>Fee of the provider (%)</Trans>}
          hint={<Trans>Shown to members, who pay it on top. Empty: none.</Trans>}
        />
        <Typed
          {...props}
          name="feeFixed"
          field="fee"
          label={<Trans>Fixed part of the fee (taka)</Trans>}
        />
      </div>
      <Typed
        {...props}
        name="sort"
        field="sort"
        label={<Trans>Order</Trans>}
        hint={<Trans>Lower numbers first.</Trans>}
      />
    </>
  );
}

/**
 * The fields of a channel's terms. `numbers` is the kind of its numbers, or none; `hasMeans` says
 * that its gateway lets members pay by several means.
 */
export function TermsFields(
  props: TermsFieldsProps & {
    readonly numbers: 'wallet' | 'bank' | null;
    readonly hasMeans: boolean;
  },
) {
  const { numbers, hasMeans, ...fields } = props;
  const { draft, set, getError } = fields;
  return (
    <>
      <NameFields {...fields} />
      {numbers !== null && (
        <NumberFields
          isBank={numbers === 'bank'}
          numbers={draft.numbers}
          onChange={(changed) => set({ numbers: changed })}
          error={getError('numbers')}
        />
      )}
      {hasMeans && <MeansFields {...fields} />}
      <RuleFields {...fields} />
      <LevelFields {...fields} />
    </>
  );
}

/** The draft of a form and what it reads, with the fields that make no sense once it was sent. */
export function useTermsDraft(begun: ChannelTerms) {
  const { t } = useLingui();
  const [draft, setDraft] = useState(() => getTermsDraft(begun));
  const [wrong, setWrong] = useState<readonly TermsField[]>([]);
  // A logo arrives while other fields are typed: no part of the draft may be lost then.
  const set = (part: Partial<TermsDraft>) => setDraft((before) => ({ ...before, ...part }));
  const uploading = useMutation({
    mutationFn: async (file: File) => set({ logo: await uploadLogo(file) }),
  });
  const read = readTerms(draft);
  const terms = 'title' in read ? read : null;
  return {
    terms,
    check: (): boolean => {
      setWrong('title' in read ? [] : read);
      return terms !== null && !uploading.isPending;
    },
    getFields: (refusal: CallRefusal | null): TermsFieldsProps => ({
      draft,
      set,
      uploading,
      getError: (field) =>
        wrong.includes(field) ? t`This cannot be read. Check it.` : getField(refusal, field),
    }),
  };
}
