import './game-rules.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { GameCard } from '@khelaghor/contract/play/games.ts';
import type { GameMath } from '@khelaghor/contract/play/inhouse.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useCdnImage } from '@khelaghor/ui/picture/image-cdn.ts';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { Skeleton, SkeletonGroup } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useWhitelabel } from '../../../shared/api-queries.ts';
import { categoryLooks } from '../../../shared/category.ts';
import { gameMathQuery } from '../../../shared/game-queries.ts';
import { getPanel } from '../../../shared/images.ts';
import { useLocalText } from '../../../shared/local-text.ts';
import { Link } from '../../../shared/navigation.tsx';
import { PanelPixels } from '../../../shared/panel-pixels.tsx';
import { paths } from '../../../shared/paths.ts';
import type { PageSearch } from '../../../shared/paths.ts';
import { QueryError } from '../../../shared/query-error.tsx';
import { WhenNear } from '../../../shared/when-near.tsx';
import { HundredSpins } from './hundred-spins.tsx';
import { Jackpots, useJackpots } from './jackpots.tsx';
import { OddsList } from './odds-list.tsx';
import { RulesFrame } from './rules-frame.tsx';

type GameProps = { readonly game: GameCard };

/** The distance from the window at which the rules are fetched: the reader came for them. */
const rulesMarginPx = 600;

/** Logging in and free play lead to the game; while it is closed, the page says so. */
function Actions({ game }: GameProps) {
  const { freePlay } = useWhitelabel();
  const text = useLocalText();
  const title = text(game.title);
  const next = `${paths.game}?gameId=${game.gameCode}`;
  const open = (dialog: 'login' | 'free-play') => (search: PageSearch) => {
    return { ...search, open: dialog, next };
  };
  if (game.maintenance !== null)
    return (
      <p className="game-intro__closed">
        <Trans>{title} is under maintenance</Trans>
      </p>
    );
  return (
    <div className="game-intro__actions">
      <Button
        kind="primary"
        size="large"
        render={<Link to="." search={open('login')} resetScroll={false} />}
      >
        <Trans>Log in to play</Trans>
      </Button>
      {freePlay && (
        <Button
          size="large"
          icon="play"
          render={<Link to="." search={open('free-play')} resetScroll={false} />}
        >
          <Trans>Play for free</Trans>
        </Button>
      )}
    </div>
  );
}

function Intro({ game }: GameProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const hosted = useCdnImage();
  return (
    <header className="game-intro">
      <picture className="game-intro__art">
        <PanelPixels picture={game.picture} />
        <img src={hosted(getPanel(game.picture))} width="320" height="400" alt="" />
      </picture>
      <div className="game-intro__words">
        <p className="game-intro__kind">{t(categoryLooks[game.gameType].name)}</p>
        <h1>{text(game.title)}</h1>
        <p>
          <Trans>
            Rules, pays and odds, before you play. The result is sealed before the bet, and you can
            check it afterwards.
          </Trans>
        </p>
      </div>
      <Actions game={game} />
    </header>
  );
}

/** The hash of the math, and where results and returns are checked. */
function Check({ math }: { readonly math: GameMath }) {
  return (
    <Section title={<Trans>Check it yourself</Trans>}>
      <div className="game-rules__part">
        <p>
          <Trans>
            This is the SHA-256 of the game’s math: all plays with their chances and pays. The
            receipt of every bet is signed over it, so other odds would show.
          </Trans>
        </p>
        <code className="game-rules__hash">{math.math}</code>
        <div className="game-rules__links">
          <Button size="small" icon="shield" render={<Link to={paths.fairness} />}>
            <Trans>How to check a result</Trans>
          </Button>
          <Button size="small" icon="download" render={<a href="/verifier.html" download />}>
            <Trans>Save the verifier</Trans>
          </Button>
          <Button size="small" icon="dice" render={<Link to={paths.inhouse} />}>
            <Trans>Returns of all games</Trans>
          </Button>
        </div>
      </div>
    </Section>
  );
}

/** An in-house game before the login: its odds, its rules and pays, and the way into it. */
export function GameRulesPage({ game }: GameProps) {
  const text = useLocalText();
  const query = useQuery(gameMathQuery(game.gameCode));
  const math = query.data;
  const slot = math?.slot ?? null;
  const pots = useJackpots(game.gameCode, slot !== null);
  return (
    <article className="game-rules">
      <Intro game={game} />
      <Section title={<Trans>Odds</Trans>}>
        <div className="game-rules__part">
          {math && <OddsList math={math} hasPots={pots.length > 0} />}
          {query.isError && <QueryError query={query} />}
          {query.isPending && (
            <SkeletonGroup>
              <Skeleton shape="card" />
            </SkeletonGroup>
          )}
        </div>
      </Section>
      {math && slot && <HundredSpins spins={slot.hundredSpins} stakeMin={math.limits.stakeMin} />}
      {math && pots.length > 0 && <Jackpots pots={pots} lowestReturn={math.lowestReturn} />}
      <Section title={<Trans>Rules and pays</Trans>}>
        <WhenNear className="game-rules__frame" marginPx={rulesMarginPx}>
          <RulesFrame gameCode={game.gameCode} title={text(game.title)} />
        </WhenNear>
      </Section>
      {math && <Check math={math} />}
    </article>
  );
}
