import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPromotion } from '@khelaghor/contract/growth/promotions.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { EditorList } from '../../shared/kit/editor-list.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { getArt } from '../../site/media/index.ts';
import { kindLabels } from './labels.ts';
import { useOrderPromotions, useRemovePromotion } from './use-promotions.ts';

function Given({ promotion }: { readonly promotion: AdminPromotion }) {
  const { money, count } = useNumberFormat();
  if (promotion.budget === null) return null;
  const given = money(promotion.granted, promotion.currency);
  const budget = money(promotion.budget, promotion.currency);
  const members = count(promotion.takenCount);
  return (
    <small>
      <Trans>
        Given: {given} of {budget} · members: {members}
      </Trans>
    </small>
  );
}

function FirstPicture({ promotion }: { readonly promotion: AdminPromotion }) {
  const [name] = promotion.pictures;
  const [image = null] = promotion.images;
  if (name === undefined) return <span />;
  return <Picture className="content-row__art" art={getArt({ name, image })} sizes="9rem" />;
}

type ListProps = {
  readonly promotions: readonly AdminPromotion[];
  readonly onEdit: (id: string) => void;
};

/** Every promotion, in the order of the site. */
export function PromotionList({ promotions, onEdit }: ListProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const ordering = useOrderPromotions();
  const rows = promotions.map((promotion) => ({
    id: promotion.id,
    title: text(promotion.title),
    picture: <FirstPicture promotion={promotion} />,
    notes: (
      <>
        <small>{t(kindLabels[promotion.kind])}</small>
        <Given promotion={promotion} />
      </>
    ),
    state: <ScheduleTag scheduled={promotion} />,
  }));
  return (
    <EditorList
      sections={[{ key: 'all', rows }]}
      empty={<EmptyState art="basket" title={<Trans>No offer yet</Trans>} />}
      onEdit={onEdit}
      removing={useRemovePromotion()}
      question={<Trans>Remove this offer?</Trans>}
      warning={
        <Trans>
          It is deleted for good. Paid bonuses stay paid; pending applications can still be decided.
        </Trans>
      }
      ordering={{ error: ordering.error, save: (order) => ordering.mutate(order) }}
    />
  );
}
