import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DecorativeFrame } from '@khelaghor/ui/ornament/ornament.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { CategoryTabs } from '@khelaghor/ui/category-tabs/category-tabs.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { categoryLooks, useCategories } from '../../shared/category.ts';
import { Games } from '../../shared/game-card-list.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { paths } from '../../shared/paths.ts';
import { gameMenusQuery, useWhitelabel } from '../../shared/api-queries.ts';
import { SeeAllLink } from '../../shared/see-all-link.tsx';
import { UpcomingDraws } from './upcoming-draws.tsx';
import { LeaderboardStrip } from './leaderboard-strip.tsx';
import { PromotionsStrip } from './promotions-strip.tsx';
import { AnnouncementTicker } from './announcement-ticker.tsx';
import { Winners } from './winners.tsx';
import { GameCategories } from './game-categories.tsx';
import './home.css';
import { Link } from '../../shared/navigation.tsx';

function Trust() {
  return (
    <div className="home__trust">
      <DecorativeFrame>
        <div className="trust">
          <div>
            <h2>
              <Trans>Do not take our word for it: check the results</Trans>
            </h2>
            <p>
              <Trans>
                Every result is sealed before the bet. Afterwards your phone can recompute it, to
                the last poisha.
              </Trans>
            </p>
          </div>
          <Button icon="seal" render={<Link to={paths.fairness} />}>
            <Trans>How to check</Trans>
          </Button>
        </div>
      </DecorativeFrame>
    </div>
  );
}

/** The lobby. */
export function HomePage() {
  const { t } = useLingui();
  const text = useLocalText();
  const { brandName } = useWhitelabel();
  const { data } = useSuspenseQuery(gameMenusQuery);
  const groups = data.gameMenus.filter(({ games }) => games.length > 0);
  const all = groups.flatMap(({ games }) => games);
  const popular = all.filter(({ isHot }) => isHot === 1);
  const inhouse = groups.find(({ gameGroupCode }) => gameGroupCode === 'INHOUSE');
  const categories = useCategories();
  const others = groups.filter(({ gameGroupCode }) => !['INHOUSE', 'LOTT'].includes(gameGroupCode));
  return (
    <div className="home">
      <h1 className="visually-hidden">{t`${text(brandName)}: games whose results you can check`}</h1>
      <AnnouncementTicker />
      <CategoryTabs
        label={t`Game categories`}
        items={[
          {
            key: 'all',
            icon: 'kite',
            text: t`All`,
            render: <Link to={paths.home} hash="games" />,
            current: true,
          },
          ...categories.map((category) => ({
            key: category,
            icon: categoryLooks[category].icon,
            text: t(categoryLooks[category].name),
            render: <Link to={categoryLooks[category].path} />,
          })),
        ]}
      />
      <div id="games">
        <Section title={<Trans>Popular</Trans>}>
          <Games games={popular} first />
        </Section>
      </div>
      <div id="kind-LOTT">
        <UpcomingDraws />
      </div>
      <Winners />
      <GameCategories />
      {inhouse && (
        <div id="kind-INHOUSE">
          <Section
            title={<Trans>In-house games</Trans>}
            more={<SeeAllLink to={paths.inhouse} />}
            note={
              <Trans>
                Our own games. The result is sealed before the bet, and you can check it afterwards.
              </Trans>
            }
          >
            <Games games={inhouse.games} />
          </Section>
        </div>
      )}
      {others.map(({ gameGroupCode, games }) => (
        <div key={gameGroupCode} id={`kind-${gameGroupCode}`}>
          <Section
            title={t(categoryLooks[gameGroupCode].name)}
            more={<SeeAllLink to={categoryLooks[gameGroupCode].path} />}
          >
            <Games games={games} />
          </Section>
        </div>
      ))}
      <LeaderboardStrip />
      <PromotionsStrip />
      <Trust />
    </div>
  );
}
