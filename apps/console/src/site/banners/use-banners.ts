import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  bannersAddBanner,
  bannersChangeBanner,
  bannersListBanners,
  bannersOrderBanners,
  bannersRemoveBanner,
} from '@khelaghor/client/routes.gen.ts';
import type { BannerDraft } from '@khelaghor/contract/site/banners.ts';
import { ask } from '../../shared/api.ts';

const bannersKey = ['banners'] as const;

/** Every banner; a colleague may have changed something since the page was looked at last. */
export const useBanners = () =>
  useQuery({
    queryKey: bannersKey,
    queryFn: ({ signal }) => ask(bannersListBanners, {}, signal),
    refetchOnWindowFocus: 'always',
  });

/** A change, after which all are read anew, whatever came of it. */
function useChange<Input, Output>(change: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: bannersKey }),
  });
}

export const useSaveBanner = () =>
  useChange(({ id, body }: { id: string | null; body: BannerDraft }) =>
    id === null
      ? ask(bannersAddBanner, { body })
      : ask(bannersChangeBanner, { params: { id }, body }),
  );

export const useRemoveBanner = () =>
  useChange((id: string) => ask(bannersRemoveBanner, { params: { id } }));

export const useOrderBanners = () =>
  useChange((body: { groupName: BannerDraft['groupName']; ids: string[] }) =>
    ask(bannersOrderBanners, { body }),
  );
