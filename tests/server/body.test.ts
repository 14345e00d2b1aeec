import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { checkByContract } from '../../server/lib/body.ts';
import { Problem } from '../../server/lib/problems.ts';

it('a body over which the check itself stumbles is refused with 400 and in words', () => {
  const schema = z.custom(() => {
    throw new TypeError('not a list after all');
  });
  const checked = checkByContract({ schema })({ length: 'long' });
  const error = 'error' in checked ? checked.error : null;
  expect(error).toBeInstanceOf(Problem);
  expect([error?.statusCode, error?.message]).toEqual([
    400,
    'The request body does not have the right form.',
  ]);
});
