import * as contract from '@khelaghor/contract/backoffice/configuration.ts';
import { formatDhakaDate } from '@khelaghor/time/dhaka.ts';
import type { AllAreas } from '../../lib/area.ts';
import type { Context } from '../../lib/context.ts';
import { getLanguage } from '../../lib/http/language.ts';
import type { Bind } from '../../lib/http/register-route.ts';
import { ok } from '../../lib/http/result.ts';
import { importFile, readPreview, writeFile } from './import-configuration.ts';

/** The configuration as a file: its export, what it would change, and its import. */
export function configurationAdminRoutes(
  bind: Bind,
  ctx: Context,
  { configuration: sections }: AllAreas,
): void {
  bind(
    contract.downloadConfiguration,
    ({ caller, reply }) => {
      const name = `settings-${formatDhakaDate(ctx.clock.now().getTime())}.json`;
      reply.header('content-disposition', `attachment; filename="${name}"`);
      return Promise.resolve(ok(writeFile(ctx, sections, caller)));
    },
    { perMinute: 6 },
  );
  bind(
    contract.previewConfiguration,
    ({ body, caller, request }) =>
      readPreview(ctx, sections, body, { caller, language: getLanguage(request) }),
    { perMinute: 12 },
  );
  bind(
    contract.importSection,
    ({ params, body, caller, request }) =>
      importFile(ctx, sections, { ...params, ...body }, { caller, language: getLanguage(request) }),
    { perMinute: 60 },
  );
}
