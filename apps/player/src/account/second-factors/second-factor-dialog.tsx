import { Trans } from '@lingui/react/macro';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import type {
  SecondFactorChallenge,
  ProofWay,
} from '@khelaghor/contract/account/second-factors.ts';
import type { IconName } from '@khelaghor/ui/icon/icon-names.ts';
import { useState } from 'react';
import { useRefusalText } from '../../shared/error-text.ts';
import '../../shared/dialog-form.css';
import './second-factors.css';
import { PasskeyProof } from './passkey-proof.tsx';
import { OtpForm } from './otp-form.tsx';
import type { LoginFlow } from './use-login-flow.ts';

const icons: Readonly<Record<ProofWay, IconName>> = {
  authenticator: 'shield',
  passkey: 'key',
  recovery: 'list',
  sms: 'phone',
  mail: 'mail',
  payee: 'bank',
};

function WayName({ way }: { readonly way: ProofWay }) {
  switch (way) {
    case 'authenticator':
      return <Trans>Authenticator app</Trans>;
    case 'passkey':
      return <Trans>Passkey</Trans>;
    case 'recovery':
      return <Trans>Recovery code</Trans>;
    case 'sms':
      return <Trans>Code by SMS</Trans>;
    case 'mail':
      return <Trans>Code by e-mail</Trans>;
    case 'payee':
      return <Trans>Name on your bank account</Trans>;
  }
}

function OtherWays(props: {
  readonly ways: readonly ProofWay[];
  readonly onChoose: (way: ProofWay) => void;
}) {
  if (props.ways.length === 0) return null;
  return (
    <div className="other-ways">
      <p className="dialog-form__small">
        <Trans>Or use another method:</Trans>
      </p>
      {props.ways.map((way) => (
        <Button key={way} icon={icons[way]} onClick={() => props.onChoose(way)}>
          <WayName way={way} />
        </Button>
      ))}
    </div>
  );
}

function Ways({
  entering,
  asked,
}: {
  readonly entering: LoginFlow;
  readonly asked: SecondFactorChallenge;
}) {
  const formatRefusal = useRefusalText();
  const [first = 'authenticator'] = asked.ways;
  const [way, setWay] = useState<ProofWay>(first);
  const [refusal, setRefusal] = useState<CallRefusal | null>(null);
  const choose = (chosen: ProofWay) => {
    setRefusal(null);
    setWay(chosen);
  };
  const part = { entering, asked, onRefused: setRefusal };
  if (refusal?.code === 'second_proof_ended')
    return (
      <div className="stack">
        <Alert kind="warn">{formatRefusal(refusal)}</Alert>
        <Button kind="primary" block onClick={entering.again}>
          <Trans>Begin again</Trans>
        </Button>
      </div>
    );
  return (
    <div className="stack">
      {refusal !== null && <Alert kind="warn">{formatRefusal(refusal)}</Alert>}
      {way === 'passkey' ? <PasskeyProof {...part} /> : <OtpForm key={way} way={way} {...part} />}
      <OtherWays ways={asked.ways.filter((other) => other !== way)} onChoose={choose} />
    </div>
  );
}

function WhyAsked({ reason }: Pick<SecondFactorChallenge, 'reason'>) {
  if (reason === 'factor')
    return <Trans>Your account has a second factor. It is needed at each login.</Trans>;
  if (reason === 'place')
    return <Trans>You have not logged in from here before. Show that it is you.</Trans>;
  return <Trans>There were several failed attempts before this one. Show that it is you.</Trans>;
}

type SecondFactorDialogProps = {
  readonly entering: LoginFlow;
  readonly asked: SecondFactorChallenge;
  readonly onClose: () => void;
};

/** The second step of a login: asks for a second factor. */
export function SecondFactorDialog({ entering, asked, onClose }: SecondFactorDialogProps) {
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Is it you?</Trans>}
      lead={<WhyAsked reason={asked.reason} />}
    >
      <Ways entering={entering} asked={asked} />
    </Modal>
  );
}
