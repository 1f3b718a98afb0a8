import type { FastifyInstance } from 'fastify';
import {
  policyReports,
  policyReportsPath,
  policyReportTypes,
} from '@khelaghor/contract/site/csp-reports.ts';
import type { PolicyReport } from '@khelaghor/contract/site/csp-reports.ts';
import type { Context } from '../lib/context.ts';

const bodyMaxBytes = 16 * 1024;
const perMinute = 30;
/** The same violation is logged again after an hour. */
const tellAgainMs = 3_600_000;
const toldMax = 200;
const wordMax = 200;

/** The end of a policy: where browsers report violations, in the old and the new syntax. */
export const reportLines = `report-uri ${policyReportsPath}; report-to policy`;

/** The header that these lines need. */
export const reportHeaders = { 'reporting-endpoints': `policy="${policyReportsPath}"` };

/** Returns an address without its query and fragment, which may hold a secret. */
function plainly(address: string): string {
  const { origin, pathname } = URL.parse(address) ?? { origin: 'null', pathname: '' };
  return (
    (origin === 'null' ? address.split(/[?#]/u)[0] : origin + pathname)?.slice(0, wordMax) ?? ''
  );
}

/** Logs each violation once an hour, however many browsers report it. */
function teller({ clock, log }: Context): (report: PolicyReport) => void {
  const toldAt = new Map<string, number>();
  return ({ directive, page, blocked, source, line }) => {
    const found = {
      directive: directive.slice(0, wordMax),
      page: plainly(page),
      blocked: plainly(blocked),
      source: plainly(source),
      line,
    };
    // The same violation on another page counts as the same.
    const key = JSON.stringify({ ...found, page: '' });
    const nowMs = clock.now().getTime();
    if (nowMs - (toldAt.get(key) ?? -Infinity) < tellAgainMs) return;
    // A flood of made-up reports does not fill the memory.
    if (toldAt.size >= toldMax) toldAt.clear();
    toldAt.set(key, nowMs);
    log.warn(found, 'a browser was kept from something by the policy of a page');
  };
}

/** Takes browsers' reports of violations and logs them. */
export async function servePolicyReports(ctx: Context, app: FastifyInstance): Promise<void> {
  const tell = teller(ctx);
  // A scope of its own: only here are such bodies parsed.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      [...policyReportTypes],
      { parseAs: 'string', bodyLimit: bodyMaxBytes },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      policyReportsPath,
      {
        schema: { hide: true },
        config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } },
      },
      async ({ body }, reply) => {
        const parsed = policyReports.safeParse(body);
        for (const report of parsed.data ?? []) tell(report);
        return reply.code(204).send();
      },
    );
  });
}
