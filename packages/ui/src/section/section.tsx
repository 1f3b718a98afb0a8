import { type ReactNode, useId } from 'react';

type SectionProps = {
  readonly title: ReactNode;
  /** A link or button to the whole of it. */
  readonly more?: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
};

/** A titled part of a page. */
export function Section({ title, more, note, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section__head">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {note !== undefined && <p className="section__note">{note}</p>}
      {children}
    </section>
  );
}

type CardListProps = {
  /** `row` is swiped on a phone; `grid` shows everything. */
  readonly layout?: 'row' | 'grid';
  readonly children: ReactNode;
};

/** Panels hanging beside each other. Its children are `li` elements or `GameCard`s. */
export function CardList({ layout = 'row', children }: CardListProps) {
  return (
    <ul className={layout === 'grid' ? 'card-list card-list--grid hanging' : 'card-list hanging'}>
      {children}
    </ul>
  );
}
