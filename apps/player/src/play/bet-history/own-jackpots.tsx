import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { jackpotsListOwn } from '@khelaghor/client/routes/play.gen.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Section } from '@khelaghor/ui/section/section.tsx';
import { AccountRow } from '../../shared/account-row.tsx';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';
import { jackpotTitles } from '../../shared/records/jackpot-titles.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useGameTitles } from './use-game-titles.ts';

/** The jackpots that the member ever hit, each with a way to its bet; nothing without any. */
export function OwnJackpots() {
  const { t } = useLingui();
  const games = useGameTitles();
  const { data } = useQuery({
    queryKey: ['own-jackpots'],
    queryFn: async ({ signal }) => (await fetchValue(jackpotsListOwn, {}, signal)).hits,
    staleTime: staleTimes.lists,
  });
  if (!data || data.length === 0) return null;
  return (
    <Section title={<Trans>Your jackpots</Trans>}>
      <ul>
        {data.map(({ betId, gameCode, currency, tier, paid, at }) => {
          const title = jackpotTitles.get(tier);
          return (
            <AccountRow
              key={`${betId} ${tier}`}
              title={
                <Link to={paths.verify} params={{ betId }}>
                  {title ? t(title) : tier}
                </Link>
              }
              note={
                <small>
                  {games.get(gameCode) ?? gameCode} · <Moment at={at} />
                </small>
              }
            >
              <Money minor={parseMinorText(paid)} currency={currency} />
            </AccountRow>
          );
        })}
      </ul>
    </Section>
  );
}
