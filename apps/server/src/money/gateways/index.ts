/** Payment gateways: what the cashier asks of one, and which there are. */
import type { Context } from '../../lib/context.ts';
import { createCheckoutGateway } from './checkout-gateway.ts';
import type { PaymentGateway } from './gateway-interface.ts';

export type {
  CallbackHeaders,
  PaymentAnswer,
  PaymentGateway,
  PayoutAnswer,
} from './gateway-interface.ts';

/** What the sandbox gateway and the server sign with; both derive it from the master key. */
export function getSandboxCredentials(secrets: Context['secrets']): {
  key: string;
  secret: string;
} {
  return { key: 'khelaghor', secret: secrets.key('gateway/sandbox').toString('hex') };
}

/** The gateway of a name, or null when there is none. */
export function getPaymentGateway(ctx: Context, name: string): PaymentGateway | null {
  if (name !== 'sandbox') return null;
  return createCheckoutGateway({
    name,
    address: ctx.config.origins.gateway,
    ...getSandboxCredentials(ctx.secrets),
    clock: ctx.clock,
    log: ctx.log,
  });
}
