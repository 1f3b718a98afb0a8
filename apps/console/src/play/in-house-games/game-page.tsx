import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import type { DeskGameDetail } from '@khelaghor/contract/play/game-desk.ts';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Detail } from '../../shared/kit/detail.tsx';
import type { ObjectFact } from '../../shared/kit/facts.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useNumberFormat } from '../../shared/number-format.ts';
import { LoadingCards, QueryState } from '../../shared/query-state.tsx';
import type { DeskSearch } from './desk-search.ts';
import { kindLabels, stateLabels, stateTones } from './labels.ts';
import { MismatchesTab } from './mismatches-tab.tsx';
import { OpenRoundsTab } from './open-rounds-tab.tsx';
import { useDeskGame } from './use-desk.ts';
import { useGameActions } from './use-game-actions.tsx';
import { useJackpots } from './use-jackpots.ts';
import { useLimitFacts } from './use-limit-facts.ts';

const JackpotsTab = lazy(async () => ({
  default: (await import('./jackpots-tab.tsx')).JackpotsTab,
}));
const ReturnsTab = lazy(async () => ({ default: (await import('./returns-tab.tsx')).ReturnsTab }));

function useFacts({ scope, kind, limits, openSums }: DeskGameDetail): ObjectFact[] {
  const { t } = useLingui();
  const { count, money } = useNumberFormat();
  const getLimitFacts = useLimitFacts();
  const open = openSums.map(({ currency, rounds, stake, payoutMax }) => {
    const many = count(rounds);
    const staked = money(stake, currency);
    const most = money(payoutMax, currency);
    return t`${many}, stakes ${staked}, at most ${most}`;
  });
  return [
    {
      key: 'scope',
      name: t`Version`,
      value: (
        <bdi translate="no" lang="zxx">
          {scope}
        </bdi>
      ),
    },
    { key: 'kind', name: t`Kind`, value: t(kindLabels[kind]) },
    ...getLimitFacts(limits),
    { key: 'open', name: t`Open rounds`, value: open.length > 0 ? open.join('; ') : '–' },
  ];
}

/** The tab of jackpots; null: the game has none. One that was asked for says why it is empty. */
function getPotsPanel(
  gameCode: string,
  query: ReturnType<typeof useJackpots>,
  isOpen: boolean,
): ReactNode {
  const { data: jackpots } = query;
  if (!jackpots) return isOpen ? <QueryState query={query} skeletons={3} /> : null;
  if (jackpots.pots.length === 0) return null;
  return (
    <Suspense fallback={<LoadingCards />}>
      <JackpotsTab {...{ gameCode, jackpots }} />
    </Suspense>
  );
}

type ShownProps = { readonly game: DeskGameDetail; readonly search: DeskSearch };

function Shown({ game, search }: ShownProps) {
  const { t } = useLingui();
  const text = useLocalText();
  const navigate = useNavigate();
  const { gameCode, state, title } = game;
  const { actions, waiting } = useGameActions(game);
  const jackpots = useJackpots(gameCode);
  const returns = (
    <Suspense fallback={<LoadingCards />}>
      <ReturnsTab gameCode={gameCode} />
    </Suspense>
  );
  const pots = getPotsPanel(gameCode, jackpots, search.tab === 'jackpots');
  return (
    <Detail
      name={text(title)}
      marks={<StatusBadge tone={stateTones[state]}>{t(stateLabels[state])}</StatusBadge>}
      facts={useFacts(game)}
      actions={actions}
      {...(waiting && { waiting })}
      tab={search.tab}
      onTab={(tab) => void navigate({ to: '/in-house-games', search: { id: gameCode, tab } })}
      tabs={[
        { key: 'returns', text: <Trans>Returns</Trans>, panel: returns },
        ...(pots ? [{ key: 'jackpots', text: <Trans>Jackpots</Trans>, panel: pots }] : []),
        {
          key: 'open',
          text: <Trans>Open rounds</Trans>,
          panel: <OpenRoundsTab game={game} />,
        },
        {
          key: 'mismatches',
          text: <Trans>Mismatches</Trans>,
          panel: <MismatchesTab game={game} />,
        },
      ]}
      subject={`game:${gameCode}`}
    />
  );
}

type PageProps = { readonly gameCode: string; readonly search: DeskSearch };

/** One in-house game: its limits, its open rounds, what it returned, and what differed. */
export function GamePage({ gameCode, search }: PageProps) {
  const query = useDeskGame(gameCode);
  return (
    <>
      <QueryState query={query} />
      {query.data && <Shown game={query.data} search={search} />}
    </>
  );
}
