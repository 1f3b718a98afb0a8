import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocalText } from '../../shared/local-text.ts';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { gameMenusQuery } from '../../shared/api-queries.ts';

/** Leads from one lottery of the house to the others that are open. */
export function LotterySwitch({ gameCode }: { readonly gameCode: string }) {
  const { t } = useLingui();
  const text = useLocalText();
  const { data } = useQuery(gameMenusQuery);
  const nav = useRef<HTMLElement>(null);
  // Among many the current one may lie beyond the edge of a phone.
  useEffect(() => {
    const row = nav.current?.querySelector('ul');
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (row && link)
      row.scrollLeft = link.offsetLeft - row.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
  }, [gameCode]);
  const games = (data?.gameMenus ?? [])
    .flatMap((menu) => menu.games)
    .filter((game) => game.launch === 'lottery');
  if (games.length < 2) return null;
  return (
    <nav ref={nav} className="lottery__switch" aria-label={t`Lotteries`}>
      <ul className="filters">
        <li>
          <Link className="chip" to={paths.lottery} search={{ lottoView: 'lobby' }}>
            <Trans>All lotteries</Trans>
          </Link>
        </li>
        {games.map((game) => (
          <li key={game.gameCode}>
            <Link
              className="chip"
              to={paths.lottery}
              search={{ gameCode: game.gameCode }}
              {...(game.gameCode === gameCode && { 'aria-current': 'page' as const })}
            >
              {text(game.title)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
