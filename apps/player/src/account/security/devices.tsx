import { Trans, useLingui } from '@lingui/react/macro';
import type { SessionValue } from '@khelaghor/contract/account/sessions.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Moment } from '../../shared/moment.tsx';
import { useRefusalText } from '../../shared/error-text.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { AccountRow } from '../../shared/account-row.tsx';
import { DeviceName } from '../../shared/device-name.tsx';
import { useEndSession, useSessions } from './use-sessions.ts';

/** The name of a country; null where the browser knows none. */
function useCountryName(country: string | null): string | null {
  const { lang } = useFormat();
  if (country === null) return null;
  return new Intl.DisplayNames(lang, { type: 'region', fallback: 'none' }).of(country) ?? null;
}

function Place({ address, country }: Pick<SessionValue, 'address' | 'country'>) {
  const name = useCountryName(country);
  return (
    <small>
      {name !== null && `${name} · `}
      <span lang="zxx">{address}</span>
    </small>
  );
}

function EndButton({ session }: { readonly session: SessionValue }) {
  const { t } = useLingui();
  const toast = useToast();
  const end = useEndSession();
  const formatRefusal = useRefusalText();
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    const refusal = await end(session.sessionId);
    setBusy(false);
    toast(
      refusal
        ? { tone: 'bad', title: formatRefusal(refusal) }
        : { tone: 'good', title: t`Logged out on that device` },
    );
  };
  return (
    <Button size="small" icon="logout" busy={busy} onClick={() => void press()}>
      <Trans>Log out there</Trans>
    </Button>
  );
}

function Device({ session }: { readonly session: SessionValue }) {
  return (
    <AccountRow
      title={
        <b>
          <DeviceName browser={session.browser} system={session.system} />
        </b>
      }
      note={
        <>
          <small>
            {session.isOpen ? <Trans>Last active:</Trans> : <Trans>Logged in:</Trans>}{' '}
            <Moment at={session.isOpen ? session.seenAt : session.openedAt} />
          </small>
          <Place address={session.address} country={session.country} />
        </>
      }
    >
      {session.isThis ? (
        <Tag tone="good">
          <Trans>This device</Trans>
        </Tag>
      ) : (
        session.isOpen && <EndButton session={session} />
      )}
    </AccountRow>
  );
}

function DeviceList({ sessions }: { readonly sessions: readonly SessionValue[] }) {
  return (
    <ul className="account-rows">
      {sessions.map((session) => (
        <Device key={session.sessionId} session={session} />
      ))}
    </ul>
  );
}

function Lists() {
  const query = useSessions();
  const { data, error } = query;
  if (!data && error) return <QueryError query={query} />;
  if (!data) return <SkeletonList count={3} />;
  const ended = data.filter(({ isOpen }) => !isOpen);
  return (
    <>
      <DeviceList sessions={data.filter(({ isOpen }) => isOpen)} />
      <h2 className="security__title">
        <Trans>Earlier logins</Trans>
      </h2>
      {ended.length === 0 ? (
        <p className="security__note">
          <Trans>None yet</Trans>
        </p>
      ) : (
        <DeviceList sessions={ended} />
      )}
    </>
  );
}

/** The member's active and past sessions. */
export function Devices() {
  return (
    <>
      <h2 className="security__title">
        <Trans>Your sessions</Trans>
      </h2>
      <p className="security__note">
        <Trans>Do you see an unknown login? Log out there, then change your password.</Trans>
      </p>
      <Lists />
    </>
  );
}
