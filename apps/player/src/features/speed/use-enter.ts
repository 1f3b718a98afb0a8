import { useLingui } from '@lingui/react/macro';
import { sessionAskHandOver } from '@khelaghor/client/routes.gen.ts';
import { useToast } from '@khelaghor/ui/toast/toast.tsx';
import { call } from '../../shared/call.ts';
import { paths } from '../../shared/paths.ts';
import { useRefusalText } from '../../shared/refusal-text.ts';

/** Opens another address of the site in a window of its own, logged in as here. */
export function useEnter(domainName: string): () => void {
  const { t } = useLingui();
  const toast = useToast();
  const refusalText = useRefusalText();
  const enter = async () => {
    // In the press itself: later, the browser would refuse the window.
    const opened = window.open('', '_blank');
    if (!opened) {
      toast({ tone: 'bad', title: t`Popup blocked. Please allow popups and try again.` });
      return;
    }
    const reply = await call(sessionAskHandOver, { body: { domainName, route: paths.home } });
    if (!reply.success) {
      opened.close();
      toast({ tone: 'bad', title: refusalText(reply) });
      return;
    }
    opened.opener = null;
    opened.location.replace(`${domainName}${paths.home}?token=${reply.value.code}`);
  };
  return () => void enter();
}
