import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { Promotion } from '@khelaghor/contract/growth/promotions.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { getAnnouncementArt, getFallbackBanner } from '../../shared/images.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { Progress, PromotionAction } from './promotion-action.tsx';
import { Facts, Marks } from './promotion-parts.tsx';
import { usePromotion } from './use-promotion.ts';

type CardProps = {
  readonly promotion: Promotion;
  /** The terms are shown below. */
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** It is on the first screen. */
  readonly first: boolean;
};

/** The terms, loaded when they are opened. */
function Terms({ id }: { readonly id: string }) {
  const text = useLocalText();
  const query = usePromotion(id);
  const { data, error } = query;
  if (error) {
    return <QueryError query={query} />;
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton shape="line" />
        <Skeleton shape="line" length={0.8} />
        <Skeleton shape="line" length={0.6} />
      </SkeletonGroup>
    );
  }
  return <RichText html={text(data.content)} />;
}

/** One promotion of the list; its terms open in place. */
export function PromotionCard({ promotion, isOpen, onToggle, first }: CardProps) {
  const text = useLocalText();
  const termsId = useId();
  const [image] = promotion.announcementImages;
  const title = text(promotion.title);
  return (
    <article className="promo" id={promotion.id} tabIndex={-1} aria-label={title}>
      {image && (
        <Picture
          className="promo__art"
          art={getAnnouncementArt(image)}
          spare={getFallbackBanner('offers', 'wide')}
          sizes="(min-width: 48rem) 22rem, 100vw"
          width={900}
          height={400}
          eager={first}
        />
      )}
      <div className="promo__body">
        <Marks promotion={promotion} />
        <h2 className="promo__title">
          <Link to={paths.promoDetail} search={{ id: promotion.id }}>
            {title}
          </Link>
        </h2>
        <p className="promo__summary">{text(promotion.summary)}</p>
        <Facts promotion={promotion} />
        <Progress promotion={promotion} />
        <div className="promo__acts">
          <PromotionAction promotion={promotion} />
          <Button
            aria-expanded={isOpen}
            aria-controls={termsId}
            icon={isOpen ? 'minus' : 'plus'}
            onClick={onToggle}
          >
            <Trans>Terms</Trans>
            <span className="visually-hidden"> {title}</span>
          </Button>
        </div>
      </div>
      <div className="promo__terms" id={termsId} hidden={!isOpen}>
        {isOpen && <Terms id={promotion.id} />}
      </div>
    </article>
  );
}
