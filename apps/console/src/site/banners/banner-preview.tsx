import '@khelaghor/ui/carousel/carousel.css';
import { Trans } from '@lingui/react/macro';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import { Banner, Carousel } from '@khelaghor/ui/carousel/carousel.tsx';
import type { BannerGround } from '@khelaghor/ui/carousel/carousel.tsx';
import { getArt } from '../media/index.ts';

const grounds: Readonly<Record<BannerDraft['tone'], BannerGround>> = {
  rani: 'rani',
  river: 'river',
  leaf: 'river',
  night: 'indigo',
};

/** A banner that is being written, with the pictures that it names. */
export type WrittenBanner = BannerDraft & {
  readonly image: StoredImage | null;
  readonly imagePhone: StoredImage | null;
};

type PreviewProps = { readonly banner: WrittenBanner; readonly language: Language };

/** The banner as the site draws it. */
export function BannerPreview({ banner, language }: PreviewProps) {
  const [title, kicker, deal, action] = [
    banner.title,
    banner.kicker,
    banner.deal,
    banner.action,
  ].map((text) => text[language]);
  const slide = (
    <Banner
      title={title === '' ? '…' : title}
      {...(kicker !== '' && { kicker })}
      {...(deal !== '' && { text: deal })}
      {...(banner.linkageType !== 'none' && action !== '' && { action })}
      art={{
        wide: getArt({ name: banner.picture, image: banner.image }),
        phone: getArt({ name: banner.picturePhone, image: banner.imagePhone }),
      }}
      ground={grounds[banner.tone]}
      render={<div />}
      first
    />
  );
  return <Carousel label={title ?? ''} slides={[{ key: 'only', slide }]} />;
}

/** The kinds of links, as they are chosen. */
export function LinkageName({ kind }: { readonly kind: BannerDraft['linkageType'] }) {
  switch (kind) {
    case 'route':
      return <Trans>A page of the site</Trans>;
    case 'promotion':
      return <Trans>An offer</Trans>;
    case 'game':
      return <Trans>A game</Trans>;
    case 'outside':
      return <Trans>Another website</Trans>;
    case 'none':
      return <Trans>Nowhere</Trans>;
  }
}
