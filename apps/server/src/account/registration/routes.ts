import { register, registerMobile } from '@khelaghor/contract/account/registration.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import type { Context } from '../../lib/context.ts';
import { registerByMobile } from './register-by-mobile.ts';
import { registerMember } from './register.ts';

export function registrationRoutes(bind: Bind, ctx: Context): void {
  bind(register, (call) => registerMember(ctx, call), { perMinute: 20 });
  bind(registerMobile, (call) => registerByMobile(ctx, call), { perMinute: 20 });
}
