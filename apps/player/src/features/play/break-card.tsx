import { Trans, useLingui } from '@lingui/react/macro';
import { playAskToReopen } from '@khelaghor/client/routes.gen.ts';
import type { PlayBreak, PlaySettings } from '@khelaghor/contract/play-limits.ts';
import { Bar } from '@khelaghor/ui/bar/bar.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { call } from '../../shared/call.ts';
import { lazyDialog } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { breakTitles } from './play-words.ts';
import { usePlayChange } from './use-play.ts';

const BreakDialog = lazyDialog(() => import('./break-dialog.tsx').then((m) => m.BreakDialog));

/** The break that holds: until when, and the way back where there is one. */
function Present({ pause }: { readonly pause: PlayBreak }) {
  const { t } = useLingui();
  const { change, isBusy, trouble } = usePlayChange();
  return (
    <>
      {trouble !== null && <Bar kind="warn">{trouble}</Bar>}
      <p className="play__present">
        <b>{t(breakTitles[pause.kind])}</b>{' '}
        {pause.opensAt !== null ? (
          <Trans>
            Your account opens for play on <Moment at={pause.opensAt} />.
          </Trans>
        ) : pause.until === null ? (
          <Trans>You have excluded yourself from play for ever.</Trans>
        ) : (
          <Trans>
            Until <Moment at={pause.until} />. After that you may ask to come back.
          </Trans>
        )}
      </p>
      {pause.mayAsk && (
        <Button busy={isBusy} onClick={() => void change(() => call(playAskToReopen, {}))}>
          <Trans>Ask to come back</Trans>
        </Button>
      )}
    </>
  );
}

/** Time-out and self-exclusion. */
export function BreakCard({ pause, hasPassword }: Pick<PlaySettings, 'pause' | 'hasPassword'>) {
  const [open, setOpen] = useState<PlayBreak['kind'] | null>(null);
  const isForEver = pause !== null && pause.until === null;
  return (
    <>
      <h2 className="play__title">
        <Trans>A break from play</Trans>
      </h2>
      <p className="play__note">
        <Trans>
          A time-out is short and ends by itself. A self-exclusion is long, for when play does you
          no good.
        </Trans>
      </p>
      {pause && <Present pause={pause} />}
      {!isForEver && (
        <div className="play__acts">
          {pause?.kind !== 'self_exclusion' && (
            <Button icon="pause" onClick={() => setOpen('time_out')}>
              <Trans>Time-out</Trans>
            </Button>
          )}
          <Button icon="shield" onClick={() => setOpen('self_exclusion')}>
            <Trans>Self-exclusion</Trans>
          </Button>
        </div>
      )}
      {open !== null && (
        <BreakDialog kind={open} hasPassword={hasPassword} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
