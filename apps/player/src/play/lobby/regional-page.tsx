import './lobby.css';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import {
  lobbyListPopularGames,
  lobbyListVietnamGames,
  lobbyListVietnamDraws,
} from '@khelaghor/client/routes.gen.ts';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { ValueOf } from '@khelaghor/contract/lib/route.ts';
import type { vnOpenedNumbers } from '@khelaghor/contract/play/lobby.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { DecorativeFrame } from '@khelaghor/ui/ornament/ornament.tsx';
import { LotteryBalls } from '@khelaghor/ui/lottery-balls/lottery-balls.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useCdnImage } from '@khelaghor/ui/picture/image-cdn.ts';
import { PageTitle } from '@khelaghor/ui/page-grid/page-grid.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { SkeletonCards } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useEffect, useRef } from 'react';
import { call } from '../../shared/api.ts';
import { Games } from '../../shared/game-card-list.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link, useSearch } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { getPanel } from '../../shared/images.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { QueryError } from '../../shared/query-error.tsx';

/** What the trade's pages ask with: which prizes, on which kind of screen. */
const asked = { prizeMode: 'SEA', device: 'WEB' };
const numbersShown = 10;
const popularCount = 20;

/** The regional lotteries with their newest numbers, and the lotteries that are played here. */
function useRegional() {
  return useQuery({
    queryKey: ['regional'],
    queryFn: async ({ signal }) => {
      const [menu, numbers, popular] = await Promise.all([
        call(lobbyListVietnamGames, { query: asked }, { signal }),
        call(lobbyListVietnamDraws, { query: { count: numbersShown } }, { signal }),
        call(lobbyListPopularGames, { query: { count: popularCount } }, { signal }),
      ]);
      const regional = unwrapReply(menu).gameMenus;
      const known = new Set(regional.map(({ gameCode }) => gameCode));
      return {
        regional,
        numbers: unwrapReply(numbers).list,
        others: unwrapReply(popular).games.filter(({ gameCode }) => !known.has(gameCode)),
      };
    },
    staleTime: staleTimes.lists,
  });
}

type Opened = ValueOf<typeof vnOpenedNumbers>['list'];

function NewestNumbers({ numbers }: { readonly numbers: Opened }) {
  const text = useLocalText();
  const { digits } = useFormat();
  return (
    <Section title={<Trans>Newest results</Trans>}>
      <ul className="numbers">
        {numbers.map((one) => (
          <li key={`${one.gameCode}-${one.issueNumber}`}>
            <b>{text(one.title)}</b>
            <small>
              {toDigits(one.issueNumber, digits)} · <Moment at={one.drawnAt} />
            </small>
            <LotteryBalls
              label={text(one.title)}
              balls={one.numbers.map((number) => ({ text: toDigits(String(number), digits) }))}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Nothing can be bet on in this place: of one game that was asked for, or of all. */
function NoneYet({ game }: { readonly game: GameCard | undefined }) {
  const text = useLocalText();
  const hosted = useCdnImage();
  const name = game && text(game.title);
  const heading = useRef<HTMLHeadingElement>(null);
  const gameCode = game?.gameCode;
  useEffect(() => {
    // The card that was pressed may stand far below on the same page.
    if (gameCode !== undefined) heading.current?.focus();
  }, [gameCode]);
  return (
    <div className="lobby-empty">
      <DecorativeFrame>
        <div className="lobby-empty__inside">
          <img
            src={hosted(getPanel(game?.picture ?? 'lottery'))}
            data-spare={hosted(getPanel('lottery'))}
            width="320"
            height="400"
            alt=""
            decoding="async"
          />
          <div>
            <h2 ref={heading} tabIndex={-1}>
              {name === undefined ? (
                <Trans>No regional draw yet</Trans>
              ) : (
                <Trans>{name} has no draws here yet</Trans>
              )}
            </h2>
            <p>
              <Trans>
                Draws by the rules of the north, the middle and the south are not held here yet. The
                first results and their proofs will appear on this page.
              </Trans>
            </p>
            <p>
              <Link className="btn btn--primary" to={paths.lottery}>
                <Trans>To the lottery</Trans>
              </Link>
            </p>
          </div>
        </div>
      </DecorativeFrame>
    </div>
  );
}

/** The regional lotteries. */
export function RegionalPage() {
  const { gameCode } = useSearch();
  const query = useRegional();
  const { data, error } = query;
  const wanted = data?.regional.find((game) => game.gameCode === gameCode);
  const regional = data?.regional.filter((game) => game !== wanted) ?? [];
  return (
    <div className="lobby">
      <PageTitle>
        <Trans>Regional lottery</Trans>
      </PageTitle>
      {!data && error === null && <SkeletonCards />}
      {!data && error !== null && <QueryError query={query} />}
      {(wanted || data?.regional.length === 0) && <NoneYet game={wanted} />}
      {regional.length > 0 && <Games games={regional} layout="grid" />}
      {data !== undefined && data.numbers.length > 0 && <NewestNumbers numbers={data.numbers} />}
      {data !== undefined && data.others.length > 0 && (
        <Section title={<Trans>Lotteries to play right now</Trans>}>
          <Games games={data.others} layout="grid" />
        </Section>
      )}
    </div>
  );
}
