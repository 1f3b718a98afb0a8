import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Carousel } from '@khelaghor/ui/carousel/carousel.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { getAnnouncementArt, getFallbackBanner } from '../../shared/images.ts';
import { promotionsQuery } from '../../shared/promotions.ts';
import './promotions.css';

/** What awaits new members, beside the form in which one becomes one. Nothing when nothing does. */
export function NewPlayerPromotions() {
  const { t } = useLingui();
  const text = useLocalText();
  const { data = [] } = useQuery(promotionsQuery(null));
  const offers = data.filter(
    ({ category, standing, exhausted }) =>
      category === 'new_player' && standing.status !== 'coming_soon' && !exhausted,
  );
  if (offers.length === 0) return null;
  const slides = offers.map(({ id, title, amount, currency, announcementImages: [image] }) => ({
    key: id,
    slide: (
      <div className="promo-slip">
        {image && (
          <Picture
            className="promo-slip__art"
            art={getAnnouncementArt(image, 'phone')}
            spare={getFallbackBanner('offers')}
            sizes="6rem"
            width={600}
            height={400}
          />
        )}
        <p>
          <b>{text(title)}</b>
          {amount !== null && (
            <Money minor={parseMinorText(amount)} currency={currency} decimals={false} tone="win" />
          )}
        </p>
      </div>
    ),
  }));
  return (
    <div className="promo-slips">
      <Carousel label={t`Offers for new members`} slides={slides} />
    </div>
  );
}
