import { useQueryClient } from '@tanstack/react-query';
import { sessionRedeemHandoffCode } from '@khelaghor/client/routes/account.gen.ts';
import { useCallback, useEffect, useState } from 'react';
import { call } from '../../shared/api.ts';
import { useFinishLogin, clearSession } from '../../shared/session-changes.ts';
import { useRefusalText } from '../../shared/error-text.ts';

/** The page's first script has taken the code out of the address and left it here. */
type HandedDocument = Document & { handOverCode?: string | undefined };

const readHandoffCode = (): string | null => (document as HandedDocument).handOverCode ?? null;

/** What became of a code: it is being looked at, its reader is asked, or it was no good. */
type CrossDomainLogin =
  | { readonly state: 'waiting' }
  | { readonly state: 'asks'; readonly name: string }
  | { readonly state: 'refused'; readonly text: string };

const getRefererOrigin = (): string =>
  document.referrer === '' ? '' : new URL(document.referrer).origin;

/** The page that the code was brought to. */
function getHereWithoutDialog(): string {
  const here = new URL(location.href);
  here.searchParams.delete('open');
  return here.pathname + here.search + here.hash;
}

/** Logs in with the code that the page was opened with. */
export function useCrossDomainLogin(onDone: () => void) {
  const queries = useQueryClient();
  const finishLogin = useFinishLogin();
  const formatRefusal = useRefusalText();
  const [code] = useState(readHandoffCode);
  const [found, setFound] = useState<CrossDomainLogin>({ state: 'waiting' });
  const take = useCallback(
    async (confirmed: boolean) => {
      // Loaded anew: the code is used up, and what it was for has happened.
      if (code === null) {
        onDone();
        return;
      }
      setFound({ state: 'waiting' });
      const place = { route: location.pathname, openedFrom: getRefererOrigin() };
      const reply = await call(sessionRedeemHandoffCode, { body: { code, ...place, confirmed } });
      if (!reply.success) setFound({ state: 'refused', text: formatRefusal(reply) });
      else if (reply.value.state === 'asks') setFound(reply.value);
      else {
        clearSession(queries);
        await finishLogin(getHereWithoutDialog());
      }
    },
    [code, finishLogin, onDone, queries, formatRefusal],
  );
  useEffect(() => {
    (document as HandedDocument).handOverCode = undefined;
    void take(false);
    // Once: what comes after is the reader's own press.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);
  return { found, confirm: () => void take(true) };
}
