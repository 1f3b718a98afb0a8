import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { useCopy } from '../../shared/use-copy.ts';

type EnrolmentProps = { readonly secret: string; readonly address: string; readonly qr: string };

/** Groups of four are what a person can carry from one screen to another. */
const groupLetters = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/gu, '$1 ');

/** The secret for the authenticator app, as a picture for a phone's camera and as text to type. */
export function Enrolment({ secret, address, qr }: EnrolmentProps) {
  const { t } = useLingui();
  const { copied, copy } = useCopy(secret);
  return (
    <div className="enrol">
      <img className="enrol__qr" src={qr} alt={t`QR code for an authenticator app`} />
      <div className="enrol__text">
        <p>
          <Trans>
            Scan the picture with an authenticator app. On this phone,{' '}
            <a href={address}>open the app directly</a>, or type the secret.
          </Trans>
        </p>
        <p className="enrol__secret">
          <code>{groupLetters(secret)}</code>
        </p>
        <Button size="small" icon={copied ? 'check' : 'copy'} onClick={copy}>
          {copied ? <Trans>Copied</Trans> : <Trans>Copy the secret</Trans>}
        </Button>
      </div>
    </div>
  );
}
