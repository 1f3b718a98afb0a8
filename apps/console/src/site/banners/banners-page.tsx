import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { LocalText } from '@khelaghor/contract/lib/shapes.ts';
import type { AdminBanner } from '@khelaghor/contract/site/banners.ts';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import { EmptyState } from '@khelaghor/ui/empty-state/empty-state.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { ChoiceField } from '@khelaghor/ui/field/field.tsx';
import { EditorList } from '../../shared/kit/editor-list.tsx';
import type { EditorRow } from '../../shared/kit/editor-list.tsx';
import { EditorPage } from '../../shared/kit/editor-page.tsx';
import { useLocalText } from '../../shared/local-text.ts';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { getArt } from '../media/index.ts';
import { PromotionTitle } from '../../shared/promotion-choice.tsx';
import { BannerForm, getWritten } from './banner-form.tsx';
import { createEmptyBanner, groupLabels, groups, isGroup } from './banner-groups.ts';
import { LinkageName } from './banner-preview.tsx';
import { useBanners, useOrderBanners, useRemoveBanner } from './use-banners.ts';

const route = getRouteApi('/inside/banners');

function Target({ banner }: { readonly banner: AdminBanner }) {
  const { linkageType, linkageTarget } = banner;
  if (linkageType === 'none') return null;
  const isPromotion = linkageType === 'promotion';
  return (
    <> · {isPromotion ? <PromotionTitle id={linkageTarget} /> : <code>{linkageTarget}</code>}</>
  );
}

const getRow = (banner: AdminBanner, text: (of: LocalText) => string): EditorRow => ({
  id: banner.id,
  title: text(banner.title),
  picture: (
    <Picture
      className="content-row__art"
      art={getArt({ name: banner.picture, image: banner.image })}
      sizes="9rem"
    />
  ),
  notes: (
    <small>
      <LinkageName kind={banner.linkageType} />
      <Target banner={banner} />
    </small>
  ),
  state: <ScheduleTag scheduled={banner} />,
});

/** The banners of one place, or the one that is being written. */
export function BannersPage() {
  const { t } = useLingui();
  const text = useLocalText();
  const { group: asked, edit } = route.useSearch();
  const group = isGroup(asked) ? asked : 'w_home';
  const navigate = useNavigate();
  const query = useBanners();
  const ordering = useOrderBanners();
  const all = query.data?.banners;
  const show = (search: { group: BannerGroup; edit?: string }) =>
    void navigate({ to: '/banners', search });
  const go = (id?: string) => show({ group, ...(id !== undefined && { edit: id }) });
  const inGroup = (each: BannerGroup) => (all ?? []).filter(({ groupName }) => groupName === each);
  return (
    <EditorPage
      title={t`Banners`}
      query={query}
      kept={all}
      edit={edit}
      fresh={{ ...createEmptyBanner(group), image: null, imagePhone: null }}
      getDraft={getWritten}
      renderForm={(form) => <BannerForm {...form} />}
      go={go}
      add={<Trans>New banner</Trans>}
      head={
        <ChoiceField
          label={<Trans>Place</Trans>}
          value={group}
          choices={groups.map((key) => ({
            key,
            text: `${t(groupLabels[key])} (${inGroup(key).length})`,
          }))}
          onChange={(next) => show({ group: next })}
        />
      }
    >
      <EditorList
        sections={[{ key: group, rows: inGroup(group).map((each) => getRow(each, text)) }]}
        empty={
          <EmptyState
            art="basket"
            title={<Trans>No banner here</Trans>}
            text={<Trans>The site then shows none here.</Trans>}
          />
        }
        onEdit={go}
        removing={useRemoveBanner()}
        question={<Trans>Remove this banner?</Trans>}
        ordering={{
          error: ordering.error,
          save: (order) => ordering.mutate({ groupName: group, ...order }),
        }}
      />
    </EditorPage>
  );
}
