import './detail.css';
import type { ReactNode } from 'react';

/** One thing that is known of an object. */
export type ObjectFact = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
};

/** What is known of an object, as names and values. */
export function Facts({ facts }: { readonly facts: readonly ObjectFact[] }) {
  return (
    <dl className="facts">
      {facts.map(({ key, name, value }) => (
        <div key={key} className="facts__one">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
