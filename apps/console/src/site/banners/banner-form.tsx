import { Trans, useLingui } from '@lingui/react/macro';
import type { BannerDraft, LinkageType } from '@khelaghor/contract/site/banners.ts';
import type { CallRefusal } from '@khelaghor/client/endpoint.ts';
import { Select, TextField } from '@khelaghor/ui/field/field.tsx';
import { EditorLayout } from '../../shared/editor-layout.tsx';
import { LocalizedField, ScheduleFields } from '../../shared/content-fields.tsx';
import { getField } from '../../shared/error-text.tsx';
import type { EditorForm } from '../../shared/kit/editor-page.tsx';
import { useDraft } from '../../shared/kit/use-draft.ts';
import { PictureField } from '../media/index.ts';
import { PromotionChoice } from '../../shared/promotion-choice.tsx';
import { groupLabels, groups } from './banner-groups.ts';
import { BannerPreview } from './banner-preview.tsx';
import type { WrittenBanner } from './banner-preview.tsx';
import { useSaveBanner } from './use-banners.ts';

type PartProps = {
  readonly banner: WrittenBanner;
  readonly set: (part: Partial<WrittenBanner>) => void;
  readonly refusal: CallRefusal | null;
};

function Words({ banner, set, refusal }: PartProps) {
  const wrongTitle = getField(refusal, 'title');
  return (
    <>
      <LocalizedField
        label={<Trans>Small line above</Trans>}
        value={banner.kicker}
        onChange={(kicker) => set({ kicker })}
        maxLength={60}
      />
      <LocalizedField
        label={<Trans>Title</Trans>}
        value={banner.title}
        onChange={(title) => set({ title })}
        maxLength={80}
        required
        error={wrongTitle}
      />
      <LocalizedField
        label={<Trans>Sentence</Trans>}
        value={banner.deal}
        onChange={(deal) => set({ deal })}
        maxLength={140}
      />
    </>
  );
}

const linkKinds: readonly LinkageType[] = ['none', 'route', 'promotion', 'game', 'outside'];

/** Where the banner leads, with the words on its button. */
function Link({ banner, set, refusal }: PartProps) {
  const { t } = useLingui();
  const { linkageType: kind, linkageTarget } = banner;
  const error = getField(refusal, 'linkageTarget');
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
        <Select
          label={<Trans>A press opens</Trans>}
          value={kind}
          onChange={(change) =>
            set({
              linkageType: linkKinds.find((each) => each === change.target.value) ?? 'none',
              linkageTarget: '',
            })
          }
        >
          {linkKinds.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
        {kind === 'promotion' && (
          <PromotionChoice
            value={linkageTarget}
            onChange={(target) => set({ linkageTarget: target })}
            error={error}
          />
        )}
        {kind !== 'none' && kind !== 'promotion' && (
          <TextField
            {...targets[kind]}
            lang="en"
            value={linkageTarget}
            onChange={(change) => set({ linkageTarget: change.target.value })}
            maxLength={300}
            spellCheck={false}
            autoCapitalize="none"
            {...(error !== undefined && { error })}
          />
        )}
      </div>
      {kind !== 'none' && (
        <LocalizedField
          label={<Trans>Words on the button</Trans>}
          value={banner.action}
          onChange={(action) => set({ action })}
          maxLength={24}
        />
      )}
    </>
  );
}

const tones: readonly BannerDraft['tone'][] = ['rani', 'river', 'leaf', 'night'];

function PlacementFields({ banner, set }: PartProps) {
  const { t } = useLingui();
  const toneNames = { rani: t`Rani pink`, river: t`River`, leaf: t`Leaf`, night: t`Night` };
  return (
    <div className="content-pair">
      <Select
        label={<Trans>Place</Trans>}
        value={banner.groupName}
        onChange={(change) =>
          set({ groupName: groups.find((each) => each === change.target.value) ?? 'w_home' })
        }
      >
        {groups.map((group) => (
          <option key={group} value={group}>
            {t(groupLabels[group])}
          </option>
        ))}
      </Select>
      <Select
        label={<Trans>Ground</Trans>}
        value={banner.tone}
        onChange={(change) =>
          set({ tone: tones.find((each) => each === change.target.value) ?? 'rani' })
        }
      >
        {tones.map((tone) => (
          <option key={tone} value={tone}>
            {toneNames[tone]}
          </option>
        ))}
      </Select>
    </div>
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

/** Writes a banner, with what it will look like beside the form. */
export function BannerForm({ id, begun, onDone }: EditorForm<WrittenBanner>) {
  const form = useDraft(begun, useSaveBanner(), onDone);
  const { draft: banner, set, refusal } = form;
  const part = { banner, set, refusal };
  return (
    <EditorLayout
      {...form.desk}
      onSave={() => form.save({ id, body: getDraft(banner) })}
      renderPreview={(language) => <BannerPreview banner={banner} language={language} />}
    >
      <PlacementFields {...part} />
      <Pictures {...part} />
      <Words {...part} />
      <Link {...part} />
      <ScheduleFields value={banner} onChange={set} error={getField(refusal, 'endsAt')} />
    </EditorLayout>
  );
}
