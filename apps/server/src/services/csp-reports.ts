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
/** The same violation is told again after an hour. */
const tellAgainMs = 3_600_000;
const toldMax = 200;
const wordMax = 200;

/** The end of a policy: whom browsers tell of what it kept them from, newer and older ones. */
export const reportLines = `report-uri ${policyReportsPath}; report-to policy`;

/** What has to stand beside a policy with these lines. */
export const reportHeaders = { 'reporting-endpoints': `policy="${policyReportsPath}"` };

/** An address without what may be a secret in it; other words as they are. */
function plainly(address: string): string {
  const { origin, pathname } = URL.parse(address) ?? { origin: 'null', pathname: '' };
  return (
    (origin === 'null' ? address.split(/[?#]/u)[0] : origin + pathname)?.slice(0, wordMax) ?? ''
  );
}

/** Tells each violation once in an hour, however many browsers meet it. */
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
    // Wherever it happens it is the same.
    const key = JSON.stringify({ ...found, page: '' });
    const nowMs = clock.now().getTime();
    if (nowMs - (toldAt.get(key) ?? -Infinity) < tellAgainMs) return;
    // Whoever makes reports up fills no memory.
    if (toldAt.size >= toldMax) toldAt.clear();
    toldAt.set(key, nowMs);
    log.warn(found, 'a browser was kept from something by the policy of a page');
  };
}

/** Takes browsers' reports of what the policy of a page kept them from, and logs them. */
export async function servePolicyReports(ctx: Context, app: FastifyInstance): Promise<void> {
  const tell = teller(ctx);
  // A scope of its own: nowhere else are such bodies read.
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
