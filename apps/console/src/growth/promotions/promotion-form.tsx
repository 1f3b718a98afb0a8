import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { LocalizedField, ScheduleFields } from '../../shared/content-fields.tsx';
import { HtmlField } from '../../shared/html-field.tsx';
import { getField } from '../../shared/error-text.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { PictureField } from '../../site/media/index.ts';
import { getDraft, computeSums } from './promotion-draft.ts';
import type { WrittenPromotion } from './promotion-draft.ts';
import { audienceLabels, categoryLabels, getKeys, kindLabels } from './labels.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { useSavePromotion } from './use-promotions.ts';

type PartProps = {
  readonly promotion: WrittenPromotion;
  readonly set: (part: Partial<WrittenPromotion>) => void;
  readonly refusal: CallRefusal | null;
};

type ChoiceProps<Key extends string> = {
  readonly label: ReactNode;
  readonly names: Readonly<Record<Key, MessageDescriptor>>;
  readonly value: Key;
  readonly onChange: (value: Key) => void;
  readonly error?: string | undefined;
};

function Choice<Key extends string>({ label, names, value, onChange, error }: ChoiceProps<Key>) {
  const { t } = useLingui();
  return (
    <Select
      label={label}
      value={value}
      onChange={(change) =>
        onChange(getKeys(names).find((key) => key === change.target.value) ?? value)
      }
      {...(error !== undefined && { error })}
    >
      {getKeys(names).map((key) => (
        <option key={key} value={key}>
          {t(names[key])}
        </option>
      ))}
    </Select>
  );
}

function Terms({ promotion, set, refusal }: PartProps) {
  const { t } = useLingui();
  const labels = {
    amount: t`One member gets`,
    target: t`The member pays in`,
    budget: t`All together`,
  };
  return (
    <>
      <div className="content-pair">
        <Choice
          label={<Trans>How it is taken</Trans>}
          names={kindLabels}
          value={promotion.kind}
          onChange={(kind) => set({ kind })}
          error={getField(refusal, 'kind')}
        />
        <Choice
          label={<Trans>Kind</Trans>}
          names={categoryLabels}
          value={promotion.category}
          onChange={(category) => set({ category })}
        />
        <Choice
          label={<Trans>Who sees it</Trans>}
          names={audienceLabels}
          value={promotion.audience}
          onChange={(audience) => set({ audience })}
        />
      </div>
      <div className="content-pair">
        {computeSums[promotion.kind].map((name) => {
          const error = getField(refusal, name);
          return (
            <TextField
              key={name}
              label={labels[name]}
              aside="৳"
              inputMode="decimal"
              value={promotion[name]}
              onChange={(change) => set({ [name]: change.target.value })}
              required
              {...(error !== undefined && { error })}
            />
          );
        })}
      </div>
    </>
  );
}

const picturesMax = 5;

function Pictures({ promotion, set, refusal }: PartProps) {
  const { t } = useLingui();
  const { count } = useNumberFormat();
  const { pictures } = promotion;
  return (
    <div className="promo-pictures">
      {pictures.map((picture, index) => {
        const number = count(index + 1);
        return (
          <div key={`${picture.name}-${index}`}>
            <PictureField
              label={<Trans>Picture {number}</Trans>}
              crop="wide"
              value={picture}
              onChange={(next) => set({ pictures: pictures.with(index, next) })}
              error={index === 0 ? getField(refusal, 'pictures') : undefined}
            />
            <IconButton
              icon="trash"
              label={t`Leave picture ${number} out`}
              onClick={() => set({ pictures: pictures.toSpliced(index, 1) })}
            />
          </div>
        );
      })}
      {pictures.length < picturesMax && (
        <Button
          icon="plus"
          size="small"
          onClick={() => set({ pictures: [...pictures, { name: 'offers', image: null }] })}
        >
          <Trans>Another picture</Trans>
        </Button>
      )}
    </div>
  );
}

/** Writes a promotion, with what it will look like beside the form. */
export function PromotionForm({ id, begun, onDone }: EditorForm<WrittenPromotion>) {
  const form = useDraft(begun, useSavePromotion(), onDone);
  const { draft: promotion, set, refusal } = form;
  const part = { promotion, set, refusal };
  return (
    <EditorLayout
      {...form.desk}
      onSave={() => form.save({ id, body: getDraft(promotion) })}
      renderPreview={(language) => <PromotionPreview promotion={promotion} language={language} />}
    >
      <Terms {...part} />
      <LocalizedField
        label={<Trans>Title</Trans>}
        value={promotion.title}
        onChange={(title) => set({ title })}
        maxLength={80}
        required
        error={getField(refusal, 'title')}
      />
      <LocalizedField
        label={<Trans>In short</Trans>}
        value={promotion.summary}
        onChange={(summary) => set({ summary })}
        maxLength={200}
        rows={3}
        required
        error={getField(refusal, 'summary')}
      />
      <Pictures {...part} />
      <HtmlField
        label={<Trans>Terms</Trans>}
        value={promotion.content}
        onChange={(content) => set({ content })}
        maxLength={20_000}
        error={getField(refusal, 'content')}
      />
      <ScheduleFields value={promotion} onChange={set} error={getField(refusal, 'endsAt')} />
    </EditorLayout>
  );
}
