// Describes the five calls of the vendors' wallet as OpenAPI, from the schemas that validate them.
import { z } from 'zod';
import * as contract from '@khelaghor/contract/play/seamless-wallet.ts';
import { seamlessSignatureHeader } from '@khelaghor/contract/play/vendors.ts';
import type { SeamlessOperation } from './read-body.ts';

const calls: Readonly<Record<SeamlessOperation, { summary: string; schema: z.ZodType }>> = {
  userInfo: {
    summary: 'Tells whether a member exists and may play',
    schema: contract.userInfoCall,
  },
  balance: { summary: 'Tells the balance of a member', schema: contract.balanceCall },
  bet: { summary: 'Takes a stake', schema: contract.betCall },
  win: { summary: 'Pays a win of a bet, or a bonus', schema: contract.winCall },
  rollback: { summary: 'Takes back a bet, a win or a bonus', schema: contract.rollbackCall },
};

/** Describes amounts as integers: they may have more digits than a floating-point number holds. */
function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'bigint') jsonSchema.type = 'integer';
    },
  });
}

const replySchema = {
  type: 'object',
  required: ['status'],
  properties: {
    status: { type: 'string', enum: contract.seamlessStatus.options },
    user: { type: 'string', description: 'The member, as in the call' },
    request_uuid: { type: 'string', description: 'As in the call, in its letters' },
    currency: { type: 'string' },
    balance: { type: 'integer', description: 'Hundred-thousandths of the currency' },
    reason: { type: 'string', description: 'Our name of what is wrong, beside the status' },
    registration_date: { type: 'string', format: 'date' },
  },
};

const reply = (description: string, headers: object = {}) => ({
  description,
  headers,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Reply' } } },
});
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

/** The statuses of HTTP; what came of a call is in the `status` of its body. */
const responses = {
  200: reply('Answered; `status` says what came of it'),
  413: reply('The body is over 16 KiB'),
  415: reply('The content type is not application/json'),
  429: reply('Too many calls in this minute; never for win and rollback', retryAfter),
  503: reply('Not answered now; send the same call again', retryAfter),
};

const describeOperation = (operation: SeamlessOperation) => ({
  operationId: operation,
  summary: calls[operation].summary,
  parameters: [
    {
      name: seamlessSignatureHeader,
      in: 'header',
      required: true,
      description: 'RSA-SHA256 over the bytes of the body, in base64',
      schema: { type: 'string' },
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: toJsonSchema(calls[operation].schema) } },
  },
  responses,
});

/** The OpenAPI document of the wallet that the server serves at `origin`. */
export function describeSeamlessCalls(origin: string): object {
  const operations = Object.keys(contract.seamlessPaths) as SeamlessOperation[];
  return {
    openapi: '3.1.0',
    info: {
      title: 'Khelaghor, wallet for vendors of games',
      version: '2.0.0',
      description: 'The Hub88 operator wallet protocol, version 2. docs/vendors.md explains it.',
    },
    servers: [{ url: origin }],
    paths: Object.fromEntries(
      operations.map((operation) => [
        contract.seamlessPaths[operation],
        { post: describeOperation(operation) },
      ]),
    ),
    components: { schemas: { Reply: replySchema } },
  };
}
