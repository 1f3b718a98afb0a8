import { useEffect, useState } from 'react';

/** The token of the link, taken out of the address: no one who sees it later can use it. */
export function useLinkToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  useEffect(() => {
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }, []);
  return token;
}
