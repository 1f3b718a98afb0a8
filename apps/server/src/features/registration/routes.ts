import { changePassword as changePasswordRoute } from '@khelaghor/contract/member.ts';
import { register } from '@khelaghor/contract/registration.ts';
import type { Bind } from '../../platform/bind.ts';
import type { Context } from '../../platform/context.ts';
import { changePassword } from './change-password.ts';
import { registerMember } from './register.ts';

export function registrationRoutes(bind: Bind, ctx: Context): void {
  bind(register, (call) => registerMember(ctx, call), { perMinute: 20 });
  bind(changePasswordRoute, (call) => changePassword(ctx, call), { perMinute: 5 });
}
