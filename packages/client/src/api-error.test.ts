import { expect, test } from 'vitest';
import { ApiError, unwrapReply } from './api-error.ts';

test('a successful reply is unwrapped', () => {
  expect(unwrapReply({ success: true, value: { list: [] } })).toEqual({ list: [] });
});

test('a lost call throws its refusal', () => {
  const lost = { success: false, code: 'network' } as const;
  const getError = () => {
    try {
      return unwrapReply(lost);
    } catch (error) {
      return error;
    }
  };
  const error = getError();
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ name: 'ApiError', message: 'network', refusal: lost });
});
