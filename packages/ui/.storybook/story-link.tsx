import type { ReactNode } from 'react';

type StoryLinkProps = {
  readonly to: string;
  readonly className?: string;
  readonly children?: ReactNode;
};

/** Stands for a router's link in stories; a component fills it. */
export function StoryLink({ to, className, children, ...rest }: StoryLinkProps) {
  return (
    <a {...rest} className={className} href={to}>
      {children}
    </a>
  );
}
