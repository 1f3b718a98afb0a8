import { Trans } from '@lingui/react/macro';
import type { Factors, PasskeyValue } from '@khelaghor/contract/account/factor-settings.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { toDigits } from '@khelaghor/money/digits.ts';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { useState } from 'react';
import { createLazyDialog } from '../../shared/lazy-dialog.tsx';
import { Moment } from '../../shared/moment.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { AccountRow } from '../../shared/account-row.tsx';
import type { FactorAction } from './factor-action.ts';
import { useFactors } from './use-security.ts';

const FactorDialog = createLazyDialog(() =>
  import('./factor-dialog.tsx').then((m) => m.FactorDialog),
);

type ActProps = { readonly onAct: (act: FactorAction) => void };

function Authenticator({ since, onAct }: { readonly since: string | null } & ActProps) {
  return (
    <AccountRow
      title={
        <b>
          <Trans>Authenticator app</Trans>
        </b>
      }
      note={
        <small>
          {since === null ? (
            <Trans>A new code on your phone every 30 seconds</Trans>
          ) : (
            <Trans>
              Turned on: <Moment at={since} />
            </Trans>
          )}
        </small>
      }
    >
      {since === null ? (
        <Button size="small" icon="shield" onClick={() => onAct({ act: 'add-authenticator' })}>
          <Trans>Turn on</Trans>
        </Button>
      ) : (
        <Button size="small" icon="trash" onClick={() => onAct({ act: 'remove-authenticator' })}>
          <Trans>Remove the app</Trans>
        </Button>
      )}
    </AccountRow>
  );
}

function Passkey({ passkey, onAct }: { readonly passkey: PasskeyValue } & ActProps) {
  const { name, addedAt, usedAt } = passkey;
  return (
    <AccountRow
      title={
        <b translate="no" lang="zxx">
          {name}
        </b>
      }
      note={
        <small>
          {usedAt === null ? (
            <Trans>
              Passkey added: <Moment at={addedAt} />
            </Trans>
          ) : (
            <Trans>
              Passkey, last used: <Moment at={usedAt} />
            </Trans>
          )}
        </small>
      }
    >
      <Button size="small" icon="trash" onClick={() => onAct({ act: 'remove-passkey', passkey })}>
        <Trans>Remove the passkey</Trans>
      </Button>
    </AccountRow>
  );
}

function List({ factors, onAct }: { readonly factors: Factors } & ActProps) {
  const { authenticatorSince, passkeys, recoveryCodesLeft } = factors;
  const { digits } = useFormat();
  const left = toDigits(String(recoveryCodesLeft), digits);
  const hasFactor = authenticatorSince !== null || passkeys.length > 0;
  return (
    <ul className="account-rows">
      <Authenticator since={authenticatorSince} onAct={onAct} />
      {passkeys.map((passkey) => (
        <Passkey key={passkey.passkeyId} passkey={passkey} onAct={onAct} />
      ))}
      <AccountRow
        title={
          <b>
            <Trans>Passkey</Trans>
          </b>
        }
        note={
          <small>
            <Trans>Log in with your fingerprint, face or device PIN</Trans>
          </small>
        }
      >
        <Button size="small" icon="plus" onClick={() => onAct({ act: 'add-passkey' })}>
          <Trans>Add a passkey</Trans>
        </Button>
      </AccountRow>
      {hasFactor && (
        <AccountRow
          title={
            <b>
              <Trans>Recovery codes</Trans>
            </b>
          }
          note={
            <small>
              <Trans>Unused: {left}</Trans>
            </small>
          }
        >
          <Button size="small" icon="refresh" onClick={() => onAct({ act: 'renew-codes' })}>
            <Trans>Create new codes</Trans>
          </Button>
        </AccountRow>
      )}
    </ul>
  );
}

/** What is asked for at a login beside the password, and how it is set up and taken away. */
export function FactorsCard() {
  const factors = useFactors();
  const [act, setAct] = useState<FactorAction | null>(null);
  return (
    <>
      <h2 className="security__title">
        <Trans>Second factor</Trans>
      </h2>
      <p className="security__note">
        <Trans>Then your password alone is not enough to log in.</Trans>
      </p>
      {factors.isError ? (
        <QueryError query={factors} />
      ) : factors.data === undefined ? (
        <SkeletonList count={2} />
      ) : (
        <>
          <List factors={factors.data} onAct={setAct} />
          {act !== null && (
            <FactorDialog act={act} factors={factors.data} onClose={() => setAct(null)} />
          )}
        </>
      )}
    </>
  );
}
