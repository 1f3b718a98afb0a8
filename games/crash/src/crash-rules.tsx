import {
  CRASH_RETURN,
  CRASH_SCOPE,
  crashEngine,
  MULTIPLIER_MIN,
} from '@khelaghor/engine-crash/public.ts';
import { MULTIPLIER_MAX } from '@khelaghor/engine-crash/multiplier.ts';
import { QUICKNET } from '@khelaghor/fairness/beacon.ts';
import { computeLowestReturn } from '@khelaghor/game-engine/game-return.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { formatHundredths } from '@khelaghor/game-engine/height.ts';
import { RulesVersion, SharedRules } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** The rules, with the engine's own numbers. */
export function CrashRules({ limits }: { readonly limits: GameLimits | null }) {
  const format = useFormat();
  const returns = formatPercent(CRASH_RETURN, { ...format, rounding: 'exact' });
  const lowest = formatPercent(computeLowestReturn(crashEngine), { ...format, rounding: 'floor' });
  const show = (multiplier: number) => toDigits(`${formatHundredths(multiplier)}×`, format.digits);
  const [smallest, largest] = [show(MULTIPLIER_MIN), show(MULTIPLIER_MAX)];
  const seconds = (ms: number) => toDigits((ms / 1000).toFixed(1), format.digits);
  const [two, ten] = [crashEngine.getDueMs(200), crashEngine.getDueMs(1_000)].map(seconds);
  const period = toDigits(String(QUICKNET.periodMs / 1_000), format.digits);
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            All players share one round. Bets are accepted for 6 seconds, two of each player at
            most. Then a kite climbs, and with it the multiplier: twice the stake after {two}{' '}
            seconds, ten times after {ten}.
          </Trans>
        </li>
        <li>
          <Trans>
            Cash out before the string breaks at the crash point, and your bet is paid the stake
            times the multiplier of that moment, rounded down to a whole poisha. After the crash
            point it is paid nothing.
          </Trans>
        </li>
        <li>
          <Trans>
            You can cash out from {smallest} on. You can set an auto cash-out, up to {largest}.
            There, or where the limit of payouts is reached, every bet cashes out by itself.
          </Trans>
        </li>
        <li>
          <Trans>
            What counts is when your cash-out has arrived whole at our server, not when we write it
            down; once the end of the round is told, none is accepted. A slow connection makes it
            arrive later; an auto cash-out does not depend on it.
          </Trans>
        </li>
        <li>
          <Trans>
            The chance that a multiplier is reached, in percent, is 99 divided by the multiplier.
            Return to the player (RTP): <b>{returns}</b> on average over many rounds, whenever you
            cash out; lists round it down to {lowest}. The house keeps the rest.
          </Trans>
        </li>
        <li>
          <Trans>
            If our server fails while a round runs, the round goes on by the clock to the same crash
            point: cash-outs that were confirmed and auto cash-outs that were reached are paid, all
            other bets lose. Until another server has taken over, a cash-out has to wait; an auto
            cash-out does not.
          </Trans>
        </li>
        <li>
          <Trans>
            Where a round names a number of the public beacon, it does so before bets are accepted:
            a round of quicknet, the network of drand, which makes one every {period} seconds, after
            bets are closed. Until then the number is unknown. The round waits for it, however late
            it is told; only if it has not come within a day, all stakes go back.
          </Trans>
        </li>
        <SharedRules returned={null} limits={limits} />
      </ul>
      <RulesVersion scope={CRASH_SCOPE} />
    </>
  );
}
