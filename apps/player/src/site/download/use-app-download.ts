import { useQuery } from '@tanstack/react-query';
import { siteGetAppDownload } from '@khelaghor/client/routes/site.gen.ts';
import { fetchValue } from '../../shared/api.ts';
import { staleTimes } from '../../shared/api-queries.ts';

/** Where the app is installed from, as an address and as a QR code. */
export const useAppDownload = () =>
  useQuery({
    queryKey: ['app-download'],
    queryFn: ({ signal }) => fetchValue(siteGetAppDownload, {}, signal),
    staleTime: staleTimes.settings,
  });
