import './receipt.css';
import { type ReactNode, useId } from 'react';
import { Ornament } from '../ornament/ornament.tsx';

/** One line: what, and how much. */
export type ReceiptLine = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
};

type ReceiptProps = {
  readonly title: ReactNode;
  readonly lines: readonly ReceiptLine[];
  /** What it comes to, in large figures. */
  readonly sum?: ReceiptLine;
  readonly note?: ReactNode;
};

/** A record to keep: paper by day and by night. */
export function Receipt({ title, lines, sum, note }: ReceiptProps) {
  const id = useId();
  return (
    <section className="receipt" aria-labelledby={id}>
      <Ornament />
      <h2 id={id}>{title}</h2>
      <dl className="receipt__lines">
        {lines.map((line) => (
          <div className="receipt__line" key={line.key}>
            <dt>{line.name}</dt>
            <dd>{line.value}</dd>
          </div>
        ))}
        {sum !== undefined && (
          <div className="receipt__line receipt__line--sum">
            <dt>{sum.name}</dt>
            <dd>{sum.value}</dd>
          </div>
        )}
      </dl>
      {note !== undefined && <p className="receipt__note">{note}</p>}
    </section>
  );
}
