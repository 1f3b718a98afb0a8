import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Banner as BannerValue } from '@khelaghor/contract/site/banners.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import { bannerGroups } from '@khelaghor/contract/site/picture-names.ts';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import { Banner, Carousel } from '@khelaghor/ui/carousel/carousel.tsx';
import type { BannerGround } from '@khelaghor/ui/carousel/carousel.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { GameLink } from '../shared/game-link.tsx';
import { useLocalText } from '../shared/local-text.ts';
import { Link } from '../shared/navigation.tsx';
import { paths } from '../shared/paths.ts';
import { getBannerArt, getFallbackBanner } from '../shared/images.ts';
import { ExternalLink } from '../shared/external-link.tsx';
import {
  bannerGroupsQuery,
  bannersQuery,
  gameMenusQuery,
  staleTimes,
} from '../shared/api-queries.ts';
import { isEmptyLobby, pickHonestBanners } from './lobby-banners.ts';
import { findPage } from './route-table.ts';

const grounds: Readonly<Record<BannerValue['tone'], BannerGround>> = {
  rani: 'rani',
  river: 'river',
  leaf: 'river',
  night: 'indigo',
};

/** A page of this site; null when there is none at the address. */
function getPageLink(address: string) {
  const { pathname, searchParams, hash } = new URL(address, 'https://site.invalid');
  const page = findPage(pathname);
  if (!page) return null;
  const search = Object.fromEntries(searchParams);
  return <Link to={page.path} search={search} {...(hash !== '' && { hash: hash.slice(1) })} />;
}

/** The games that banners lead to; those that the page does not know are asked for by code. */
function useBannerGames(banners: readonly BannerValue[]): readonly GameCard[] {
  const { data: menus } = useQuery(gameMenusQuery);
  const known = menus?.gameMenus.flatMap((menu) => menu.games) ?? [];
  const others = banners
    .filter(({ linkageType }) => linkageType === 'game')
    .map(({ linkageTarget }) => linkageTarget)
    .filter((code) => !known.some(({ gameCode }) => gameCode === code));
  const { data: asked = [] } = useQuery({
    queryKey: ['banner-games', others],
    queryFn: async ({ signal }) => {
      const { groupGamesByCode } = await import('./banner-games.ts');
      return groupGamesByCode(others, signal);
    },
    enabled: menus !== undefined && others.length > 0,
    staleTime: staleTimes.lists,
  });
  return [...known, ...asked];
}

/** Where banners lead; null for nowhere, and for what is not there any more. */
function useTargets(banners: readonly BannerValue[]) {
  const games = useBannerGames(banners);
  return ({ linkageType, linkageTarget }: BannerValue) => {
    switch (linkageType) {
      case 'route':
        return getPageLink(linkageTarget);
      case 'promotion':
        return <Link to={paths.promoDetail} search={{ id: linkageTarget }} />;
      case 'game': {
        const game = games.find(({ gameCode }) => gameCode === linkageTarget);
        return game ? <GameLink game={game} /> : null;
      }
      case 'outside':
        return <ExternalLink href={linkageTarget} />;
      case 'none':
        return null;
    }
  };
}

type PageBannersProps = { readonly group: BannerGroup; readonly path: string };

/** The banners of a page's group. Without any there is nothing. */
export function PageBanners({ group, path }: PageBannersProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const { data, isPending } = useQuery(bannersQuery(group));
  const { data: menus } = useQuery(gameMenusQuery);
  const isEmpty = isEmptyLobby(path, menus?.gameMenus);
  const banners = pickHonestBanners(data?.banners ?? [], isEmpty);
  const getTarget = useTargets(banners);
  const { data: groups } = useQuery(bannerGroupsQuery);
  if (isPending && groups?.includes(group)) {
    return (
      <SkeletonGroup>
        <Skeleton shape="banner" />
      </SkeletonGroup>
    );
  }
  if (banners.length === 0) return null;
  const slides = banners.map((banner, index) => {
    const target = getTarget(banner);
    const [kicker, deal, action] = [text(banner.kicker), text(banner.deal), text(banner.action)];
    return {
      key: banner.bannerId,
      slide: (
        <Banner
          title={text(banner.title)}
          {...(kicker !== '' && { kicker })}
          {...(deal !== '' && { text: deal })}
          {...(target && action !== '' && { action })}
          art={getBannerArt(banner)}
          spare={getFallbackBanner(bannerGroups[group])}
          ground={grounds[banner.tone]}
          render={target ?? <div />}
          first={index === 0}
        />
      ),
    };
  });
  return <Carousel key={group} label={t`News and offers`} slides={slides} />;
}
