import type { ReactElement, ReactNode } from 'react';
import { Ornament } from '../ornament/ornament.tsx';
import type { IconName } from '../icon/icon-names.ts';
import { Icon } from '../icon/icon.tsx';

type FooterProps = {
  /** Columns on a desk, one below the other on a phone. */
  readonly children: ReactNode;
  /** The sentence about play that must not hurt, with the age before it. */
  readonly care?: ReactNode;
  readonly age?: string;
  readonly end?: ReactNode;
};

/** The foot of every page, with the fringe above it. */
export function Footer({ children, care, age, end }: FooterProps) {
  return (
    <footer className="footer">
      <div className="footer__in">{children}</div>
      {care !== undefined && (
        <p className="footer__care">
          {age !== undefined && <b>{age}</b>}
          <span>{care}</span>
        </p>
      )}
      <div className="footer__end">
        <Ornament />
        {end}
      </div>
    </footer>
  );
}

/** The site's other pages in two columns. Each link is a child. */
export function FooterLinks({ children }: { children: readonly ReactElement[] }) {
  return (
    <ul className="footer__links">
      {children.map((link) => (
        <li key={link.key}>{link}</li>
      ))}
    </ul>
  );
}

/** The studios whose games are here: each a link, with a name or a mark in it. */
export function GameProviders({
  providers,
}: {
  providers: readonly { key: string; link: ReactElement }[];
}) {
  return (
    <ul className="game-providers">
      {providers.map(({ key, link }) => (
        <li key={key}>{link}</li>
      ))}
    </ul>
  );
}

type SocialLink = {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
};

/** Where else the site can be followed. */
export function SocialLinks({ items }: { items: readonly SocialLink[] }) {
  return (
    <ul className="social-links">
      {items.map(({ key, icon, label, href }) => (
        <li key={key}>
          <a href={href} aria-label={label} target="_blank" rel="noopener noreferrer">
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
