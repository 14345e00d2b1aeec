import type { Endpoint } from '../../../contracts/endpoints/endpoint.ts';

/** What callers can use up. */
export const RESOURCES = [
  'calls',
  'threads',
  'hashing',
  'readers',
  'memory',
  'disk',
  'mail',
  'sms',
  'calendar',
  'waiting',
  'connections',
  'providers',
  'log',
] as const;
type Resource = (typeof RESOURCES)[number];

/** How much of a resource somebody can use up by a call, and the test that would fail if it were more. */
export type Bound = {
  readonly uses: Resource;
  /** Whom it holds back. */
  readonly of: 'address' | 'account' | 'contact' | 'room' | 'assessment' | 'everybody';
  readonly most: string;
  /** A file below tests/ and a title in it. */
  readonly test: readonly [file: string, title: string];
};

/** One bound. */
export const bound = (
  uses: Resource,
  of: Bound['of'],
  most: string,
  test: Bound['test'],
): Bound => ({ uses, of, most, test });

const RATES = [
  'server/security.test.ts',
  '$call takes $perMinute requests of one address in a minute',
] as const;
const OF_ACCOUNT = [
  'server/serve.test.ts',
  'is counted for each account from all its addresses, and not for its neighbours there',
] as const;
const OF_DAY = [
  'server/serve.test.ts',
  'is counted over a day as well where it says so, for an address, its network and an account',
] as const;
const OF_CONTACT = [
  'server/serve.test.ts',
  'is counted for each contact that a call is about, however it is written and whoever calls',
] as const;
const NETWORKS = [
  'server/rate-limits.test.ts',
  'count a whole network twenty times, and everybody three hundred times as much as one caller',
] as const;
const BODY = ['server/errors.test.ts', 'take up to 64 kB and no more'] as const;
const FILE = [
  'server/xrays/upload.test.ts',
  '[XRAY-08] [CONST-38] takes 10 MB to the byte and cuts off what is larger',
] as const;
const LINE = [
  'server/security.test.ts',
  'name the method, the route, the status and the time of a request, and nothing of its content',
] as const;
const CONNECTIONS = [
  'server/connections.test.ts',
  'is a twentieth of all for one caller, who has room again when one is closed',
] as const;

const perMinutes = (max: number, perMs: number): string => `${max} in ${perMs / 60_000} min`;

/** What holds for every call by its value alone. */
export const boundsByRule = (
  endpoint: Pick<Endpoint, 'auth' | 'rate' | 'body' | 'form'>,
): Bound[] => {
  const { auth, rate, body, form } = endpoint;
  const bounds: Bound[] = [
    { uses: 'connections', of: 'address', most: 'a twentieth of all', test: CONNECTIONS },
    { uses: 'log', of: 'address', most: 'a line a call', test: LINE },
  ];
  if (rate !== null) {
    const most = perMinutes(rate.max, rate.perMs);
    bounds.push({ uses: 'calls', of: 'address', most, test: RATES });
    bounds.push({ uses: 'calls', of: 'everybody', most: `300 × ${most}`, test: NETWORKS });
    if (rate.perDay !== undefined) {
      bounds.push({ uses: 'disk', of: 'address', most: `${rate.perDay} a day`, test: OF_DAY });
    }
    if (auth !== 'none') bounds.push({ uses: 'calls', of: 'account', most, test: OF_ACCOUNT });
    if (rate.contact) {
      const { max, perMs } = rate.contact;
      bounds.push({ uses: 'calls', of: 'contact', most: perMinutes(max, perMs), test: OF_CONTACT });
    }
  }
  if (body !== undefined)
    bounds.push({ uses: 'memory', of: 'address', most: '64 kB a call', test: BODY });
  if (form !== undefined) {
    const most = `${form.file.maxBytes} bytes a call, on the disk`;
    bounds.push({ uses: 'disk', of: 'account', most, test: FILE });
  }
  return bounds;
};
