import type { Endpoint } from './endpoint.ts';
import * as exported from './files.ts';

type Exported = typeof exported;

/** Returns true when an export of such a file is an endpoint. */
export const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call that the server answers, by name. */
export const ENDPOINTS = Object.fromEntries(
  Object.entries(exported).filter(([, value]) => isEndpoint(value)),
) as unknown as {
  readonly [
    Name in keyof Exported as Exported[Name] extends Endpoint ? Name : never
  ]: Exported[Name];
};
