import { useEffect, useEffectEvent, useState } from 'react';
import { diceListRolls } from '@khelaghor/client/routes.gen.ts';
import type { CallReply } from '@khelaghor/client/endpoint.ts';
import type { DiceRoll, diceListRolls as diceRollsRoute } from '@khelaghor/contract/play/dice.ts';
import { formatMultiplier, formatRoll } from '@khelaghor/engine-dice/public.ts';
import type { GameSession } from '@khelaghor/game-sdk/game-session.ts';
import { inDigits } from '@khelaghor/money/digits.ts';
import { minorFromText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

type HistoryPanelProps = {
  readonly session: GameSession;
  /** The newest roll of this page; when it changes, the list reloads. */
  readonly newest: string | null;
  readonly onVerify: (betId: string) => void;
};

const pageSize = 20;

function useRolls(session: GameSession, newest: string | null) {
  const [rolls, setRolls] = useState<readonly DiceRoll[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  const fetchFrom = (from: string | null) =>
    session.call(diceListRolls, {
      query: { limit: pageSize, ...(from !== null && { cursor: from }) },
    });
  function show(from: string | null, reply: CallReply<typeof diceRollsRoute>): void {
    setLost(!reply.success);
    if (!reply.success) return;
    const { items, nextCursor } = reply.value;
    setRolls((before) => (from === null ? items : [...(before ?? []), ...items]));
    setCursor(nextCursor);
  }
  const begin = useEffectEvent(() => void fetchFrom(null).then((reply) => show(null, reply)));
  useEffect(() => begin(), [newest]);
  const more = () => void fetchFrom(cursor).then((reply) => show(cursor, reply));
  return { rolls, hasMore: cursor !== null, isLost, more };
}

function HistoryRow({ roll, onVerify }: { roll: DiceRoll; onVerify: (betId: string) => void }) {
  const { t } = useLingui();
  const { digits, lang } = useFormat();
  const at = new Intl.DateTimeFormat(lang === 'bn' ? 'bn-BD-u-nu-latn' : 'en-GB', {
    timeZone: 'Asia/Dhaka',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  }).format(new Date(roll.at));
  const net = minorFromText(roll.payout) - minorFromText(roll.stake);
  const shown = (text: string) => inDigits(text, digits);
  return (
    <li className="past">
      <span className={roll.won ? 'past__number past__number--won' : 'past__number'}>
        {shown(formatRoll(roll.roll))}
      </span>
      <span className="past__what">
        <b>
          {roll.direction === 'under' ? t`Low` : t`High`} · {shown(formatRoll(roll.chance))}%
        </b>
        <small>
          <Money minor={minorFromText(roll.stake)} currency={roll.currency} /> ·{' '}
          {shown(formatMultiplier(roll.chance))}×
        </small>
        <small>{shown(at)}</small>
      </span>
      <span className="past__end">
        <Money minor={net} currency={roll.currency} sign="always" tone="result" />
        <Button
          size="small"
          icon="seal"
          onClick={() => onVerify(roll.betId)}
          aria-label={t`Verify the roll ${formatRoll(roll.roll)} of ${at}`}
        >
          <Trans>Verify</Trans>
        </Button>
      </span>
    </li>
  );
}

/** All rolls of the member, paged, each with a link to verify it. */
export function HistoryPanel({ session, newest, onVerify }: HistoryPanelProps) {
  const { rolls, hasMore, isLost, more } = useRolls(session, newest);
  return (
    <div className="panel__body">
      {rolls?.length === 0 && (
        <p className="panel__quiet">
          <Trans>No rolls yet. Each one will be listed here, with its proof.</Trans>
        </p>
      )}
      {rolls === null && !isLost && (
        <p className="panel__quiet" role="status">
          <Trans>Loading</Trans>
        </p>
      )}
      <ul className="pasts">
        {rolls?.map((roll) => (
          <HistoryRow key={roll.betId} roll={roll} onVerify={onVerify} />
        ))}
      </ul>
      {isLost && (
        <p className="panel__bad" role="alert">
          <Trans>The list could not be loaded.</Trans>
        </p>
      )}
      {(hasMore || isLost) && (
        <Button block onClick={more}>
          {isLost ? <Trans>Try again</Trans> : <Trans>Show older rolls</Trans>}
        </Button>
      )}
    </div>
  );
}
