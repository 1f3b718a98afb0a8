import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { AdminBanner } from '@khelaghor/contract/site/banners.ts';
import type { BannerGroup } from '@khelaghor/contract/site/picture-names.ts';
import { EmptyState } from '@khelaghor/ui/blank/blank.tsx';
import { Button, IconButton } from '@khelaghor/ui/button/button.tsx';
import { Select } from '@khelaghor/ui/field/field.tsx';
import { Picture } from '@khelaghor/ui/picture/picture.tsx';
import { refusalOf } from '../../shared/api.ts';
import { moved } from '../../shared/move-item.ts';
import { Page } from '../../shared/page.tsx';
import { Reading } from '../../shared/query-state.tsx';
import { FormError } from '../../shared/form-error.tsx';
import { ScheduleTag } from '../../shared/schedule-tag.tsx';
import { Removal } from '../../shared/confirm-delete.tsx';
import { useDelete } from '../../shared/use-delete.ts';
import { artOf } from '../media/index.ts';
import { PromotionTitle } from '../../shared/promotion-choice.tsx';
import { BannerForm } from './banner-form.tsx';
import { emptyBanner, groupNames, groups, isGroup } from './banner-groups.ts';
import { LinkageName } from './banner-preview.tsx';
import { useBanners, useOrderBanners, useRemoveBanner } from './use-banners.ts';

const route = getRouteApi('/inside/banners');
function useText(): (text: { bn: string; en: string }) => string {
  const { i18n } = useLingui();
  return (text) => (i18n.locale === 'en' ? text.en : text.bn);
}

function Target({ banner }: { readonly banner: AdminBanner }) {
  const { linkageType, linkageTarget } = banner;
  if (linkageType === 'none') return null;
  const isPromotion = linkageType === 'promotion';
  return (
    <> · {isPromotion ? <PromotionTitle id={linkageTarget} /> : <code>{linkageTarget}</code>}</>
  );
}

type RowProps = {
  readonly banner: AdminBanner;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

function BannerRow({ banner, isFirst, isLast, onMove, onEdit, onRemove }: RowProps) {
  const { t } = useLingui();
  const title = useText()(banner.title);
  return (
    <li className="content-row">
      <Picture
        className="content-row__art"
        art={artOf({ name: banner.picture, image: banner.image })}
        sizes="9rem"
      />
      <div className="content-row__words">
        <b>{title}</b>
        <small>
          <LinkageName kind={banner.linkageType} />
          <Target banner={banner} />
        </small>
        <ScheduleTag scheduled={banner} />
      </div>
      <div className="content-row__acts">
        <IconButton
          icon="chevron-down"
          className="content-row__up"
          label={t`Earlier: ${title}`}
          disabled={isFirst}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="chevron-down"
          label={t`Later: ${title}`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <IconButton icon="edit" label={t`Edit: ${title}`} onClick={onEdit} />
        <IconButton icon="trash" label={t`Remove: ${title}`} onClick={onRemove} />
      </div>
    </li>
  );
}

type GroupProps = {
  readonly group: BannerGroup;
  readonly banners: readonly AdminBanner[];
  readonly onEdit: (id: string) => void;
};

function GroupList({ group, banners, onEdit }: GroupProps) {
  const ordering = useOrderBanners();
  const removal = useDelete(useRemoveBanner());
  const ids = banners.map(({ id }) => id);
  if (banners.length === 0) {
    return (
      <EmptyState
        art="basket"
        title={<Trans>No banner here</Trans>}
        text={<Trans>Then the site shows none in this place.</Trans>}
      />
    );
  }
  return (
    <>
      <FormError refusal={ordering.isError ? refusalOf(ordering.error) : null} />
      <ul className="content-rows">
        {banners.map((banner, index) => (
          <BannerRow
            key={banner.id}
            banner={banner}
            isFirst={index === 0}
            isLast={index === banners.length - 1}
            onMove={(by) => ordering.mutate({ groupName: group, ids: moved(ids, index, by) })}
            onEdit={() => onEdit(banner.id)}
            onRemove={() => removal.ask(banner.id)}
          />
        ))}
      </ul>
      <Removal of={removal} title={<Trans>Remove this banner?</Trans>} />
    </>
  );
}

/** The banners of one place, or the one that is being written. */
export function BannersPage() {
  const { t } = useLingui();
  const { group: asked, edit } = route.useSearch();
  const group = isGroup(asked) ? asked : 'w_home';
  const navigate = useNavigate();
  const banners = useBanners();
  const go = (next: { group: BannerGroup; edit?: string }) =>
    void navigate({ to: '/banners', search: next });
  const all = banners.data?.banners ?? [];
  const edited = all.find(({ id }) => id === edit);
  const begun = edit === 'new' ? { ...emptyBanner(group), image: null, imagePhone: null } : edited;
  return (
    <Page title={t`Banners`} updatedAtMs={banners.dataUpdatedAt}>
      <Reading of={banners} />
      {banners.data && begun && (
        <BannerForm key={edit} id={edited?.id ?? null} begun={begun} onDone={() => go({ group })} />
      )}
      {banners.data && !begun && (
        <>
          <div className="content-head">
            <Select
              label={<Trans>Place</Trans>}
              value={group}
              onChange={(change) => {
                const next = change.target.value;
                if (isGroup(next)) go({ group: next });
              }}
            >
              {groups.map((each) => (
                <option key={each} value={each}>
                  {t(groupNames[each])} ({all.filter(({ groupName }) => groupName === each).length})
                </option>
              ))}
            </Select>
            <Button kind="lead" icon="plus" onClick={() => go({ group, edit: 'new' })}>
              <Trans>New banner</Trans>
            </Button>
          </div>
          <GroupList
            group={group}
            banners={all.filter(({ groupName }) => groupName === group)}
            onEdit={(id) => go({ group, edit: id })}
          />
        </>
      )}
    </Page>
  );
}
