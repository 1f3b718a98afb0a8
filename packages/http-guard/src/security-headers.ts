import type { FastifyInstance, FastifyReply } from 'fastify';

/** What every answer carries, whatever it is. */
export const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const;

/**
 * The policy of an answer that is no page of ours: opened as one, it may do nothing and stands in
 * no frame.
 */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const policyHeader = 'content-security-policy';

/**
 * Whether an answer needs the closed policy. A page has one of its own; so have, by their page,
 * pictures, fonts and styles. A script that runs as a worker would be kept from working by it.
 */
function needsPolicy(reply: FastifyReply): boolean {
  if (reply.hasHeader(policyHeader)) return false;
  const type = reply.getHeader('content-type');
  return (
    typeof type !== 'string' || /^(?:application\/json|text\/(?:html|plain|csv|xml))/u.test(type)
  );
}

/** Adds the headers to all answers of a listener. What a route sets itself stays. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(securityHeaders);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (needsPolicy(reply)) reply.header(policyHeader, closedPolicy);
    done(null, payload);
  });
}
