import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from '../../shared/navigation.tsx';
import type { PageSearch } from '../../shared/paths.ts';

/** The token of the link, taken out of the address: no one who sees it later can use it. */
export function useUrlToken(): string {
  const [token] = useState(() => location.hash.slice(1));
  const navigate = useNavigate();
  const takeOut = useEffectEvent(() => {
    const search = (known: PageSearch) => known;
    void navigate({ to: '.', search, replace: true, resetScroll: false });
  });
  useEffect(() => takeOut(), []);
  return token;
}
