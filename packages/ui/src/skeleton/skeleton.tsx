import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

const FRAME =
  'M26 322V122Q24 94 54 90 54 62 88 60 96 40 128 42 150 42 160 29 170 42 192 42 224 40 232 60 ' +
  '266 62 266 90 296 94 294 122V322ZM46 322H274C280 334 291 339 304 340V370C291 371 280 376 274 ' +
  '388H46C40 376 29 371 16 370V340C29 339 40 334 46 322Z';

type SkeletonProps = {
  /** The shape of what is awaited. */
  readonly shape: 'plate' | 'line' | 'figure' | 'disc' | 'banner' | 'card';
  /** A line's length as a share of its place, 0 to 1. */
  readonly length?: number;
};

/** The place of something that is on its way, in its final shape. */
export function Skeleton({ shape, length = 1 }: SkeletonProps) {
  return (
    <div
      className={`skeleton skeleton--${shape}`}
      style={shape === 'line' && length < 1 ? { inlineSize: `${length * 100}%` } : undefined}
    >
      {shape === 'plate' && (
        <svg viewBox="0 0 320 400" aria-hidden="true">
          <path d={FRAME} />
        </svg>
      )}
    </div>
  );
}

/** Says once, to those who cannot see the shapes, that something is on its way. */
export function SkeletonGroup({ children }: { children: ReactNode }) {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        <Trans>Loading</Trans>
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

/** A shelf of panels that are on their way. */
export function SkeletonCards({ count = 5 }: { count?: number }) {
  return (
    <SkeletonGroup>
      <div className="card-list">
        {Array.from({ length: count }, (_, index) => (
          <div key={index}>
            <Skeleton shape="plate" />
            <Skeleton shape="line" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}

/** A list of rows that are on their way. */
export function SkeletonList({ count = 5 }: { count?: number }) {
  return (
    <SkeletonGroup>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="skeleton-row">
          <Skeleton shape="disc" />
          <div>
            <Skeleton shape="line" length={0.6} />
            <Skeleton shape="line" length={0.35} />
          </div>
          <Skeleton shape="figure" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
