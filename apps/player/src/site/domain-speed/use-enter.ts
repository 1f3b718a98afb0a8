import { sessionCreateHandoffCode } from '@khelaghor/client/routes.gen.ts';
import { call } from '../../shared/api.ts';
import { useOpenWindow } from '../../shared/open-window.ts';
import { paths } from '../../shared/paths.ts';

/** Opens another address of the site in a window of its own, logged in as here. */
export function useEnter(domainName: string): () => void {
  const openWindow = useOpenWindow();
  const ask = async () => {
    const reply = await call(sessionCreateHandoffCode, { body: { domainName, route: paths.home } });
    return reply.success ? `${domainName}${paths.home}?token=${reply.value.code}` : reply;
  };
  return () => openWindow(ask);
}
