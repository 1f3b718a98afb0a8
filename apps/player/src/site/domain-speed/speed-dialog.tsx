import { sessionCreateHandoffCode } from '@khelaghor/client/routes/account.gen.ts';
import { call } from '../../shared/api.ts';
import { useOpenWindow } from '../../shared/open-window.ts';
import { paths } from '../../shared/paths.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { toDigits } from '@khelaghor/money/digits.ts';
import { ErrorState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useEffect, useState } from 'react';
import { ExternalLink } from '../../shared/external-link.tsx';
import { useMember } from '../../shared/api-queries.ts';
import { isTrial } from '../../shared/demo.ts';
import { measureSpeed } from './measure-speed.ts';
import { getSiteAddresses } from './site-addresses.ts';
import { compareBySpeed, getSpeedClass } from './speed-class.ts';
import type { Measured } from './speed-class.ts';
import './speed.css';

/** Opens another address of the site in a window of its own, logged in as here. */
function useEnter(domainName: string): () => void {
  const openWindow = useOpenWindow();
  const ask = async () => {
    const reply = await call(sessionCreateHandoffCode, { body: { domainName, route: paths.home } });
    return reply.success ? `${domainName}${paths.home}?token=${reply.value.code}` : reply;
  };
  return () => openWindow(ask);
}

const noTrips: ReadonlyMap<string, number> = new Map();

/** Measures every address, one after another so that none is in another's way. */
function useTrips(domains: readonly string[] | undefined, run: number) {
  const [trips, setTrips] = useState(noTrips);
  useEffect(() => {
    let wanted = true;
    const measureAll = async () => {
      setTrips(noTrips);
      for (const domain of domains ?? []) {
        const trip = await measureSpeed(domain);
        if (!wanted) return;
        setTrips((known) => new Map([...known, [domain, trip]]));
      }
    };
    void measureAll();
    return () => {
      wanted = false;
    };
  }, [domains, run]);
  return trips;
}

type RowProps = Measured & {
  /** It is this one's turn; the others wait. */
  readonly isTesting: boolean;
};

function Speed({ roundTripMs, isTesting }: Omit<RowProps, 'domainName'>) {
  const { digits } = useFormat();
  if (roundTripMs === null) {
    return (
      <span className="speed__trip">
        {isTesting ? (
          <>
            <Spinner /> <Trans>Testing…</Trans>
          </>
        ) : (
          <StatusBadge tone="quiet">
            <Trans>Not tested yet</Trans>
          </StatusBadge>
        )}
      </span>
    );
  }
  const speed = getSpeedClass(roundTripMs);
  // Slow is only what did not answer, so there is no time to be said.
  if (speed === 'slow') {
    return (
      <StatusBadge tone="bad">
        <Trans>No reply</Trans>
      </StatusBadge>
    );
  }
  const ms = toDigits(String(Math.max(1, Math.round(roundTripMs))), digits);
  return (
    <span className="speed__trip">
      <span className="speed__ms">
        <Trans>{ms} ms</Trans>
      </span>
      {speed === 'fast' ? (
        <StatusBadge tone="good">
          <Trans>Fast</Trans>
        </StatusBadge>
      ) : (
        <StatusBadge tone="open">
          <Trans>Normal</Trans>
        </StatusBadge>
      )}
    </span>
  );
}

function DomainRow({ domainName, roundTripMs, isTesting }: RowProps) {
  const { t } = useLingui();
  const { host } = new URL(domainName);
  const member = useMember();
  const enter = useEnter(domainName);
  // A login goes along; a trial stays where it is.
  const isTaken = member !== null && !isTrial(member) && domainName !== location.origin;
  return (
    <li className="speed__row">
      <bdi className="speed__name" dir="ltr" lang="zxx">
        {host}
      </bdi>
      <Speed roundTripMs={roundTripMs} isTesting={isTesting} />
      <Button
        size="small"
        icon="external"
        {...(isTaken ? { onClick: enter } : { render: <ExternalLink href={domainName} /> })}
        aria-label={t`Enter ${host}, in a new tab`}
      >
        <Trans>Enter</Trans>
      </Button>
    </li>
  );
}

/** The addresses of the site, the quickest first, each with a way in. */
export function SpeedDialog({ onClose }: { readonly onClose: () => void }) {
  const [run, setRun] = useState(0);
  const domains = useQuery({
    queryKey: ['domains'],
    queryFn: ({ signal }) => getSiteAddresses(signal),
    staleTime: 60_000,
  });
  const trips = useTrips(domains.data, run);
  const rows = compareBySpeed(
    (domains.data ?? []).map((domainName) => ({
      domainName,
      roundTripMs: trips.get(domainName) ?? null,
    })),
  );
  const current = domains.data?.[trips.size];
  const isDone = domains.data !== undefined && trips.size === domains.data.length;
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Speed check</Trans>}
      lead={<Trans>How fast each of our addresses responds. All of them are this site.</Trans>}
      actions={
        <Button icon="refresh" busy={!isDone} onClick={() => setRun(run + 1)}>
          <Trans>Test again</Trans>
        </Button>
      }
    >
      {domains.isError && <ErrorState onRetry={() => void domains.refetch()} />}
      <ul className="speed" aria-busy={!isDone}>
        {rows.map((row) => (
          <DomainRow key={row.domainName} {...row} isTesting={row.domainName === current} />
        ))}
      </ul>
    </Modal>
  );
}
