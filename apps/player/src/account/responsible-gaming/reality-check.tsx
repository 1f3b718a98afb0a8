import { Plural, Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  responsibleGamingAcknowledgeRealityCheck,
  responsibleGamingGetRealityCheck,
} from '@khelaghor/client/routes/account.gen.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { Receipt } from '@khelaghor/ui/receipt/receipt.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { useState } from 'react';
import { call, fetchValue } from '../../shared/api.ts';
import { useNowMs } from '../../shared/clock.ts';
import { Link } from '../../shared/navigation.tsx';
import { useSsrContext } from '../../shared/ssr-context.tsx';
import { paths } from '../../shared/paths.ts';
import { memberQuery } from '../../shared/api-queries.ts';
import { useTrouble } from '../../shared/use-trouble.ts';
import { signOut } from '../../shared/session-changes.ts';

function Figures() {
  const nowMs = useNowMs(useSsrContext().now);
  const check = useQuery({
    queryKey: ['play-check'],
    queryFn: ({ signal }) => fetchValue(responsibleGamingGetRealityCheck, {}, signal),
    staleTime: 0,
    gcTime: 0,
  });
  if (check.data === undefined) return <SkeletonList count={1} />;
  const { since, staked, net, currency } = check.data;
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(since)) / 60_000));
  return (
    <Receipt
      title={<Trans>Since the login or the last check</Trans>}
      lines={[
        {
          key: 'time',
          name: <Trans>Time</Trans>,
          value: <Plural value={minutes} one="# minute" other="# minutes" />,
        },
        {
          key: 'staked',
          name: <Trans>Staked</Trans>,
          value: <Money minor={parseMinorText(staked)} currency={currency} />,
        },
        {
          key: 'net',
          name: <Trans>Won or lost</Trans>,
          value: <Money minor={parseMinorText(net)} currency={currency} sign="always" />,
        },
      ]}
    />
  );
}

/** How play goes. It stays until the member has seen it; until then no stake is taken. */
export function RealityCheck() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const { trouble, showRefusal } = useTrouble();
  const goOn = async () => {
    setBusy(true);
    const reply = await call(responsibleGamingAcknowledgeRealityCheck, {});
    setBusy(false);
    if (!reply.success) return showRefusal(reply);
    queries.setQueryData(
      memberQuery.queryKey,
      (member) => member && { ...member, play: reply.value },
    );
  };
  return (
    <Modal
      open
      dismissible={false}
      onClose={() => void goOn()}
      title={<Trans>Reality check</Trans>}
      lead={<Trans>Betting is paused until you confirm the reality check.</Trans>}
      actions={
        <>
          <Button icon="logout" onClick={() => void signOut(queries)}>
            <Trans>Log out</Trans>
          </Button>
          <Button icon="history" render={<Link to={paths.bets} />}>
            <Trans>Betting record</Trans>
          </Button>
          <Button kind="primary" busy={isBusy} onClick={() => void goOn()}>
            <Trans>Continue</Trans>
          </Button>
        </>
      }
    >
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      <Figures />
    </Modal>
  );
}
