import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Banner as BannerValue } from '@khelaghor/contract/banners.ts';
import type { BannerGroup } from '@khelaghor/contract/picture-names.ts';
import { Banner, Carousel } from '@khelaghor/ui/carousel/carousel.tsx';
import type { BannerGround } from '@khelaghor/ui/carousel/carousel.tsx';
import { Ghost, GhostGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { GameLink } from '../shared/game-link.tsx';
import { useLocalText } from '../shared/local-text.ts';
import { paths } from '../shared/paths.ts';
import { bannerArtOf } from '../shared/picture.ts';
import { OutsideLink } from '../shared/plain-link.tsx';
import { bannerGroupsQuery, bannersQuery, gameMenusQuery } from '../shared/queries.ts';
import { isPage } from './route-table.ts';

const grounds: Readonly<Record<BannerValue['tone'], BannerGround>> = {
  rani: 'rani',
  river: 'river',
  leaf: 'river',
  night: 'indigo',
};

/** A page of this site; null when there is none at the address. */
function pageLink(address: string) {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid');
  if (!isPage(pathname)) return null;
  const search = Object.fromEntries(searchParams);
  return <Link to={pathname} search={search} {...(hash !== '' && { hash: hash.slice(1) })} />;
}

/** Where banners lead; null for nowhere, and for what is not there any more. */
function useTargets() {
  const { data } = useQuery(gameMenusQuery);
  const games = data?.gameMenus.flatMap((menu) => menu.games) ?? [];
  return ({ linkageType, linkageTarget }: BannerValue) => {
    switch (linkageType) {
      case 'route':
        return pageLink(linkageTarget);
      case 'promotion':
        return <Link to={paths.promoDetail} search={{ id: linkageTarget }} />;
      case 'game': {
        const game = games.find(({ gameCode }) => gameCode === linkageTarget);
        return game ? <GameLink game={game} /> : null;
      }
      case 'outside':
        return <OutsideLink href={linkageTarget} />;
      case 'none':
        return null;
    }
  };
}

/** The banners of a page's group. Without any there is nothing. */
export function PageBanners({ group }: { readonly group: BannerGroup }) {
  const { t } = useLingui();
  const text = useLocalText();
  const targetOf = useTargets();
  const { data, isPending } = useQuery(bannersQuery(group));
  const { data: groups } = useQuery(bannerGroupsQuery);
  if (isPending && groups?.includes(group)) {
    return (
      <GhostGroup>
        <Ghost shape="banner" />
      </GhostGroup>
    );
  }
  const banners = data?.banners ?? [];
  if (banners.length === 0) return null;
  const slides = banners.map((banner, index) => {
    const target = targetOf(banner);
    const [kicker, deal, action] = [text(banner.kicker), text(banner.deal), text(banner.action)];
    return {
      key: banner.bannerId,
      slide: (
        <Banner
          title={text(banner.title)}
          {...(kicker !== '' && { kicker })}
          {...(deal !== '' && { text: deal })}
          {...(target && action !== '' && { action })}
          art={bannerArtOf(banner)}
          ground={grounds[banner.tone]}
          render={target ?? <div />}
          first={index === 0}
        />
      ),
    };
  });
  return <Carousel key={group} label={t`News and offers`} slides={slides} />;
}
