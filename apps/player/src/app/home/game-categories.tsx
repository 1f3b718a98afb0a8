import { Select, Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { categoryPictures } from '@khelaghor/contract/site/picture-names.ts';
import { formatNumber } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { categoryLooks, useCategories } from '../../shared/category.ts';
import { LazyPicture } from '../../shared/lazy-picture.tsx';
import { Link } from '../../shared/navigation.tsx';
import { PanelPixels } from '../../shared/panel-pixels.tsx';
import { getThumb } from '../../shared/images.ts';
import { getPluralForm } from '../../shared/plural-form.ts';
import { gameMenusQuery } from '../../shared/api-queries.ts';

/** Not `Plural`, for which the browser would make its rules and figures first. */
function GameCount({ count }: { readonly count: number }) {
  const { i18n } = useLingui();
  const games = formatNumber(count, useFormat());
  const form = count === 0 ? 'none' : getPluralForm(i18n.locale, count);
  return (
    <Select value={form} _none="No games yet" _one={`${games} game`} other={`${games} games`} />
  );
}

/** Every kind of game as a painting that leads to its lobby, with how many games hang there. */
export function GameCategories() {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(gameMenusQuery);
  const counts = new Map(data.gameMenus.map((menu) => [menu.gameGroupCode, menu.count]));
  const categories = useCategories();
  return (
    <Section title={<Trans>All game categories</Trans>}>
      <ul className="game-categories hanging">
        {categories.map((category) => {
          const { name, path } = categoryLooks[category];
          return (
            <li key={category}>
              <Link className="game-category" to={path}>
                <LazyPicture
                  src={getThumb(categoryPictures[category])}
                  sources={<PanelPixels picture={categoryPictures[category]} isThumb />}
                  width={224}
                  height={224}
                />
                <b>{t(name)}</b>
                <small>
                  <GameCount count={counts.get(category) ?? 0} />
                </small>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
