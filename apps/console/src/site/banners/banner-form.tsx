import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { bannersAdminCreateForm } from '@khelaghor/client/forms.gen.ts';
import type { AdminBanner, BannerDraft, LinkageType } from '@khelaghor/contract/site/banners.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { ScheduleFields } from '../../shared/content-fields.tsx';
import { getField } from '../../shared/error-text.tsx';
import { useEdit } from '../../shared/edits/use-edit.ts';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { SchemaFields } from '../../shared/kit/schema-fields.tsx';
import { PictureField } from '../media/index.ts';
import { PromotionChoice } from '../../shared/promotion-choice.tsx';
import { groupLabels } from './banner-groups.ts';
import { BannerPreview } from './banner-preview.tsx';
import type { WrittenBanner } from './banner-preview.tsx';
import { useSaveBanner } from './use-banners.ts';

type PartProps = {
  readonly banner: WrittenBanner;
  readonly set: (part: Partial<WrittenBanner>) => void;
  readonly refusal: CallRefusal | null;
};

/** The grounds of a banner. */
const toneNames = {
  rani: msg`Rani pink`,
  river: msg`River`,
  leaf: msg`Leaf`,
  night: msg`Night`,
};

const linkKinds: readonly LinkageType[] = ['none', 'route', 'promotion', 'game', 'outside'];

/** Where the banner leads, with the words on its button. */
function Link({ banner, set, refusal }: PartProps) {
  const { t } = useLingui();
  const { linkageType: kind, linkageTarget } = banner;
  const getError = (name: string) => getField(refusal, name);
  const part = { shape: bannersAdminCreateForm, draft: banner, set, getError };
  const names: Record<LinkageType, string> = {
    none: t`Nowhere`,
    route: t`A page of the site`,
    promotion: t`An offer`,
    game: t`A game`,
    outside: t`Another website`,
  };
  const targets = {
    route: { label: t`Path`, placeholder: '/lottery?gameCode=k3' },
    game: { label: t`Code of the game`, placeholder: 'dice' },
    outside: { label: t`Address`, placeholder: 'https://' },
  };
  return (
    <>
      <div className="content-pair">
        <ChoiceField
          label={<Trans>Opens on click</Trans>}
          value={kind}
          choices={linkKinds.map((key) => ({ key, text: names[key] }))}
          onChange={(linkageType) => set({ linkageType, linkageTarget: '' })}
        />
        {kind === 'promotion' && (
          <PromotionChoice
            value={linkageTarget}
            onChange={(target) => set({ linkageTarget: target })}
            error={getError('linkageTarget')}
          />
        )}
        {kind !== 'none' && kind !== 'promotion' && (
          <SchemaFields
            {...part}
            fields={[{ name: 'linkageTarget', isPlain: true, ...targets[kind] }]}
          />
        )}
      </div>
      {kind !== 'none' && (
        <SchemaFields {...part} fields={[{ name: 'action', label: <Trans>Button text</Trans> }]} />
      )}
    </>
  );
}

function Pictures({ banner, set, refusal }: PartProps) {
  const error = getField(refusal, 'picture');
  return (
    <div className="content-pair">
      <PictureField
        label={<Trans>Picture for desks</Trans>}
        crop="wide"
        value={{ name: banner.picture, image: banner.image }}
        onChange={({ name, image }) => set({ picture: name, image })}
        error={error}
      />
      <PictureField
        label={<Trans>Picture for phones</Trans>}
        crop="phone"
        value={{ name: banner.picturePhone, image: banner.imagePhone }}
        onChange={({ name, image }) => set({ picturePhone: name, imagePhone: image })}
      />
    </div>
  );
}

/** What goes to the server: everything but the sizes of the pictures. */
function getDraft(banner: WrittenBanner): BannerDraft {
  const { groupName, picture, picturePhone, title, kicker, deal, action, ...rest } = banner;
  const { linkageType, linkageTarget, tone, startsAt, endsAt, enabled } = rest;
  const words = { title, kicker, deal, action };
  const times = { startsAt, endsAt, enabled };
  return { groupName, picture, picturePhone, ...words, linkageType, linkageTarget, tone, ...times };
}

/** What is written of a banner that is kept. */
export const getWritten = (kept: AdminBanner): WrittenBanner => ({
  ...getDraft(kept),
  image: kept.image,
  imagePhone: kept.imagePhone,
});

const words = { groupName: groupLabels, tone: toneNames };

/** Writes a banner, with what it will look like beside the form. */
export function BannerForm(props: EditorForm<WrittenBanner>) {
  const form = useEdit({ ...props, getBody: getDraft, saving: useSaveBanner() });
  const { draft: banner, set, refusal } = form;
  const part = { banner, set, refusal };
  return (
    <EditorLayout
      {...form.desk}
      words={words}
      onSave={form.save}
      renderPreview={(language) => <BannerPreview banner={banner} language={language} />}
    >
      <SchemaFields
        {...form.state}
        shape={bannersAdminCreateForm}
        fields={[
          {
            pair: [
              { name: 'groupName', label: <Trans>Place</Trans>, names: groupLabels },
              { name: 'tone', label: <Trans>Ground</Trans>, names: toneNames },
            ],
          },
          { custom: <Pictures {...part} /> },
          { name: 'kicker', label: <Trans>Small line above</Trans> },
          { name: 'title', label: <Trans>Title</Trans> },
          { name: 'deal', label: <Trans>Sentence</Trans> },
        ]}
      />
      <Link {...part} />
      <ScheduleFields {...form.state} />
    </EditorLayout>
  );
}
