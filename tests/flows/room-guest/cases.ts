import type { GuestEntry, GuestNews } from '../../../contracts/endpoints/room-guest.ts';
import type { roomGuestMachine } from '../../../machines/room-guest/room-guest.machine.ts';
import type { GuestEntered, GuestNewsRead } from '../../../machines/room-guest/room-guest.setup.ts';
import type { Cases } from '../../model/cases.ts';
import { ENTRY, MUTED, ON } from '../teleconsultation/cases.ts';

export const LINK = 'c2VjcmV0LW9mLWEtbGluay0wMDAwMDAw';
export const TOKEN = 'c2VjcmV0LW9mLWEtZ3Vlc3QtMDAwMDAw';
export const KEY = 'key-of-guest';
export const VISIT = '00000000-0000-4000-8000-0000000000c2';
export const ASHA = '00000000-0000-4000-8000-0000000000b1';
export const MEERA = '00000000-0000-4000-8000-0000000000b2';

export const GONE = { verdict: 'gone' } as const;
export const FRESH = { verdict: 'fresh', requestKey: KEY } as const;
export const KEPT = { verdict: 'kept', token: TOKEN } as const;
export const ASKED = { verdict: 'asked', token: TOKEN } as const;
export const OUTSIDE = { verdict: 'outside' } as const;

export const GUEST_ENTRY: GuestEntry = {
  visit: VISIT,
  cursor: 4,
  patient: { name: 'Asha Rao', visit: ASHA },
  doctor: { name: 'Dr. Meera Iyer', visit: null },
  ice_servers: ENTRY.ice_servers,
};
export const ENTERED: GuestEntered = { verdict: 'entered', entry: GUEST_ENTRY };

const NEWS: GuestNews = {
  cursor: 5,
  patient: { visit: ASHA, signals: [] },
  doctor: { visit: null, signals: [] },
  is_current: true,
};
export const news = (changes: Partial<GuestNews> = {}): GuestNewsRead => ({
  verdict: 'news',
  news: { ...NEWS, ...changes },
});
export const OFFER = { kind: 'offer', sdp: 'v=0' } as const;

const FAILURE = { kind: 'network', message: 'offline' };

export const cases: Cases<typeof roomGuestMachine> = {
  inputs: [{ link: LINK }],
  events: {
    'opening.requested': [{}],
    'name.changed': [{ name: 'Sunita' }, { name: ' ' }],
    'agreement.changed': [{ agrees: true }, { agrees: false }],
    'name.submitted': [{}],
    'device.requested': [{ device: 'camera' }],
    'device.switched': [{ device: 'microphone', on: false }],
    'entry.requested': [{}],
    'page.shown': [{}],
    'room.left': [{}],
    'pair.told': [{ role: 'patient', told: { type: 'call.connected' } }],
    'devices.opened': [{ devices: ON }],
    'devices.changed': [{ devices: MUTED }],
    'hardware.changed': [{ devices: ON }],
  },
  actors: {
    readLink: { done: [GONE, FRESH, KEPT], error: [FAILURE] },
    askToJoin: { done: [GONE, ASKED], error: [FAILURE] },
    holdDevices: {},
    enterAsGuest: { done: [GONE, OUTSIDE, ENTERED], error: [FAILURE] },
    readGuestNews: {
      done: [
        GONE,
        news({ is_current: false }),
        news(),
        news({ doctor: { visit: MEERA, signals: [OFFER] } }),
      ],
      error: [FAILURE],
    },
    holdPatientCall: {},
    holdDoctorCall: {},
    watchPage: {},
    leaveAsGuest: { done: [undefined], error: [FAILURE] },
  },
  contextKey: ({ name, agrees }) => ({ isNamed: name.trim() !== '', agrees }),
};
