import { useQuery } from '@tanstack/react-query';
import { linksList } from '@khelaghor/client/routes/site.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import './links.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ResourceLink, ResourceType } from '@khelaghor/contract/site/external-links.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { LinkCard, LinkCards } from '@khelaghor/ui/link-card/link-card.tsx';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { useCdnImage } from '@khelaghor/ui/picture/image-cdn.ts';
import { QrCode } from '@khelaghor/ui/qr-code/qr-code.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { ExternalLink } from '../../shared/external-link.tsx';
import { QueryError } from '../../shared/query-error.tsx';

/** The places outside the site that belong to it. */
const useLinks = () =>
  useQuery({
    queryKey: ['links'],
    queryFn: async ({ signal }) => (await fetchValue(linksList, {}, signal)).links,
    staleTime: staleTimes.settings,
  });

const icons: Readonly<Record<ResourceType, IconName>> = {
  ANDROID: 'phone',
  IOS: 'phone',
  FACEBOOK: 'facebook',
  INSTAGRAM: 'camera',
  TELEGRAM: 'telegram',
  YOUTUBE: 'play',
  WEBSITE: 'globe',
};

const qrWidthPx = 120;

/** A code that a phone's camera reads: the one that was brought, else ours. */
function Code({ link, name }: { readonly link: ResourceLink; readonly name: string }) {
  const { t } = useLingui();
  const hosted = useCdnImage();
  const label = t`QR code: ${name}`;
  if (link.qr) return <QrCode qr={link.qr} widthPx={qrWidthPx} marginPx={12} label={label} />;
  return (
    <img
      src={hosted(link.qrCodeUrl)}
      width={qrWidthPx}
      height={qrWidthPx}
      alt={label}
      loading="lazy"
    />
  );
}

function OneLink({ link }: { readonly link: ResourceLink }) {
  const text = useLocalText();
  const name = text({ bn: link.labelNameBn, en: link.labelNameEn });
  return (
    <li>
      <LinkCard
        icon={icons[link.resourceType]}
        name={name}
        host={new URL(link.url).host}
        code={<Code link={link} name={name} />}
        render={<ExternalLink href={link.url} />}
      />
    </li>
  );
}

/** Where else the site is: its apps, its pages elsewhere, each with a code for a phone's camera. */
export function LinksPage() {
  const query = useLinks();
  const { data, isError } = query;
  return (
    <div className="page__main--inset links">
      <PageTitle>
        <Trans>Our links</Trans>
      </PageTitle>
      <p className="links__lead">
        <Trans>
          Only these addresses are ours. A message from any other address that asks for your
          password is not from us.
        </Trans>
      </p>
      {!data && isError && <QueryError query={query} />}
      {!data && !isError && <SkeletonList count={3} />}
      {data?.length === 0 && (
        <EmptyState
          art="lotus"
          title={<Trans>No links yet</Trans>}
          text={<Trans>This site is our only address at present.</Trans>}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <LinkCards>
          {data.map((link) => (
            <OneLink key={`${link.resourceType}-${link.url}`} link={link} />
          ))}
        </LinkCards>
      )}
    </div>
  );
}
