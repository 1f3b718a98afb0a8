import './lottery-lobby.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LobbyLottery } from '@khelaghor/contract/play/lobby.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { FilterChips } from '@khelaghor/ui/chips/chips.tsx';
import { SearchBox } from '@khelaghor/ui/header/header.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { useMember } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { useRecentGames } from '../../shared/recent-games.ts';
import { useFavourites } from '../../shared/use-favourites.tsx';
import { groupLotteries, type LobbyFilter } from './group-lotteries.ts';
import { LotteryRow } from './lottery-row.tsx';
import { usePopularLotteries } from './use-popular-lotteries.ts';
import { useLotteryLobby } from './use-lottery-lobby.ts';

const house = { vassalage: 'KHELAGHOR' };

function useAreaName(): (area: LobbyLottery['area']) => string {
  const { t } = useLingui();
  return (area) => {
    if (area === 'VN') return t`Vietnam style`;
    return area === 'SEA' ? t`Thai, 4D, Lao and Hanoi style` : t`Numbers, dice and balls`;
  };
}

function useFilters(): readonly { readonly key: LobbyFilter; readonly text: string }[] {
  const { t } = useLingui();
  const isMember = useMember() !== null;
  return [
    { key: 'all' as const, text: t`All` },
    { key: 'popular' as const, text: t`Popular` },
    ...(isMember
      ? [
          { key: 'mine' as const, text: t`Favourites` },
          { key: 'recent' as const, text: t`Played last` },
        ]
      : []),
    { key: 'quick' as const, text: t`Every few minutes` },
    { key: 'daily' as const, text: t`Daily and weekly` },
  ];
}

function NoneFound({ filter }: { readonly filter: LobbyFilter }) {
  return (
    <EmptyState
      art="kite"
      title={<Trans>No lottery here</Trans>}
      text={
        (filter === 'mine' && <Trans>Tap the heart on a lottery to save it here.</Trans>) ||
        (filter === 'popular' && (
          <Trans>The lotteries that most members open within seven days stand here.</Trans>
        )) || <Trans>Try another name, or show all.</Trans>
      }
    />
  );
}

/** Lotteries with the time that is left and their newest results; of one area, or of all. */
export function LotteryLobby({ area }: { readonly area: LobbyLottery['area'] }) {
  const { t } = useLingui();
  const query = useLotteryLobby(area);
  const favourites = useFavourites();
  const played = useRecentGames(house).data ?? [];
  const filters = useFilters();
  const [filter, setFilter] = useState<LobbyFilter>('all');
  const popular = usePopularLotteries(filter === 'popular');
  const areaName = useAreaName();
  const [name, setName] = useState('');
  if (!query.data && query.error) return <QueryError query={query} />;
  if (!query.data) return <SkeletonList count={6} />;
  const recent = new Set(played.map(({ gameCode }) => gameCode));
  const choice = { filter, name, favourites: favourites.ids, popular: popular.codes, recent };
  const groups = groupLotteries(query.data.lotteries, choice);
  return (
    <>
      <search className="lottery-lobby__find">
        <SearchBox
          label={t`Find a lottery`}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FilterChips
          label={t`Which lotteries`}
          value={filter}
          onChange={setFilter}
          choices={filters}
        />
      </search>
      {popular.isLoading && <SkeletonList count={6} />}
      {groups.length === 0 && !popular.isLoading && <NoneFound filter={filter} />}
      {groups.map((group) => (
        <Section key={group.area ?? 'none'} title={areaName(group.area)}>
          <ul className="lottery-rows">
            {group.lotteries.map((lottery) => (
              <LotteryRow key={lottery.game.gameCode} lottery={lottery} favourites={favourites} />
            ))}
          </ul>
        </Section>
      ))}
    </>
  );
}
