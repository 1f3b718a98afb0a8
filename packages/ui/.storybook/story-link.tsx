import type { ReactNode } from 'react';

type PlaceProps = {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** Stands for a router's link in stories; a component fills it. */
export function Place({ to, className, children, ...rest }: PlaceProps) {
  return (
    <a {...rest} className={className} href={to}>
      {children}
    </a>
  );
}
