import './race.css';
import { getResultLength } from '@khelaghor/engine-lottery/public.ts';
import { type CSSProperties, useId } from 'react';
import { useNumberFormat } from '../number-format.ts';
import type { DrawingProps } from './drawing.ts';

/** When the winner is home, and how much later each of the others, in milliseconds. */
const winnerMs = 2_200;
const gapMs = 140;

const getArrivalMs = (rank: number): number => winnerMs + rank * gapMs;

/** The time until the last one is home, in milliseconds. */
export const getRaceMs = ({ draw }: DrawingProps['family']): number =>
  getArrivalMs(getResultLength(draw) - 1);

/** Half-way, as a share of the lane: those who lead there are not those who win. */
const getHalfWay = (car: number, rank: number): number => 24 + ((car * 7 + rank * 3) % 6) * 5;

/** A rickshaw from the side, drawn once and used in every lane. */
function Rickshaw({ id }: { readonly id: string }) {
  return (
    <svg className="race__symbols" aria-hidden="true">
      <symbol id={id} viewBox="0 0 60 32">
        <path fill="none" d="M29 23h14l6-12M22 23h8" />
        <path fill="currentColor" d="M3 14h24l-3 10H7z" />
        <path className="race__seat" d="M8 18h12" />
        <path fill="currentColor" d="M3 14C0 3 14-3 23 4l-7 10z" />
        <path className="race__hood" d="M9 14C7 8 10 3 15 2M16 14l-3-1" />
        <path className="race__rider" d="M31 20c-2-6 0-11 5-12l4 7 7-1M33 20l5 5" />
        <circle className="race__head" cx="37" cy="5" r="3.2" />
        <circle className="race__wheel" cx="14" cy="24" r="6.5" />
        <circle className="race__wheel" cx="50" cy="24" r="6.5" />
      </symbol>
    </svg>
  );
}

/** Ten lanes. A rickshaw waits at the start until the order is known, then they race for it. */
export function Race({ family, result, issueId, mood }: DrawingProps) {
  const { digits } = useNumberFormat();
  const id = useId();
  const count = getResultLength(family.draw);
  const order = mood === 'rolling' ? null : result;
  const cars = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className={`race race--${order === null ? 'rolling' : mood}`}>
      <Rickshaw id={id} />
      <div className="race__track">
        {cars.map((car) => {
          const rank = order?.indexOf(car) ?? 0;
          const style = {
            '--end': 84 - rank * 2.4,
            '--half': getHalfWay(car, rank),
            '--arrival': `${getArrivalMs(rank)}ms`,
          } as CSSProperties;
          return (
            <div key={`${car}-${issueId}`} className="race__lane">
              <div className="race__run" style={style}>
                <svg className={`race__car car-tin--${car}`}>
                  <use href={`#${id}`} />
                </svg>
              </div>
              <span className={`race__flag car-tin--${car}`}>{digits(car)}</span>
            </div>
          );
        })}
      </div>
      <div className="race__order">
        {cars.map((_, rank) => {
          const car = order?.[rank];
          const style = { '--arrival': `${getArrivalMs(rank)}ms` } as CSSProperties;
          return (
            <span key={`${rank}-${issueId}`} className="race__place">
              {car !== undefined && (
                <b className={`race__plate car-tin--${car}`} style={style}>
                  {digits(car)}
                </b>
              )}
            </span>
          );
        })}
      </div>
    </div>
  );
}
