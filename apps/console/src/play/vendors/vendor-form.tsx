import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { ComponentProps } from 'react';
import { vendorsAdminCreateForm } from '@khelaghor/client/forms.gen.ts';
import { vendorGroups } from '@khelaghor/contract/play/lobby-terms.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { readWholeNumber } from '@khelaghor/typed-text/whole-number.ts';
import { Checkbox, FieldError, TextArea } from '@khelaghor/ui/field/field.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { categories, categoryLabels } from '../../shared/category-labels.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField } from '../../shared/content-fields.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { FigureField, useWholeNumberFault } from '../../shared/kit/figure-field.tsx';
import { useNumberText } from '../../shared/kit/number-text.ts';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { SmallImageField } from '../../site/media/index.ts';
import { useSaveVendor } from './use-vendors.ts';
import { getBody, readFigures, withCard } from './vendor-draft.ts';
import type { Figures, VendorDraft } from './vendor-draft.ts';

type PartProps = {
  readonly draft: VendorDraft;
  readonly set: (part: Partial<VendorDraft>) => void;
  readonly getError: (name: string) => string | undefined;
};

type DigitsFieldProps = PartProps &
  Pick<ComponentProps<typeof FigureField>, 'label' | 'hint'> & { readonly name: keyof Figures };

/** A field for a figure of the draft. */
function DigitsField({ draft, set, getError, name, ...field }: DigitsFieldProps) {
  const { t } = useLingui();
  const getFault = useWholeNumberFault();
  const isAmount = name === 'winMax' || name === 'bonusMax';
  const fault = isAmount
    ? t`Write an amount like 10 or 10.50.`
    : getFault(vendorsAdminCreateForm[name]);
  return (
    <FigureField
      {...field}
      inputMode={isAmount ? 'decimal' : 'numeric'}
      value={draft[name]}
      onChange={({ target }) => set({ [name]: target.value })}
      fault={readFigures(draft)[name] === undefined ? fault : undefined}
      error={getError(name)}
      required
    />
  );
}

const cardSort = { min: 0, max: 999_999 };

/** The place of a vendor's card among the others of a lobby. */
function CardSort({
  name,
  sort,
  onSort,
}: {
  readonly name: string;
  readonly sort: number;
  readonly onSort: (sort: number) => void;
}) {
  const { t } = useLingui();
  const getFault = useWholeNumberFault();
  const [text, change] = useNumberText({
    value: sort,
    read: (typed) => readWholeNumber(typed, cardSort),
    onValue: onSort,
  });
  const isUnreadable = Number.isNaN(sort);
  const id = useId();
  return (
    <label className="vendor-cards__place">
      <span aria-hidden="true">
        <Trans>Order</Trans>
      </span>
      <input
        className="vendor-cards__sort"
        inputMode="numeric"
        aria-label={t`Position among the vendors: ${name}`}
        value={text}
        onChange={({ target }) => change(target.value)}
        aria-invalid={isUnreadable || undefined}
        aria-describedby={`${id}-error`}
        data-unreadable={isUnreadable ? '' : undefined}
      />
      <FieldError id={`${id}-error`} error={isUnreadable ? getFault(cardSort) : undefined} />
    </label>
  );
}

const plain = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;
const knownGroups = Object.values(vendorGroups).flat();

const walletNames = {
  seamless: msg`Ours: the vendor asks us at each bet`,
  transfer: msg`Its own: members transfer money there`,
};

