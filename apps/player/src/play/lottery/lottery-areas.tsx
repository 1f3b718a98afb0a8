import './lottery-areas.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';

/** The lobbies of lotteries: by area, and of all. */
export type LotteryLobbyName = 'vietnam' | 'sea' | 'all';

/** Leads from one lobby of lotteries to the others. */
export function LotteryAreas({ current }: { readonly current: LotteryLobbyName }) {
  const { t } = useLingui();
  const mark = (name: LotteryLobbyName) =>
    name === current ? { 'aria-current': 'page' as const } : {};
  return (
    <nav aria-label={t`Lotteries by area`}>
      <ul className="filters">
        <li>
          <Link
            className="chip"
            to={paths.lottery}
            search={{ lottoView: 'lobby' }}
            {...mark('all')}
          >
            <Trans>All lotteries</Trans>
          </Link>
        </li>
        <li>
          <Link className="chip" to={paths.seaLottery} {...mark('sea')}>
            <Trans>Thai, 4D, Lao</Trans>
          </Link>
        </li>
        <li>
          <Link className="chip" to={paths.vnlottery} {...mark('vietnam')}>
            <Trans>Vietnam</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
