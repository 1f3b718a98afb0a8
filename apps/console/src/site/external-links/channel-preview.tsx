import { Trans, useLingui } from '@lingui/react/macro';
import type { CsType } from '@khelaghor/contract/site/external-links.ts';
import { MenuList } from '@khelaghor/ui/nav-list/nav-list.tsx';
import { Rail } from '@khelaghor/ui/nav-list/side-rail.tsx';
import { channelKinds, channelWords } from './channel-draft.ts';

/** A channel where readers find it: in the menu of a phone, in the right bar of a desk. */
export function ChannelPreview({ kind }: { readonly kind: CsType }) {
  const { t } = useLingui();
  const { icon } = channelKinds[kind];
  const text = t(channelWords[kind]);
  const render = <button type="button" />;
  return (
    <div className="channel-preview">
      <div className="channel-preview__menu">
        <MenuList
          title={<Trans>Customer service</Trans>}
          places={[{ key: kind, icon, text, render }]}
        />
      </div>
      <div className="channel-preview__rail">
        <Rail
          label={t`Customer service`}
          toggle={{ text: t`Contact`, isOpen: true, onToggle: () => undefined }}
          places={[{ key: kind, icon, text, lead: true, render }]}
        />
      </div>
    </div>
  );
}
