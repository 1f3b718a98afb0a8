import type { ReactNode } from 'react';

type PlainLinkProps = {
  readonly href: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** A link that leaves the site, in a window of its own. */
export function ExternalLink({ children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
