import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { v7 } from 'uuid';
import { parseMinorText } from '@khelaghor/money/minor.ts';
import { Button } from '@khelaghor/ui/button/button.tsx';
import { Card } from '@khelaghor/ui/card/card.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { StatusBadge } from '@khelaghor/ui/tag/tag.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { useRefusalText } from '../../shared/error-text.ts';
import { getLinesToCollect, isOpen } from './collect-lines.ts';
import type { CollectLine } from './collect-lines.ts';
import type { Wallet } from './transfer-form.tsx';
import { useSendTransfer } from './use-transfer.ts';

/** What became of one transfer. */
function LineState({ line }: { readonly line: CollectLine }) {
  const formatRefusal = useRefusalText();
  const { reply } = line;
  if (reply === null)
    return (
      <StatusBadge tone="open">
        <Trans>Waiting</Trans>
      </StatusBadge>
    );
  if (!reply.success && reply.code === 'network')
    return (
      <StatusBadge tone="open">
        <Trans>No answer yet</Trans>
      </StatusBadge>
    );
  if (!reply.success) return <StatusBadge tone="bad">{formatRefusal(reply)}</StatusBadge>;
  if (reply.value.state === 'pending')
    return (
      <StatusBadge tone="open">
        <Trans>Under way</Trans>
      </StatusBadge>
    );
  return reply.value.state === 'done' ? (
    <StatusBadge tone="good">
      <Trans>Arrived</Trans>
    </StatusBadge>
  ) : (
    <StatusBadge tone="bad">
      <Trans>Not accepted</Trans>
    </StatusBadge>
  );
}

/**
 * Brings the money of all vendors' wallets back, one transfer after another, each with its result.
 * A transfer without an answer is sent again under its key, and so made once.
 */
export function CollectAll({ wallets }: { readonly wallets: readonly Wallet[] }) {
  const text = useLocalText();
  const send = useSendTransfer();
  const [lines, setLines] = useState<readonly CollectLine[]>([]);
  const [busy, setBusy] = useState(false);
  const left = getLinesToCollect(lines, wallets, v7);
  if (lines.length === 0 && left.length === 0) return null;
  const collect = async () => {
    setBusy(true);
    let shown = [...lines.filter((line) => !left.some(({ key }) => key === line.key)), ...left];
    setLines(shown);
    for (const line of left) {
      const { key, vendor, amount } = line;
      const reply = await send({ key, vendor, direction: 'from_vendor', amount });
      shown = shown.map((one) => (one.key === key ? { ...one, reply } : one));
      setLines(shown);
    }
    setBusy(false);
  };
  return (
    <Card>
      <h2 className="transfer__title">
        <Trans>All wallets at once</Trans>
      </h2>
      {lines.length > 0 && (
        <ul className="moves" aria-live="polite">
          {lines.map((line) => (
            <li key={line.key}>
              <span>
                <b>{text(line.title)}</b>
                <small>
                  <LineState line={line} />
                </small>
              </span>
              <Money minor={parseMinorText(line.amount)} currency={line.currency} />
            </li>
          ))}
        </ul>
      )}
      {left.length > 0 && (
        <Button block busy={busy} onClick={() => void collect()}>
          {lines.some(isOpen) ? <Trans>Ask again</Trans> : <Trans>Bring everything back</Trans>}
        </Button>
      )}
    </Card>
  );
}
