import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';

/** From twice the stake on a crash point stands out, by shape and not only by colour. */
const highCrashPoint = 200n;

/** The crash points of the last rounds, newest first. */
export function LastCrashPoints({ recent }: { readonly recent: readonly SharedRound[] }) {
  const { t } = useLingui();
  const { digits } = useFormat();
  if (recent.length === 0) return <div className="recent-rounds" />;
  return (
    <ul className="recent-rounds" aria-label={t`Crash points of the last rounds`}>
      {recent.slice(0, 12).map(({ roundId, crashPoint }) => {
        const isHigh = (parseHeight(crashPoint) ?? 0n) >= highCrashPoint;
        return (
          <li key={roundId} className={isHigh ? 'recent-round recent-round--won' : 'recent-round'}>
            {toDigits(`${crashPoint}×`, digits)}
          </li>
        );
      })}
    </ul>
  );
}
