import type { ReactNode } from 'react';
import type { IconName } from '../src/icon/icon-names.ts';

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

/** Returns an entry of a menu that leads nowhere. */
export const createEntry = (key: string, icon: IconName, text: string) => ({
  key,
  icon,
  text,
  render: <StoryLink to={`#${key}`} />,
});
