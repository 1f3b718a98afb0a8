import './tumble-grid.css';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';

type TumbleSignProps = {
  readonly trail: readonly number[];
  /** The factor of the window that is shown. */
  readonly factor: number;
  /** The win of the spin so far, as it is shown; empty: nothing. */
  readonly amount: string;
};

/** On the sign while a spin tumbles: what it has won, and the trail with its factor lit. */
export function TumbleSign({ trail, factor, amount }: TumbleSignProps) {
  const { digits } = useFormat();
  const hasTrail = trail.length > 1;
  return (
    <div className={hasTrail ? 'slot-sign series-plank' : 'slot-sign'} aria-hidden="true">
      {hasTrail && (
        <span className="tumble-trail">
          {trail.map((step) => (
            <b
              key={step}
              className={
                step === factor
                  ? 'tumble-trail__step tumble-trail__step--lit'
                  : 'tumble-trail__step'
              }
            >
              {toDigits(`×${step}`, digits)}
            </b>
          ))}
        </span>
      )}
      <b className="painted">{amount}</b>
    </div>
  );
}
