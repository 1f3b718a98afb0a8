import '@khelaghor/ui/footer/footer.css';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SiteSettings } from '@khelaghor/contract/site/settings.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Footer, SocialLinks } from '@khelaghor/ui/footer/footer.tsx';
import { Header } from '@khelaghor/ui/header/header.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { Previews } from '../../shared/preview-switcher.tsx';

type PreviewProps = { readonly settings: SiteSettings };

/** The name and the mark of the house where every page begins with them. */
export function BrandPreview({ settings: { brandName, logo } }: PreviewProps) {
  return (
    <section className="settings__group">
      <Previews>
        {(language) => (
          <div className="site-preview">
            <Header
              logo={
                <span className="header__logo">
                  <Logo name={brandName[language]} mark={logo} />
                </span>
              }
            >
              <Button>
                <Trans>Log in</Trans>
              </Button>
              <Button kind="primary">
                <Trans>Sign up</Trans>
              </Button>
            </Header>
          </div>
        )}
      </Previews>
    </section>
  );
}

type Media = SiteSettings['mediaLinks'][number]['media'];

/** Each medium as the foot of the site draws it. */
const mediaIcons: Readonly<Record<Media, IconName>> = {
  FACEBOOK: 'facebook',
  INSTAGRAM: 'camera',
  TELEGRAM: 'telegram',
};

type MediaPreviewProps = PreviewProps & {
  readonly names: Readonly<Record<Media, MessageDescriptor>>;
};

function Follow({ settings, names }: MediaPreviewProps) {
  const { t } = useLingui();
  const safe = settings.mediaLinks.filter(({ url }) => url.startsWith('https://'));
  return (
    <Footer>
      {safe.length > 0 && (
        <div>
          <h2>
            <Trans>Follow us</Trans>
          </h2>
          <SocialLinks
            items={safe.map(({ media, url }) => ({
              key: media,
              icon: mediaIcons[media],
              label: t(names[media]),
              href: url,
            }))}
          />
        </div>
      )}
    </Footer>
  );
}

/** Where the site can be followed, at the foot of its pages. */
export function MediaPreview(props: MediaPreviewProps) {
  return (
    <section className="settings__group">
      <Previews>{() => <Follow {...props} />}</Previews>
    </section>
  );
}
