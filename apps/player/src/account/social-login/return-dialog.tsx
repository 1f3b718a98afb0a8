import { Trans, useLingui } from '@lingui/react/macro';
import { socialLoginStart } from '@khelaghor/client/routes/account.gen.ts';
import type { OutsideProvider } from '@khelaghor/contract/site/identity-providers.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { Spinner } from '@khelaghor/ui/spinner/spinner.tsx';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { useState } from 'react';
import { WithdrawOnlyLogin, SecondFactorDialog, useLoginFlow } from '../second-factors/index.ts';
import { call } from '../../shared/api.ts';
import { Link, useNavigate } from '../../shared/navigation.tsx';
import { paths } from '../../shared/paths.ts';
import { useMember } from '../../shared/api-queries.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { useOAuthCallback } from './use-oauth-callback.ts';

/** In, but to no play: the other site is asked once more. */
function ComeLate({ provider }: { readonly provider: OutsideProvider }) {
  const toast = useToast();
  const formatRefusal = useRefusalText();
  const [isBusy, setBusy] = useState(false);
  const come = async () => {
    setBusy(true);
    const body = { provider, next: paths.withdraw, toWithdraw: true };
    const reply = await call(socialLoginStart, { body });
    if (reply.success) {
      location.assign(reply.value.address);
      return;
    }
    setBusy(false);
    toast({ tone: 'bad', title: formatRefusal(reply) });
  };
  return <WithdrawOnlyLogin isBusy={isBusy} onPress={() => void come()} />;
}

function RefusedDialog(props: {
  readonly text: string | null;
  readonly isBinding: boolean;
  readonly lateBy?: OutsideProvider;
  readonly onClose: () => void;
}) {
  const { text, isBinding, lateBy, onClose } = props;
  const member = useMember();
  return (
    <Modal
      open
      onClose={onClose}
      title={isBinding ? <Trans>Nothing was added</Trans> : <Trans>This did not log you in</Trans>}
      actions={
        member ? (
          <Button kind="primary" render={<Link to={paths.securityCenter} replace />}>
            <Trans>My account</Trans>
          </Button>
        ) : (
          <Button
            kind="primary"
            render={<Link to={paths.home} search={{ open: 'login' }} replace resetScroll={false} />}
          >
            <Trans>Log in</Trans>
          </Button>
        )
      }
    >
      <Alert kind="warn">{text ?? <Trans>This page was opened twice. Start again.</Trans>}</Alert>
      {lateBy !== undefined && <ComeLate provider={lateBy} />}
    </Modal>
  );
}

/** Where another site leads its reader back to: in, to the form of a new account, or to why not. */
export function ReturnDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const toast = useToast();
  const navigate = useNavigate();
  const entering = useLoginFlow();
  const { asked, entered } = entering;
  const returned = useOAuthCallback({
    onEntered: (value, next) => entered(value, next ?? undefined),
    onUnknown: () => navigate({ to: paths.register, replace: true }),
    onBound: async (provider) => {
      const title = provider === 'google' ? t`Google was added.` : t`Facebook was added.`;
      await navigate({ to: paths.securityCenter, replace: true });
      toast({ tone: 'good', title });
    },
  });
  if (asked) return <SecondFactorDialog entering={entering} asked={asked} onClose={onClose} />;
  if (returned.state === 'refused') return <RefusedDialog {...returned} onClose={onClose} />;
  return (
    <Modal open dismissible={false} onClose={onClose} title={<Trans>One moment…</Trans>}>
      <p aria-live="polite">
        <Spinner /> <Trans>Checking the reply of the other site…</Trans>
      </p>
    </Modal>
  );
}
