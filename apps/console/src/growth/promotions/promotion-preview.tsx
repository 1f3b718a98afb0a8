import '@khelaghor/ui/money/money.css';
import './promotion-preview.css';
import { useLingui } from '@lingui/react';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { readAmount } from '@khelaghor/typed-text/amount.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { HtmlPreview } from '../../shared/html-preview.tsx';
import { getArt } from '../../site/media/index.ts';
import type { WrittenPromotion } from './promotion-draft.ts';
import { categoryLabels } from './labels.ts';

type PreviewProps = { readonly promotion: WrittenPromotion; readonly language: Language };

/** The promotion's page, as far as it is written. */
export function PromotionPreview({ promotion, language }: PreviewProps) {
  const { _ } = useLingui();
  const [picture] = promotion.pictures;
  const amount = readAmount(promotion.amount);
  return (
    <article className="promo-preview">
      {picture && <Picture art={getArt(picture)} sizes="60rem" />}
      <p>
        <Tag tone="offer">{_(categoryLabels[promotion.category])}</Tag>
      </p>
      <h1>{promotion.title[language] || '…'}</h1>
      <p className="promo-preview__summary">{promotion.summary[language]}</p>
      {promotion.kind !== 'information' && amount.ok && (
        <p className="promo-preview__amount">
          <Money minor={amount.value} decimals={false} tone="win" />
        </p>
      )}
      <HtmlPreview html={promotion.content[language]} />
    </article>
  );
}
