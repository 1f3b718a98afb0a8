import { Trans, useLingui } from '@lingui/react/macro';
import type { PushDevice } from '@khelaghor/contract/site/web-push.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Checkbox } from '@khelaghor/ui/field/field.tsx';
import { SkeletonList } from '@khelaghor/ui/skeleton/skeleton.tsx';
import { Tag } from '@khelaghor/ui/tag/tag.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { AccountRow } from '../../shared/account-row.tsx';
import { DeviceName } from '../../shared/device-name.tsx';
import { useErrorText } from '../../shared/error-text.ts';
import { Moment } from '../../shared/moment.tsx';
import { Link } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { QueryError } from '../../shared/query-error.tsx';
import { findPushObstacle, isPushAllowed } from './push-subscription.ts';
import type { PushFailure } from './push-subscription.ts';
import { usePushDevices, useRemoveDevice, useSubscribe } from './use-push-devices.ts';

/** Why this browser is not notified, and what helps. */
function FailureText({ failure }: { readonly failure: PushFailure }) {
  switch (failure) {
    case 'denied':
      return (
        <Trans>
          Your browser blocks notifications of this site. Allow them in the browser’s settings for
          this site, then reload the page.
        </Trans>
      );
    case 'home-screen':
      return (
        <>
          <Trans>
            An iPhone or iPad notifies you only when you open the site from the home screen. Add it
            there first.
          </Trans>{' '}
          <Link to={paths.down}>
            <Trans>Show how</Trans>
          </Link>
        </>
      );
    case 'unsupported':
      return (
        <Trans>
          This browser cannot notify you, or this is a private window. Use a normal window or
          another browser.
        </Trans>
      );
    case 'unanswered':
      return <Trans>You did not allow notifications, so nothing has changed.</Trans>;
    case 'unreached':
      return (
        <Trans>
          Your browser does not reach its push service. A private window never does; otherwise try
          again later.
        </Trans>
      );
  }
}

/** A browser that gets the member's messages. */
function Device({ device }: { readonly device: PushDevice }) {
  const { t } = useLingui();
  const toast = useToast();
  const formatError = useErrorText();
  const removing = useRemoveDevice();
  const remove = () =>
    removing.mutate(device, {
      onSuccess: () => toast({ tone: 'good', title: t`That device is no longer notified` }),
      onError: (error) => toast({ tone: 'bad', title: formatError(error) }),
    });
  return (
    <AccountRow
      title={
        <b>
          <DeviceName browser={device.browser} system={device.system} />
        </b>
      }
      note={
        <small>
          <Trans>Turned on:</Trans> <Moment at={device.since} />
        </small>
      }
    >
      {device.isThis ? (
        <Tag tone="good">
          <Trans>This device</Trans>
        </Tag>
      ) : (
        <Button size="small" icon="trash" busy={removing.isPending} onClick={remove}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </AccountRow>
  );
}

type SwitchProps = { readonly publicKey: string; readonly own: PushDevice | null };

/** The switch of this browser. The browser asks only after the press. */
function Switch({ publicKey, own }: SwitchProps) {
  const formatError = useErrorText();
  const subscribing = useSubscribe();
  const removing = useRemoveDevice();
  const obstacle = findPushObstacle();
  const failure = obstacle ?? subscribing.data ?? null;
  const error = subscribing.error ?? removing.error;
  // The member may have taken the permission back in the browser's settings.
  const shown = isPushAllowed() ? own : null;
  const turn = () => (shown ? removing.mutate(shown) : subscribing.mutate(publicKey));
  return (
    <>
      <Checkbox
        label={<Trans>Notify me on this device</Trans>}
        checked={shown !== null}
        disabled={obstacle !== null || subscribing.isPending || removing.isPending}
        onChange={turn}
        error={error && formatError(error)}
      />
      <p className="notify__note" role="status">
        {failure !== null && <FailureText failure={failure} />}
      </p>
    </>
  );
}

/** Which of the member's browsers show new messages while the site is not open. */
export function NotifyDevices() {
  const query = usePushDevices();
  const { data, error } = query;
  if (!data && error) return <QueryError query={query} />;
  if (!data) return <SkeletonList count={1} />;
  const { publicKey, devices } = data;
  return (
    <div className="notify__body">
      <p className="notify__note">
        <Trans>
          New messages reach you even when this site is not open. A notification shows no amounts or
          names.
        </Trans>
      </p>
      <Switch publicKey={publicKey} own={devices.find(({ isThis }) => isThis) ?? null} />
      {devices.length > 0 && (
        <ul className="account-rows">
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
    </div>
  );
}
