import './link-card.css';
import { cloneElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

type LinkCardProps = {
  readonly icon: IconName;
  readonly name: ReactNode;
  /** The name of the place on the web that it leads to. */
  readonly host: string;
  /** The same for a phone's camera: a code, or the picture of one. */
  readonly code: ReactNode;
  readonly render: ReactElement<{ className?: string; children?: ReactNode }>;
};

/** A place outside the site, with a code for a phone's camera. */
export function LinkCard({ icon, name, host, code, render }: LinkCardProps) {
  return cloneElement(render, {
    className: 'link-card',
    children: (
      <>
        <span className="link-card__code">{code}</span>
        <span className="link-card__words">
          <Icon name={icon} />
          <b>{name}</b>
          <small dir="ltr">{host}</small>
        </span>
        <Icon name="external" />
      </>
    ),
  });
}

/** Such places beside each other. */
export function LinkCards({ children }: { readonly children: ReactNode }) {
  return <ul className="link-cards">{children}</ul>;
}
