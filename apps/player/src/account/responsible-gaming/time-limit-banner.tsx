import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PlayNotice } from '@khelaghor/contract/account/responsible-gaming.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { useNowMs } from '../../shared/clock.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { paths } from '../../shared/paths.ts';
import { memberQuery } from '../../shared/api-queries.ts';

/** Says when the time limit ends, shortly before. At the end it asks the server. */
function NearEnd({ endsAt }: { readonly endsAt: string }) {
  const queries = useQueryClient();
  const nowMs = useNowMs(useSsrContext().now);
  const isOver = Date.parse(endsAt) <= nowMs;
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: memberQuery.queryKey });
  }, [isOver, queries]);
  return (
    <Trans>
      Your playing time ends: <Moment at={endsAt} />. Finish your current game.
    </Trans>
  );
}

/** Says on every page that the member's time limit is nearly or fully used up. */
export function TimeLimitBanner({ timeEndsAt, timeOpensAt }: PlayNotice) {
  return (
    <div className="pause-line" role="status">
      <Icon name="clock" />
      {timeOpensAt === null ? (
        <span>{timeEndsAt !== null && <NearEnd endsAt={timeEndsAt} />}</span>
      ) : (
        <span>
          <Trans>
            Your playing time is used up. It starts again: <Moment at={timeOpensAt} />.
          </Trans>{' '}
          <Link to={paths.withdraw}>
            <Trans>Withdraw money</Trans>
          </Link>
        </span>
      )}
    </div>
  );
}
