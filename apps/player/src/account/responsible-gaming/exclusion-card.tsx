import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayBreak, PlaySettings } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { breakTitles } from './labels.ts';
import type { MemberBreak } from './labels.ts';

const ConfirmDialog = createLazyDialog(() =>
  import('./confirm-dialog.tsx').then((m) => m.ConfirmDialog),
);

const ExclusionDialog = createLazyDialog(() =>
  import('./exclusion-dialog.tsx').then((m) => m.ExclusionDialog),
);

/** The break that holds: until when, and the way back where there is one. */
function Present({
  pause,
  hasPassword,
}: {
  readonly pause: PlayBreak;
  readonly hasPassword: boolean;
}) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="play__present">
        <b>{t(breakTitles[pause.kind])}</b>{' '}
        {pause.kind === 'under_age' ? (
          <Trans>
            You must have reached the minimum age to play here. You can withdraw your money. Is this
            a mistake? Write to us.
          </Trans>
        ) : pause.opensAt !== null ? (
          <Trans>
            Your account opens for play on <Moment at={pause.opensAt} />.
          </Trans>
        ) : pause.until === null ? (
          <Trans>You have excluded yourself permanently.</Trans>
        ) : (
          <Trans>
            Until <Moment at={pause.until} />. After that you can request to return.
          </Trans>
        )}
      </p>
      {pause.mayAsk && (
        <Button onClick={() => setAsking(true)}>
          <Trans>Request to return</Trans>
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          act={{ act: 'reopen' }}
          hasPassword={hasPassword}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Time-out and self-exclusion. */
export function ExclusionCard({ pause, hasPassword }: Pick<PlaySettings, 'pause' | 'hasPassword'>) {
  const [open, setOpen] = useState<MemberBreak | null>(null);
  const isForEver = pause !== null && pause.until === null;
  return (
    <>
      <h2 className="play__title">
        <Trans>A break from play</Trans>
      </h2>
      <p className="play__note">
        <Trans>A time-out is short. A self-exclusion is long, for when playing harms you.</Trans>
      </p>
      {pause && <Present pause={pause} hasPassword={hasPassword} />}
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
        <ExclusionDialog kind={open} hasPassword={hasPassword} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
