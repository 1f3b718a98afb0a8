import './channel-logo.css';
import type { ReactNode } from 'react';
import { getLogoUrl } from '@khelaghor/contract/site/logos.ts';

/** The uploaded logo of a channel, small. */
export function ChannelLogo({ logo }: { readonly logo: string }) {
  return <img className="channel-logo" src={getLogoUrl(logo)} alt="" width="32" height="32" />;
}

type NameProps = { readonly logo: string | null; readonly children: ReactNode };

/** The name of a channel beside its logo, if it has one. */
export function ChannelName({ logo, children }: NameProps) {
  if (logo === null) return <>{children}</>;
  return (
    <span className="channel-name">
      <ChannelLogo logo={logo} />
      <span>{children}</span>
    </span>
  );
}
