import { Trans, useLingui } from '@lingui/react/macro';
import { toDigits } from '@khelaghor/money/digits.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Footer, FooterLinks, SocialLinks } from '@khelaghor/ui/footer/footer.tsx';
import { Logo } from '@khelaghor/ui/logo/logo.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useIsOffered } from '../shared/category.ts';
import { getMediaLinks } from '../shared/contact.ts';
import { createLazyPart } from '../shared/lazy-dialog.tsx';
import { useLocalText } from '../shared/local-text.ts';
import { Link } from '../shared/navigation.tsx';
import { useSsrContext } from '../shared/ssr-context.tsx';
import { paths } from '../shared/paths.ts';
import type { PageSearch } from '../shared/paths.ts';
import { useWhitelabel } from '../shared/api-queries.ts';
import { WhenNear } from '../shared/when-near.tsx';
import { footerNav, hasStarted, referralNav } from './nav-items.ts';

const FooterQrCode = createLazyPart(() =>
  import('./footer-qr-code.tsx').then((m) => m.FooterQrCode),
);
const FooterVendors = createLazyPart(() =>
  import('./footer-vendors.tsx').then((m) => m.FooterVendors),
);

/** The foot of the public pages. */
export function SiteFooter() {
  const { t } = useLingui();
  const text = useLocalText();
  const { digits } = useFormat();
  const { brandName, logo, mediaLinks, minimumAge, resources } = useWhitelabel();
  const year = toDigits(useSsrContext().now.slice(0, 4), digits);
  const brand = text(brandName);
  const isOffered = useIsOffered();
  const shown = footerNav.filter(
    ({ path }) => isOffered(path) && (path !== paths.links || resources.length > 0),
  );
  const social = getMediaLinks(mediaLinks);
  return (
    <Footer
      age={toDigits(`${minimumAge}+`, digits)}
      care={
        <Trans>
          Play for fun. Decide first what you can spare, and stop when it is no longer fun.
        </Trans>
      }
      end={<span>{t`© ${year} ${brand}`}</span>}
    >
      <div>
        <Logo name={brand} mark={logo} />
        <p className="footer__about">
          <Trans>
            Every result is sealed before the bet is placed. Check it afterwards on your own phone:
            you need not trust us.
          </Trans>
        </p>
        {hasStarted(referralNav.referral) && (
          <Button icon="share" render={<Link to={paths.referral} />}>
            <Trans>Invite friends and earn</Trans>
          </Button>
        )}
        <WhenNear className="footer__app">
          <FooterQrCode />
        </WhenNear>
      </div>
      <div>
        <h2>
          <Trans>Pages</Trans>
        </h2>
        <FooterLinks>
          {[
            ...shown.map(({ path, text: name }) => (
              <Link key={path} to={path}>
                {t(name)}
              </Link>
            )),
            <Link
              key="speed"
              to="."
              search={(search: PageSearch) => ({ ...search, open: 'speed' as const })}
              resetScroll={false}
            >
              <Trans>Speed check</Trans>
            </Link>,
          ]}
        </FooterLinks>
      </div>
      <div>
        <WhenNear className="footer__makers">
          <FooterVendors />
        </WhenNear>
        {social.length > 0 && (
          <>
            <h2>
              <Trans>Follow us</Trans>
            </h2>
            <SocialLinks
              items={social.map(({ icon, name, href }) => ({
                key: href,
                icon,
                label: t(name),
                href,
              }))}
            />
          </>
        )}
      </div>
    </Footer>
  );
}
