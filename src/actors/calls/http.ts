import type { AxiosError, AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';
import { INVALID_TOKEN } from '../../../contracts/accounts/invalid-token.ts';
import { LANGUAGE } from '../../../contracts/common/language.ts';
import type { ProblemCode } from '../../../contracts/common/problem-codes.ts';
import type { Failure, FailureKind } from '../../../contracts/common/failure.ts';
import { keptToken, refuseToken } from '../accounts/session-storage.ts';

let client: Promise<AxiosInstance> | undefined;

/** Returns the one HTTP client, loaded when it is first needed; it sends cookies with every call (API-01, API-05). */
const http = (): Promise<AxiosInstance> => {
  client ??= import('axios').then(({ default: axios }) => axios.create({ withCredentials: true }));
  // A failed load must not be remembered.
  client.catch(() => {
    client = undefined;
  });
  return client;
};

/** Loads the client ahead of the first call. */
export const warmUpHttp = (): void => {
  http().catch(() => undefined);
};

const kindOf = ({ code, response }: Partial<AxiosError>): FailureKind => {
  if (code === 'ERR_CANCELED') return 'cancelled';
  if (response === undefined) return 'network';
  if (response.status === 401) return 'unauthorized';
  return response.status >= 500 ? 'unavailable' : 'refused';
};

/** Turns what a call threw into a failure, with the server's own sentence if it sent one (API-02). */
const toFailure = (error: Partial<AxiosError>): Failure => {
  const body = (error.response?.data ?? {}) as {
    error?: unknown;
    message?: unknown;
    code?: ProblemCode;
    field?: string;
    price?: number;
    remainingAttempts?: number;
  };
  const said = [body.message, body.error].find((each) => typeof each === 'string' && each !== '');
  return {
    kind: kindOf(error),
    ...(error.response === undefined ? {} : { status: error.response.status }),
    ...(body.code && { code: body.code }),
    ...(body.field && { field: body.field }),
    ...(body.price && { price: body.price }),
    ...(body.remainingAttempts && { left: body.remainingAttempts }),
    ...(typeof said === 'string'
      ? { message: said, isSaid: true }
      : { message: error.message ?? 'The call failed' }),
  };
};

/** Returns true when the server knows a token no more, or not without a passkey: whoever it is logs in again. */
const isTokenRefused = ({ status, message, code }: Failure): boolean =>
  status === 401 && (message === INVALID_TOKEN || code === 'second_factor_wanted');

/** Sends one request, with the signed-in account's token unless another one is named (SESS-07). Throws only a `Failure`. */
export const request = async (
  config: Omit<AxiosRequestConfig, 'headers'>,
  named: Readonly<Record<string, string>> = {},
  token = keptToken(),
): Promise<AxiosResponse<unknown>> => {
  // The page's language, and not the browser's.
  const headers = {
    'Accept-Language': LANGUAGE,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  };
  try {
    const axios = await http();
    return await axios.request<unknown>({ ...config, headers: { ...named, ...headers } });
  } catch (error) {
    const failure = toFailure(error as Partial<AxiosError>);
    if (token !== null && isTokenRefused(failure)) refuseToken(token);
    throw failure;
  }
};
