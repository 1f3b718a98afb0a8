import { Trans } from '@lingui/react/macro';
import { getPictureUrl, PictureSources } from '@khelaghor/ui/picture/picture.tsx';
import type { PictureArt } from '@khelaghor/ui/picture/picture.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { LazyPicture } from '../../shared/lazy-picture.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { getAnnouncementArt, getFallbackBanner } from '../../shared/images.ts';
import { usePromotions } from '../../shared/promotions.ts';
import { SeeAllLink } from '../../shared/see-all-link.tsx';

const shownAtMost = 3;

function OfferPicture({ art }: { readonly art: PictureArt }) {
  return (
    <LazyPicture
      className="offers__art"
      src={getPictureUrl(art)}
      sources={<PictureSources art={art} sizes="(min-width: 64rem) 24rem, 80vw" />}
      fallback={getFallbackBanner('offers')}
      width={600}
      height={400}
    />
  );
}

/** The first offers with their pictures. Without any there is nothing. */
export function PromotionsStrip() {
  const text = useLocalText();
  const { data = [] } = usePromotions();
  if (data.length === 0) return null;
  return (
    <Section title={<Trans>Offers now</Trans>} more={<SeeAllLink to={paths.promotions} />}>
      <ul className="offers">
        {data.slice(0, shownAtMost).map(({ id, title, summary, announcementImages: [image] }) => (
          <li key={id}>
            <Link className="offers__card" to={paths.promoDetail} search={{ id }}>
              {image && <OfferPicture art={getAnnouncementArt(image, 'phone')} />}
              <b>{text(title)}</b>
              <span>{text(summary)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
