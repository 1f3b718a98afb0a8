import { lazy, Suspense } from 'react';
import { withTexts } from '../language.ts';
import type { Meanwhile, ValueWords } from './use-merged-draft.ts';

// Seldom seen, so it comes late, with texts that most pages do not load.
const ChangedMeanwhile = lazy(
  withTexts('site', async () => ({
    default: (await import('./changed-meanwhile.tsx')).ChangedMeanwhile,
  })),
);

type PanelProps = {
  /** Null: the record stands as the form read it. */
  readonly meanwhile: Meanwhile | null;
  readonly words?: ValueWords;
  readonly getName?: (name: string) => string;
};

/** Above the button of a form: what was changed in the record after the form read it. */
export function MeanwhilePanel({ meanwhile, ...names }: PanelProps) {
  return (
    meanwhile && (
      <Suspense fallback={null}>
        <ChangedMeanwhile {...meanwhile} {...names} />
      </Suspense>
    )
  );
}
