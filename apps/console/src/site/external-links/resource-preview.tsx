import { useLingui } from '@lingui/react/macro';
import type { StoredImage } from '@khelaghor/contract/site/media.ts';
import type { AdminLink, ResourceDraft } from '@khelaghor/contract/site/external-links.ts';
import type { Language } from '@khelaghor/contract/lib/shapes.ts';
import { Icon } from '@khelaghor/ui/icon/icon.tsx';
import { LinkCard, LinkCards } from '@khelaghor/ui/link-card/link-card.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { QrCode } from '@khelaghor/ui/qr-code/qr-code.tsx';
import { resourceKinds } from './channel-draft.ts';

/** The code that the site draws of an address that is kept. */
type DrawnCode = Pick<AdminLink, 'url' | 'qr'>;

type PreviewProps = {
  readonly draft: ResourceDraft;
  readonly image: StoredImage | null;
  /** Null for a link that was never saved. */
  readonly drawn: DrawnCode | null;
  readonly language: Language;
};

function Code({ draft, image, drawn }: Omit<PreviewProps, 'language'>) {
  const { t } = useLingui();
  if (image) return <Picture art={image} sizes="7.5rem" />;
  if (drawn?.url === draft.url) {
    return <QrCode qr={drawn.qr} widthPx={120} marginPx={12} label={t`QR code`} />;
  }
  return (
    <span className="link-preview__code">
      <Icon name="qr" />
    </span>
  );
}

const getHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : '…');

/** A link as its page shows it. A code of a new address is drawn when that is saved. */
export function ResourcePreview({ draft, image, drawn, language }: PreviewProps) {
  const name = language === 'en' ? draft.labelNameEn : draft.labelNameBn;
  return (
    <div className="link-preview">
      <LinkCards>
        <li>
          <LinkCard
            icon={resourceKinds[draft.resourceType].icon}
            name={name || '…'}
            host={getHost(draft.url)}
            code={<Code draft={draft} image={image} drawn={drawn} />}
            render={<div />}
          />
        </li>
      </LinkCards>
    </div>
  );
}
