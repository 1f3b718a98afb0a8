import { healthAdminGet } from '@khelaghor/client/routes/backoffice.gen.ts';
import { useCall } from '../../shared/kit/use-call.ts';

const everyMs = 10_000;

export const useHealth = () =>
  useCall(
    ['health'],
    healthAdminGet,
    {},
    { refetchInterval: everyMs, refetchOnWindowFocus: 'always' },
  );
