import { z } from 'zod';

/**
 * Where browsers tell what the policy of one of our pages kept them from (CSP 3, Reporting API).
 * They send it in their own shape and with no header of ours, so that it is no call like others.
 */
export const policyReportsPath = '/policy-reports';

/** What browsers call the two shapes of their reports. */
export const policyReportTypes = ['application/reports+json', 'application/csp-report'] as const;

const text = z.string().max(4_000).catch('');
const line = z.number().int().nonnegative().nullable().catch(null);

/** One violation, whichever shape it came in. Addresses are as the browser wrote them. */
export type PolicyReport = {
  readonly directive: string;
  readonly page: string;
  /** An address, or a word such as 'inline' or 'eval'. */
  readonly blocked: string;
  readonly source: string;
  readonly line: number | null;
};

const reported = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      blockedURL: text,
      effectiveDirective: text,
      sourceFile: text,
      lineNumber: line,
    }),
  })
  .transform(({ body }): PolicyReport => ({
    directive: body.effectiveDirective,
    page: body.documentURL,
    blocked: body.blockedURL,
    source: body.sourceFile,
    line: body.lineNumber,
  }));

const older = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'blocked-uri': text,
      'effective-directive': text,
      'source-file': text,
      'line-number': line,
    }),
  })
  .transform(({ 'csp-report': body }): PolicyReport => ({
    directive: body['effective-directive'],
    page: body['document-uri'],
    blocked: body['blocked-uri'],
    source: body['source-file'],
    line: body['line-number'],
  }));

/** Other kinds of reports, and whatever is none, are left out. */
const orNothing = z.union([reported, z.unknown().transform(() => null)]);

/** A body of either shape, as the violations that are in it. */
export const policyReports = z.union([
  z
    .array(orNothing)
    .max(100)
    .transform((reports) => reports.filter((report) => report !== null)),
  older.transform((report) => [report]),
]);
