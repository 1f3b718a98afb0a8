import { Trans, useLingui } from '@lingui/react/macro';
import type { AdminPromotion } from '@khelaghor/contract/growth/promotions.ts';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { IconButton } from '@khelaghor/ui/button/button.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { refusalOf } from '../../shared/api.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { moved } from '../../shared/move-item.ts';
import { FormError } from '../../shared/form-error.tsx';
import { Removal } from '../../shared/confirm-delete.tsx';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { useDelete } from '../../shared/use-delete.ts';
import { artOf } from '../../site/media/index.ts';
import { kindNames } from './promotion-names.ts';
import { useOrderPromotions, useRemovePromotion } from './use-promotions.ts';

type RowProps = {
  readonly promotion: AdminPromotion;
  readonly place: 'first' | 'between' | 'last' | 'only';
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

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

function PromotionRow({ promotion, place, onMove, onEdit, onRemove }: RowProps) {
  const { t, i18n } = useLingui();
  const title = i18n.locale === 'en' ? promotion.title.en : promotion.title.bn;
  const [name] = promotion.pictures;
  const [image = null] = promotion.images;
  return (
    <li className="content-row">
      {name === undefined ? (
        <span />
      ) : (
        <Picture className="content-row__art" art={artOf({ name, image })} sizes="9rem" />
      )}
      <div className="content-row__words">
        <b>{title}</b>
        <small>{t(kindNames[promotion.kind])}</small>
        <Given promotion={promotion} />
        <ScheduleTag scheduled={promotion} />
      </div>
      <div className="content-row__acts">
        <IconButton
          icon="chevron-down"
          className="content-row__up"
          label={t`Earlier: ${title}`}
          disabled={place === 'first' || place === 'only'}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t`Later: ${title}`}
          disabled={place === 'last' || place === 'only'}
          onClick={() => onMove(1)}
        />
        <IconButton icon="edit" label={t`Edit: ${title}`} onClick={onEdit} />
        <IconButton icon="trash" label={t`Remove: ${title}`} onClick={onRemove} />
      </div>
    </li>
  );
}

function placeOf(index: number, length: number): RowProps['place'] {
  if (length === 1) return 'only';
  if (index === 0) return 'first';
  return index === length - 1 ? 'last' : 'between';
}

type ListProps = {
  readonly promotions: readonly AdminPromotion[];
  readonly onEdit: (id: string) => void;
};

/** Every promotion, in the order of the site. */
export function PromotionList({ promotions, onEdit }: ListProps) {
  const ordering = useOrderPromotions();
  const removal = useDelete(useRemovePromotion());
  const ids = promotions.map(({ id }) => id);
  if (promotions.length === 0) {
    return <EmptyState art="basket" title={<Trans>No offer yet</Trans>} />;
  }
  return (
    <>
      <FormError refusal={ordering.isError ? refusalOf(ordering.error) : null} />
      <ul className="content-rows">
        {promotions.map((promotion, index) => (
          <PromotionRow
            key={promotion.id}
            promotion={promotion}
            place={placeOf(index, promotions.length)}
            onMove={(by) => ordering.mutate(moved(ids, index, by))}
            onEdit={() => onEdit(promotion.id)}
            onRemove={() => removal.ask(promotion.id)}
          />
        ))}
      </ul>
      <Removal
        of={removal}
        title={<Trans>Remove this offer?</Trans>}
        lead={
          <Trans>
            It leaves the site for good. What was given stays given; who waits for an answer can
            still be answered.
          </Trans>
        }
      />
    </>
  );
}
