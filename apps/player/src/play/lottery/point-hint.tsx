import { Trans } from '@lingui/react/macro';
import { computePrices, type LotteryGame, type Ticket } from '@khelaghor/engine-lottery/public.ts';
import { payout } from '@khelaghor/money/ratio.ts';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { getPointStake } from './points.ts';
import { useNumberFormat } from './number-format.ts';
import { usePlayText } from './use-play-text.ts';

type PointHintProps = { readonly game: LotteryGame; readonly tickets: readonly Ticket[] };

/** What a point of each play costs, and what a hit of it pays. */
export function PointHint({ game, tickets }: PointHintProps) {
  const text = usePlayText();
  const { digits } = useNumberFormat();
  const one = digits(1);
  const plays = new Map(tickets.map((ticket) => [ticket.play, ticket]));
  return [...plays.values()].map((ticket) => {
    const play = game.family.plays.get(ticket.play);
    const [price] = play ? computePrices(play, play.shape.prices[0] ?? '', ticket.series) : [];
    if (!price) return null;
    const stake = getPointStake(game, ticket);
    return (
      <p key={ticket.play} className="slip-chase__hint">
        {plays.size > 1 && <b>{text.name(game.code, ticket.play)}: </b>}
        <Trans>
          {one} point = <Money minor={stake} />, one hit pays{' '}
          <Money minor={payout(stake, price, 'floor')} />
        </Trans>
      </p>
    );
  });
}
