import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Chase } from '@khelaghor/contract/play/lottery.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useNumberFormat } from './number-format.ts';
import { useGiveBack } from './use-give-back.tsx';
import { usePlayText } from './use-play-text.ts';
import { useChases } from './use-tickets.ts';
import { OlderButton } from './older-button.tsx';

function ChaseState({ chase: { running, stopReason } }: { readonly chase: Chase }) {
  if (running > 0)
    return (
      <StatusBadge tone="open">
        <Trans>Running</Trans>
      </StatusBadge>
    );
  return (
    <StatusBadge tone={stopReason === 'won' ? 'good' : 'quiet'}>
      {stopReason === 'won' && <Trans>Stopped after a win</Trans>}
      {stopReason === 'corrected' && <Trans>Stopped</Trans>}
      {stopReason === 'member' && <Trans>Stopped by you</Trans>}
      {stopReason === null && <Trans>Ended</Trans>}
    </StatusBadge>
  );
}

function ChaseRow({ chase }: { readonly chase: Chase }) {
  const { t } = useLingui();
  const text = usePlayText();
  const figures = useNumberFormat();
  const giveBack = useGiveBack(chase.gameCode);
  const { gameCode, play, selection, currency, running, won } = chase;
  const chosen = text.chosen(gameCode, play, selection).slice(0, 6).join(', ');
  const name = text.name(gameCode, play);
  const draws = chase.issues - chase.cancelled;
  const done = figures.digits(draws - running);
  const all = figures.digits(draws);
  const wins = figures.digits(won);
  return (
    <li className="ticket">
      <span className="ticket__lines">
        <b>{name}</b> {chosen}
      </span>
      <span className="ticket__money">
        <Money minor={parseMinorText(chase.stake)} currency={currency} />
        {parseMinorText(chase.payout) > 0n && (
          <Money
            minor={parseMinorText(chase.payout)}
            currency={currency}
            sign="always"
            tone="win"
          />
        )}
      </span>
      <span className="ticket__note">
        <span>
          <Trans>
            {done} of {all} draws
          </Trans>
        </span>
        {won > 0 && (
          <span>
            <Plural value={won} one={`${wins} win`} other={`${wins} wins`} />
          </span>
        )}
        <Moment at={chase.placedAt} />
        {chase.stopReason === 'corrected' && (
          <span>
            <Trans>
              Stopped by a result that was corrected later. The stakes of the draws after it came
              back.
            </Trans>
          </span>
        )}
      </span>
      <ChaseState chase={chase} />
      {running > 0 && (
        <Button
          size="small"
          busy={giveBack.isPending}
          aria-label={t`Stop buying ${name} for the coming draws`}
          onClick={() => giveBack.mutate({ chaseId: chase.chaseId })}
        >
          <Trans>Stop</Trans>
        </Button>
      )}
    </li>
  );
}

/** What the member buys for several draws: how far it is, and how to stop it. */
export function MyChases({ gameCode }: { readonly gameCode: string }) {
  const query = useChases(gameCode, true);
  const chases = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (chases.length === 0) return null;
  return (
    <div className="chases">
      <h3>
        <Trans>Several draws at once</Trans>
      </h3>
      <ul className="tickets">
        {chases.map((chase) => (
          <ChaseRow key={chase.chaseId} chase={chase} />
        ))}
      </ul>
      <OlderButton query={query} />
    </div>
  );
}
