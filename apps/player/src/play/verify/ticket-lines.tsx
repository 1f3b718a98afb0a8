import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { PlayLabel, useSelectionText } from '../bet-history/index.ts';
import type { LineCompared, LinesCompared } from './recompute-ticket.ts';

type TicketLinesProps = { readonly play: string; readonly lines: LinesCompared };

/** Each line of a ticket, settled here; where the server said otherwise, both are shown. */
export function TicketLines({ play, lines }: TicketLinesProps) {
  return (
    <ul className="verify-lines">
      {lines.rows.map((line) => (
        <Line key={line.selection.join('+')} play={play} line={line} />
      ))}
    </ul>
  );
}

function Line({ play, line }: { readonly play: string; readonly line: LineCompared }) {
  const selectionText = useSelectionText();
  return (
    <li className={line.matches ? 'verify-line' : 'verify-line verify-line--bad'}>
      <Icon name={line.matches ? 'check' : 'close'} size="small" />
      <span className="verify-line__name">
        <PlayLabel play={play} /> {selectionText(line.selection)}
      </span>
      <span className="verify-line__end">
        {line.won ? <Money minor={line.payout.computed} tone="result" /> : <Trans>Lost</Trans>}
        {!line.matches && (
          <small>
            <Trans>
              The server said <Money minor={line.payout.stored} />
            </Trans>
          </small>
        )}
      </span>
    </li>
  );
}
