import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { categoryPictures } from '@khelaghor/contract/site/picture-names.ts';
import type { GameCategory } from '@khelaghor/contract/lib/shapes.ts';
import { DecorativeFrame } from '@khelaghor/ui/ornament/ornament.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { Games } from '../../shared/game-card-list.tsx';
import { getPanel } from '../../shared/images.ts';
import { gameMenusQuery } from '../../shared/api-queries.ts';

const suggestedMax = 6;

/** A room in which no game stands yet: its painting, the truth, and games elsewhere. */
export function EmptyLobby({ category, name }: { category: GameCategory; name: string }) {
  const { data } = useQuery(gameMenusQuery);
  const rows = (data?.gameMenus ?? []).map((menu) => menu.games);
  // One of each kind first: what is alike stands in one lobby anyway.
  const games = Array.from({ length: suggestedMax }, (_, place) =>
    rows.flatMap((row) => row[place] ?? []),
  )
    .flat()
    .slice(0, suggestedMax);
  return (
    <>
      <div className="lobby-empty">
        <DecorativeFrame>
          <div className="lobby-empty__inside">
            <img
              src={getPanel(categoryPictures[category])}
              width="320"
              height="400"
              alt=""
              decoding="async"
            />
            <div>
              <h2>
                <Trans>Coming soon</Trans>
              </h2>
              <p>
                <Trans>
                  There are no games in {name} yet. We only show games that you can play; new ones
                  appear here as soon as they open.
                </Trans>
              </p>
            </div>
          </div>
        </DecorativeFrame>
      </div>
      {games.length > 0 && (
        <Section title={<Trans>To play right now</Trans>}>
          <Games games={games} layout="grid" />
        </Section>
      )}
    </>
  );
}