/** Who the vendor is; said once, when it is taken on. */
function Names(part: PartProps) {
  return (
    <>
      <SchemaFields
        {...part}
        shape={vendorsAdminCreateForm}
        fields={[
          {
            pair: [
              {
                name: 'code',
                label: <Trans>Code</Trans>,
                hint: <Trans>Lower-case letters and digits; it cannot be changed later</Trans>,
                isPlain: true,
                adjust: (typed) => typed.toLowerCase(),
              },
              {
                name: 'vassalage',
                label: <Trans>Vendor code (vassalage)</Trans>,
                hint: (
                  <Trans>
                    DS88 and DIG are shown under cockfight; AV, IMES, IA, AI, TF under e-sports
                  </Trans>
                ),
                isPlain: true,
                list: 'vendor-groups',
                adjust: (typed) => typed.toUpperCase(),
              },
            ],
          },
          {
            name: 'wallet',
            label: <Trans>Whose wallet its games use</Trans>,
            names: walletNames,
          },
          {
            name: 'publicKey',
            label: <Trans>Public key of the vendor (PEM)</Trans>,
            isPlain: true,
            rows: 5,
          },
        ]}
      />
      <datalist id="vendor-groups">
        {knownGroups.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

function Addresses(part: PartProps) {
  const { draft, set, getError } = part;
  return (
    <>
      <SchemaFields
        {...part}
        shape={vendorsAdminCreateForm}
        fields={[{ name: 'address', label: <Trans>Address of its server</Trans>, isPlain: true }]}
      />
      <TextArea
        {...plain}
        label={<Trans>Origins of its games, one per line</Trans>}
        hint={<Trans>Pages of this site frame these and nothing else: https://games.example</Trans>}
        rows={2}
        value={draft.launchOrigins}
        onChange={(change) => set({ launchOrigins: change.target.value })}
        error={getError('launchOrigins')}
        required
      />
      <div className="content-pair">
        <DigitsField
          {...part}
          name="operatorId"
          label={<Trans>Our account number</Trans>}
          hint={<Trans>The vendor’s operator_id for us</Trans>}
        />
        <DigitsField
          {...part}
          name="callsPerMinute"
          label={<Trans>Calls a minute at most</Trans>}
        />
      </div>
    </>
  );
}

/** What one win may pay at most. */
function Ceilings(part: PartProps) {
  return (
    <div className="content-pair">
      <DigitsField
        {...part}
        name="winMax"
        label={<Trans>Maximum win (taka)</Trans>}
        hint={<Trans>Higher wins are refused and logged</Trans>}
      />
      <DigitsField
        {...part}
        name="bonusMax"
        label={<Trans>Maximum bonus win (taka)</Trans>}
        hint={<Trans>A win without a bet, given by the vendor</Trans>}
      />
    </div>
  );
}

/** The lobbies in which the vendor has a card, and how the cards stand there. */
function Cards({ draft, set }: Omit<PartProps, 'getError'>) {
  const { t } = useLingui();
  const change = (gameType: string, part: Partial<VendorDraft['cards'][number]>) =>
    set({
      cards: draft.cards.map((card) => (card.gameType === gameType ? { ...card, ...part } : card)),
    });
  return (
    <fieldset className="vendor-cards">
      <legend className="label">
        <Trans>Lobbies</Trans>
      </legend>
      {categories.map((category) => {
        const card = draft.cards.find(({ gameType }) => gameType === category);
        const name = t(categoryLabels[category]);
        return (
          <div key={category} className="vendor-cards__row">
            <Checkbox
              label={name}
              checked={card !== undefined}
              onChange={(event) =>
                set({ cards: withCard(draft.cards, category, event.target.checked) })
              }
            />
            {card && (
              <>
                <Checkbox
                  label={<Trans>Marked as popular</Trans>}
                  checked={card.isHot}
                  onChange={(event) => change(category, { isHot: event.target.checked })}
                />
                <CardSort
                  name={name}
                  sort={card.sort}
                  onSort={(sort) => change(category, { sort })}
                />
              </>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** The vendor's card as a lobby shows it. */
function Preview({ draft, language }: { draft: VendorDraft; language: Language }) {
  const isHot = draft.cards.some((card) => card.isHot);
  return (
    <div className="vendor-preview">
      <span className="vendor-preview__card">
        {isHot && <Icon name="star" size="small" />}
        {draft.title[language] || draft.vassalage || '…'}
      </span>
    </div>
  );
}

/** Writes a vendor, with its card beside the form. */
export function VendorForm(props: EditorForm<VendorDraft>) {
  const form = useEdit({ ...props, getBody, saving: useSaveVendor() });
  const { draft, set, getError } = form;
  return (
    <EditorLayout
      {...form.desk}
      onSave={form.save}
      renderPreview={(language) => <Preview draft={draft} language={language} />}
    >
      {props.kept === null && <Names {...form.state} />}
      <LocalizedField
        label={<Trans>Display name</Trans>}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={vendorsAdminCreateForm.titleEn.max}
        required
        error={getError('titleBn') ?? getError('titleEn')}
      />
      <SmallImageField
        label={<Trans>Mark</Trans>}
        hint={<Trans>Without one, its name is shown in the footer.</Trans>}
        value={draft.picture}
        onChange={(picture) => set({ picture })}
        error={getError('picture')}
      />
      <Addresses {...form.state} />
      <Ceilings {...form.state} />
      <Cards draft={draft} set={set} />
    </EditorLayout>
  );
}
