import { Trans, useLingui } from '@lingui/react/macro';
import type { PromotionDetail } from '@khelaghor/contract/growth/promotions.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Carousel } from '@khelaghor/ui/carousel/carousel.tsx';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { isUuid } from '../../shared/is-uuid.ts';
import { useLocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { getAnnouncementArt, getFallbackBanner } from '../../shared/images.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { RichText } from '../../shared/rich-text.tsx';
import { Progress, PromotionAction } from './promotion-action.tsx';
import { Facts, Marks } from './promotion-parts.tsx';
import { usePromotion } from './use-promotion.ts';
import './promotions.css';
import { Link, useSearch } from '../../shared/navigation.tsx';

function Pictures({ promotion }: { readonly promotion: PromotionDetail }) {
  const { t } = useLingui();
  const images = promotion.announcementImages.map((image) => ({
    key: `${image.sequence}`,
    slide: (
      <Picture
        className="promo__art promo__art--large"
        art={getAnnouncementArt(image)}
        spare={getFallbackBanner('offers', 'wide')}
        sizes="(min-width: 64rem) 60rem, 100vw"
        width={900}
        height={400}
        eager
      />
    ),
  }));
  if (images.length === 0) return null;
  return <Carousel label={t`Pictures of this offer`} slides={images} />;
}

function Detail({ promotion }: { readonly promotion: PromotionDetail }) {
  const text = useLocalText();
  return (
    <article className="promo-page stack">
      <Pictures promotion={promotion} />
      <div className="promo-page__words">
        <Marks promotion={promotion} />
        <PageTitle>{text(promotion.title)}</PageTitle>
        <p className="promo__summary">{text(promotion.summary)}</p>
        <div className="promo-page__deal">
          <Facts promotion={promotion} />
          <Progress promotion={promotion} />
          <PromotionAction promotion={promotion} />
        </div>
        <RichText html={text(promotion.content)} />
      </div>
    </article>
  );
}

/** It was removed, is over, is meant for others, or never was. */
function Gone() {
  return (
    <EmptyState
      page
      art="kite"
      title={<Trans>This offer does not exist or has ended</Trans>}
      actions={
        <Button kind="primary" render={<Link to={paths.promotions} />}>
          <Trans>See the offers</Trans>
        </Button>
      }
    />
  );
}

function Named({ id }: { readonly id: string }) {
  const query = usePromotion(id);
  const { data, error } = query;
  if (data && !error) return <Detail promotion={data} />;
  if (data === null && !error) return <Gone />;
  if (error) {
    return <QueryError page query={query} />;
  }
  return (
    <SkeletonGroup>
      <div className="promo-page stack">
        <Skeleton shape="banner" />
        <div className="promo-page__words">
          <Skeleton shape="line" length={0.6} />
          <Skeleton shape="line" />
          <Skeleton shape="line" length={0.8} />
        </div>
      </div>
    </SkeletonGroup>
  );
}

/** One offer on a page of its own. */
export function PromotionDetailPage() {
  const { id } = useSearch();
  return (
    <>
      <p className="promo-back">
        <Link to={paths.promotions}>
          <Icon name="chevron-back" size="small" />
          <Trans>All offers</Trans>
        </Link>
      </p>
      {id !== undefined && isUuid(id) ? <Named key={id} id={id} /> : <Gone />}
    </>
  );
}
