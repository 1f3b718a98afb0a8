import { Trans, useLingui } from '@lingui/react/macro';
import { demoAccountsStart } from '@khelaghor/client/routes/play.gen.ts';
import { trialMoneyText } from '@khelaghor/contract/lib/roles.ts';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Alert } from '@khelaghor/ui/alert/alert.tsx';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Modal } from '@khelaghor/ui/modal/modal.tsx';
import { useFormat } from '@khelaghor/ui/money/number-format-context.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useEffect, useState } from 'react';
import { toDigits } from '@khelaghor/money/digits.ts';
import { call } from '../../shared/api.ts';
import { useFinishLogin } from '../../shared/session-changes.ts';
import { useHumanProofs } from '../../shared/human-proof.ts';
import { useLanguage } from '../../shared/local-text.ts';
import { getSafeNext, paths } from '../../shared/paths.ts';
import { useWhitelabel } from '../../shared/api-queries.ts';
import { useTrouble } from '../../shared/use-trouble.ts';

/** What the browser says it runs on, in a word. */
function getSystemName(): string {
  const { userAgent } = navigator;
  return /Android|iPhone|iPad|Windows|Macintosh|Linux/u.exec(userAgent)?.[0] ?? 'other';
}

function makeRandomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function useOpenDemo(next: string | undefined) {
  const finishLogin = useFinishLogin();
  const language = useLanguage();
  const proofs = useHumanProofs('free-play');
  const [busy, setBusy] = useState(false);
  const { trouble, setTrouble, showRefusal } = useTrouble();
  useEffect(() => proofs.prepare(), [proofs]);

  const start = async () => {
    setBusy(true);
    setTrouble(null);
    const said = {
      os: getSystemName(),
      platform: 'W',
      random: makeRandomText(),
      gatewayVersion: 3,
      language,
      ageConfirmed: true,
    } as const;
    const reply = await proofs.send((humanProof) =>
      call(demoAccountsStart, { body: { ...said, humanProof } }),
    );
    if (!reply.success) {
      setBusy(false);
      showRefusal(reply);
      proofs.prepare();
      return;
    }
    await finishLogin(getSafeNext(next) ?? paths.home);
  };
  return { start, busy, trouble };
}

type DemoDialogProps = {
  /** The address to go to afterwards: a page of this site, else the home page. */
  readonly next?: string | undefined;
  readonly onClose: () => void;
};

/** Says what free play is, and starts it. */
export function DemoDialog({ next, onClose }: DemoDialogProps) {
  const { t } = useLingui();
  const { digits } = useFormat();
  const { minimumAge } = useWhitelabel();
  const { start, busy, trouble } = useOpenDemo(next);
  const age = toDigits(String(minimumAge), digits);
  return (
    <Modal
      open
      onClose={onClose}
      title={<Trans>Play for free</Trans>}
      lead={
        <Trans>
          You get <Money minor={parseMinorText(trialMoneyText)} /> of trial money for our own games:
          the same games, the same odds. No deposits, no withdrawals; the trial ends after a day.
        </Trans>
      }
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Not now</Trans>
          </Button>
          <Button kind="primary" busy={busy} onClick={() => void start()}>
            <Trans>Start playing</Trans>
          </Button>
        </>
      }
    >
      {trouble !== null && <Alert kind="warn">{trouble}</Alert>}
      <p>{t`By starting you confirm that you are at least ${age} years old.`}</p>
    </Modal>
  );
}
