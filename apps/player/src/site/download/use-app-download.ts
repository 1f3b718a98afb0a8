import { useQuery } from '@tanstack/react-query';
import { unwrapReply } from '@khelaghor/client/api-error.ts';
import { siteGetAppDownload } from '@khelaghor/client/routes.gen.ts';
import { call } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** Where the app is installed from, as an address and as a QR code. */
export const useAppDownload = () =>
  useQuery({
    queryKey: ['app-download'],
    queryFn: async ({ signal }) => unwrapReply(await call(siteGetAppDownload, {}, { signal })),
    staleTime: staleTimes.settings,
  });
