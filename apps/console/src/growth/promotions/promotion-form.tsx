import { Trans, useLingui } from '@lingui/react/macro';
import { promotionsAdminCreateForm } from '@khelaghor/client/forms.gen.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { useNumberFormat } from '../../shared/number-format.ts';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { ScheduleFields } from '../../shared/content-fields.tsx';
import { getField } from '../../shared/error-text.tsx';
import { FigureField } from '../../shared/kit/figure-field.tsx';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { PictureField } from '../../site/media/index.ts';
import { computeSums, isUnreadableSum, readDraft } from './promotion-draft.ts';
import type { WrittenPromotion } from './promotion-draft.ts';
import { audienceLabels, categoryLabels, kindLabels } from './labels.ts';
import { PromotionPreview } from './promotion-preview.tsx';
import { useSavePromotion } from './use-promotions.ts';

type PartProps = {
  readonly promotion: WrittenPromotion;
  readonly set: (part: Partial<WrittenPromotion>) => void;
  readonly refusal: CallRefusal | null;
};

/** The sums that this kind of promotion has. */
function Sums({ promotion, set, refusal }: PartProps) {
  const { t } = useLingui();
  const labels = {
    amount: t`One member gets`,
    target: t`The member deposits`,
    budget: t`All together`,
  };
  return (
    <div className="content-pair">
      {computeSums[promotion.kind].map((name) => {
        const error = getField(refusal, name);
        return (
          <FigureField
            key={name}
            label={labels[name]}
            aside="৳"
            inputMode="decimal"
            value={promotion[name]}
            onChange={(change) => set({ [name]: change.target.value })}
            fault={
              isUnreadableSum(promotion[name]) ? t`Write an amount like 10 or 10.50.` : undefined
            }
            required
            {...(error !== undefined && { error })}
          />
        );
      })}
    </div>
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
              label={t`Remove picture ${number}`}
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

const words = { kind: kindLabels, category: categoryLabels, audience: audienceLabels };

/** Writes a promotion, with what it will look like beside the form. */
export function PromotionForm(props: EditorForm<WrittenPromotion>) {
  const form = useEdit({ ...props, getBody: readDraft, saving: useSavePromotion() });
  const { draft: promotion, set, refusal } = form;
  const part = { promotion, set, refusal };
  return (
    <EditorLayout
      {...form.desk}
      words={words}
      onSave={form.save}
      renderPreview={(language) => <PromotionPreview promotion={promotion} language={language} />}
    >
      <SchemaFields
        {...form.state}
        shape={promotionsAdminCreateForm}
        fields={[
          {
            pair: [
              { name: 'kind', label: <Trans>Type</Trans>, names: kindLabels },
              { name: 'category', label: <Trans>Kind</Trans>, names: categoryLabels },
              { name: 'audience', label: <Trans>Audience</Trans>, names: audienceLabels },
            ],
          },
          { custom: <Sums {...part} /> },
          { name: 'title', label: <Trans>Title</Trans> },
          { name: 'summary', label: <Trans>Summary</Trans>, rows: 3 },
          { custom: <Pictures {...part} /> },
          { name: 'content', label: <Trans>Terms</Trans>, isHtml: true },
        ]}
      />
      <ScheduleFields {...form.state} />
    </EditorLayout>
  );
}
