import './mines-rules.css';
import {
  CELL_COUNT,
  formatPay,
  getPay,
  MINES_RETURN,
  MINES_SCOPE,
} from '@khelaghor/engine-mines/public.ts';
import type { GameLimits } from '@khelaghor/game-engine/game-engine.ts';
import { RulesVersion } from '@khelaghor/game-sdk/panels/shared-rules.tsx';
import { StepRules } from '@khelaghor/game-sdk/panels/step-rules.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { formatPercent } from '@khelaghor/money/format-money.ts';
import { divideRatio } from '@khelaghor/money/ratio.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Trans } from '@lingui/react/macro';

/** What each number of flowers pays with so many mines, and how likely it is to get there. */
function PayTable({ mines }: { readonly mines: number }) {
  const format = useFormat();
  const show = (text: string) => toDigits(text, format.digits);
  const count = show(String(mines));
  return (
    <table className="pays">
      <caption>
        <Trans>Pays and chances with mines: {count}</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Flowers</Trans>
          </th>
          <th scope="col">
            <Trans>Chance</Trans>
          </th>
          <th scope="col">
            <Trans>Pays</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: CELL_COUNT - mines }, (_, index) => index + 1).map((flowers) => {
          const pays = getPay(mines, flowers);
          const chance = divideRatio(MINES_RETURN, pays);
          return (
            <tr key={flowers}>
              <th scope="row">{show(String(flowers))}</th>
              <td>{formatPercent(chance, { ...format, rounding: 'floor', decimals: 4 })}</td>
              <td>{show(`${formatPay(pays)}×`)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type MinesRulesProps = { readonly limits: GameLimits | null; readonly mines: number };

/** The rules, with the engine's own numbers. */
export function MinesRules({ limits, mines }: MinesRulesProps) {
  return (
    <>
      <ul className="rules">
        <li>
          <Trans>
            There are 25 pots. You choose how many hide a mine, which is a crow: 1 to 24. The others
            hide a flower. All are drawn before you open the first one.
          </Trans>
        </li>
        <li>
          <Trans>
            Each flower raises what taking pays. A crow ends the round, and nothing is paid. You can
            stop after every flower; with the last one the round is paid by itself.
          </Trans>
        </li>
        <li>
          <Trans>
            Taking pays the stake times 0.99 divided by the chance of getting so far, stake
            included, rounded down to a whole poisha.
          </Trans>
        </li>
        <StepRules returned={MINES_RETURN} limits={limits} />
      </ul>
      <PayTable mines={mines} />
      <RulesVersion scope={MINES_SCOPE} />
    </>
  );
}
