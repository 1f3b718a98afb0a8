import { Trans, useLingui } from '@lingui/react/macro';
import { QrCode } from '@khelaghor/ui/qr-code/qr-code.tsx';
import { useAppDownload } from '../site/download/use-app-download.ts';
import { Link } from '../shared/navigation.tsx';
import { paths } from '../shared/paths.ts';

/** The app's address as a code for a phone's camera, in the footer. */
export function FooterQrCode() {
  const { t } = useLingui();
  const { data } = useAppDownload();
  if (!data) return null;
  const { address, qr } = data;
  return (
    <>
      <QrCode qr={qr} widthPx={100} label={t`QR code: ${address}`} />
      <Link to={paths.down}>
        <Trans>Get the app</Trans>
      </Link>
    </>
  );
}
