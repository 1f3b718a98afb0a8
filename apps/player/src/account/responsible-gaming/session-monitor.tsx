import './session-monitor.css';
import { Trans } from '@lingui/react/macro';
import type { PlayNotice } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { AppealLink } from '../../shared/appeal-link.tsx';
import { useNowMs } from '../../shared/clock.ts';
import { createLazyDialog, createLazyPart } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { Link, useLocation } from '../../shared/navigation.tsx';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember } from '../../shared/api-queries.ts';

const RealityCheck = createLazyDialog(() =>
  import('./reality-check.tsx').then((m) => m.RealityCheck),
);

const TimeLimitBanner = createLazyPart(() =>
  import('./time-limit-banner.tsx').then((m) => m.TimeLimitBanner),
);

type Pause = NonNullable<PlayNotice['pause']>;

/** Says that an operator stopped the member's play, why and until when. */
function FrozenText({ pause: { until, reason } }: { readonly pause: Pause }) {
  return (
    <>
      {until === null ? (
        <Trans>Play and deposits are stopped for your account.</Trans>
      ) : (
        <Trans>
          Play and deposits are stopped for your account until <Moment at={until} />.
        </Trans>
      )}{' '}
      <Trans>Reason: {reason}</Trans>
    </>
  );
}

/** Says on every page that a break or a freeze runs, and until when. */
function ExclusionBanner({ pause }: { readonly pause: Pause }) {
  return (
    <div className="pause-line" role="status">
      <Icon name="pause" />
      <span>
        {pause.kind === 'frozen' ? (
          <>
            <FrozenText pause={pause} /> <AppealLink />
          </>
        ) : pause.kind === 'under_age' ? (
          <Trans>You must have reached the minimum age to play here.</Trans>
        ) : pause.until === null ? (
          <Trans>You have excluded yourself.</Trans>
        ) : (
          <Trans>
            You are on a break from play until <Moment at={pause.until} />.
          </Trans>
        )}{' '}
        <Link to={paths.withdraw}>
          <Trans>Withdraw money</Trans>
        </Link>
      </span>
    </div>
  );
}

/** Shows a running break, the time limit, and the reality check when it is due. */
export function SessionMonitor() {
  const member = useMember();
  const nowMs = useNowMs(useSsrContext().now);
  const { pathname } = useLocation();
  if (!member) return null;
  const { play } = member;
  const { pause, checkDueAt } = play;
  if (pause !== null) return <ExclusionBanner pause={pause} />;
  // The reality check links to the betting record: there it stays closed, and stakes stay blocked.
  const isDue = checkDueAt !== null && Date.parse(checkDueAt) <= nowMs && pathname !== paths.bets;
  return (
    <>
      {(play.timeEndsAt ?? play.timeOpensAt) !== null && <TimeLimitBanner {...play} />}
      {isDue && <RealityCheck />}
    </>
  );
}
