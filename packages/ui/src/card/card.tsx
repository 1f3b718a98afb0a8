import type { ComponentPropsWithRef, ReactNode } from 'react';

type CardProps = {
  /** Room inside. Without it the content brings its own. */
  readonly padded?: boolean;
} & ComponentPropsWithRef<'section'>;

/** A quiet surface for what belongs together. */
export function Card({ padded = true, className, ...rest }: CardProps) {
  const classes = ['card'];
  if (padded) classes.push('card--pad');
  if (className !== undefined) classes.push(className);
  return <section {...rest} className={classes.join(' ')} />;
}

/** The title of a card, with room for one action at its end. */
export function CardHead({ title, action }: { title: ReactNode; action?: ReactNode }) {
  return (
    <div className="card__head">
      <h2>{title}</h2>
      {action}
    </div>
  );
}
