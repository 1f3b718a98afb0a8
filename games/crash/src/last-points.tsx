import type { SharedRound } from '@khelaghor/contract/play/shared-rounds.ts';
import { parseHeight } from '@khelaghor/game-engine/height.ts';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useLingui } from '@lingui/react/macro';

/** From twice the stake on a point stands out, by shape and not only by colour. */
const highPoint = 200n;

/** Where the last rounds ended, newest first. */
export function LastPoints({ recent }: { readonly recent: readonly SharedRound[] }) {
  const { t } = useLingui();
  const { digits } = useFormat();
  if (recent.length === 0) return <div className="recent-rounds" />;
  return (
    <ul className="recent-rounds" aria-label={t`Where the last rounds ended`}>
      {recent.slice(0, 12).map(({ roundId, point }) => {
        const isHigh = (parseHeight(point) ?? 0n) >= highPoint;
        return (
          <li key={roundId} className={isHigh ? 'recent-round recent-round--won' : 'recent-round'}>
            {toDigits(`${point}×`, digits)}
          </li>
        );
      })}
    </ul>
  );
}
