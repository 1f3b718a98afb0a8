import { Trans, useLingui } from '@lingui/react/macro';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import { NavList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { SideRail } from '@khelaghor/ui/nav-list/side-rail.tsx';
import { channelKinds, channelLabels } from './channel-draft.ts';

/** A channel where readers find it: in the menu of a phone, in the right bar of a desk. */
export function ChannelPreview({ kind }: { readonly kind: CsType }) {
  const { t } = useLingui();
  const { icon } = channelKinds[kind];
  const text = t(channelLabels[kind]);
  const render = <button type="button" />;
  return (
    <div className="channel-preview">
      <div className="channel-preview__menu">
        <NavList
          title={<Trans>Customer service</Trans>}
          items={[{ key: kind, icon, text, render }]}
        />
      </div>
      <div className="channel-preview__rail">
        <SideRail
          label={t`Customer service`}
          toggle={{ text: t`Contact`, isOpen: true, onToggle: () => undefined }}
          items={[{ key: kind, icon, text, lead: true, render }]}
        />
      </div>
    </div>
  );
}
