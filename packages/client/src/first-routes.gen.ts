// Made by tools/generate-routes.ts from packages/contract. Do not edit.
import type * as BackofficeOperator from '@khelaghor/contract/backoffice/operator.ts';
import type * as SiteWhitelabel from '@khelaghor/contract/site/whitelabel.ts';
import type { Endpoint } from './endpoint.ts';

export const operatorGetSession: Endpoint<typeof BackofficeOperator.operatorGetSession> = {
  path: '/operator/session',
};

export const operatorLogin: Endpoint<typeof BackofficeOperator.operatorLogin> = {
  method: 'POST',
  path: '/operator/session',
};

export const operatorLogout: Endpoint<typeof BackofficeOperator.operatorLogout> = {
  method: 'DELETE',
  path: '/operator/session',
};

export const overviewAdminGet: Endpoint<typeof BackofficeOperator.overview> = {
  path: '/operator/overview',
};

export const siteGetWhitelabel: Endpoint<typeof SiteWhitelabel.whitelabel> = {
  path: '/wps/system/whitelabel',
};
