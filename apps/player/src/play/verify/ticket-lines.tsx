import { Trans } from '@lingui/react/macro';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { Money } from '@khelaghor/ui/money/money.tsx';
import { useLineCount, usePlayText } from '../lottery/index.tsx';
import { LineReason } from './line-reason.tsx';
import type { LineCompared, LinesCompared, TicketProof } from './recompute-ticket.ts';

type TicketLinesProps = {
  readonly proof: TicketProof;
  readonly lines: LinesCompared;
  /** The result as it was recomputed. */
  readonly result: readonly number[];
};

/** The lines of a ticket, settled here; where the server said otherwise, both are shown. */
export function TicketLines({ proof, lines, result }: TicketLinesProps) {
  if (lines.rows.length === 0)
    return (
      <p>
        <Trans>No line won.</Trans>
      </p>
    );
  return (
    <ul className="verify-lines">
      {lines.rows.map((line, index) => (
        <Line key={index} proof={proof} line={line} result={result} />
      ))}
    </ul>
  );
}

function Line({
  proof: { ticket, issue },
  line,
  result,
}: {
  readonly proof: TicketProof;
  readonly line: LineCompared;
  readonly result: readonly number[];
}) {
  const { gameCode, play } = ticket;
  const drawsAt = Date.parse(issue.drawsAt);
  const text = usePlayText();
  const lineCount = useLineCount();
  return (
    <li className={line.matches ? 'verify-line' : 'verify-line verify-line--bad'}>
      <Icon name={line.matches ? 'check' : 'close'} size="small" />
      <span className="verify-line__name">
        {text.name(gameCode, play)} {text.priced(gameCode, play, line.priced)}
        {line.lines > 1 && <small> {lineCount(line.lines)}</small>}
        <LineReason
          gameCode={gameCode}
          drawsAt={drawsAt}
          play={play}
          priced={line.priced}
          result={result}
        />
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
