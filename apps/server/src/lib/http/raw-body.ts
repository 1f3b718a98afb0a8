import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: string;
  }
}

/**
 * Keeps the exact bytes of JSON bodies beside their parsed form: signatures are over what was sent.
 */
export function keepRawBodies(app: FastifyInstance): void {
  // Text and forms are refused: only JSON is meant for us, but for the calls of `readForms`.
  app.removeAllContentTypeParsers();
  app.decorateRequest('rawBody', '');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    request.rawBody = text;
    if (text === '') {
      done(null, undefined);
      return;
    }
    try {
      done(null, JSON.parse(text));
    } catch (error) {
      done(Object.assign(new Error('not JSON', { cause: error }), { statusCode: 400 }));
    }
  });
}

/** Reads forms as an object of texts, on the routes of this scope. */
export function readForms(scope: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded';
  scope.addContentTypeParser(type, { parseAs: 'string' }, (request, body, done) => {
    request.rawBody = body.toString();
    done(null, Object.fromEntries(new URLSearchParams(request.rawBody)));
  });
}

/** The body as it came over the wire. */
export const getRawBody = (request: FastifyRequest): string => request.rawBody;
