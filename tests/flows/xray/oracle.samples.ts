import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { IMAGE, INPUT, MUSIC } from './fixtures.ts';

export type Leaves = Oracle<typeof xrayMachine>['leaves'];

/** Everything is known: an X-ray that is analysed and read together with the answers. */
export const KNOWN: Oracle<typeof xrayMachine>['known'] = {
  ...INPUT,
  xrayId: XRAY.id,
  count: 1,
  image: IMAGE,
  percent: 40,
  attempts: 1,
  xray: XRAY,
  isPictureLost: false,
  sentence: 'Said before.',
  withdrawnSentence: null,
  details: { email: 'asha@example.com', age: '40', sex: 'female' },
  isChecked: false,
  reanalysis: REANALYSIS,
  mailed: 'sent',
};

/** What is known when nothing of an X-ray is left. */
export const NOTHING_LEFT = {
  xrayId: null,
  xray: null,
  isPictureLost: false,
  image: null,
  percent: 0,
  attempts: 0,
  reanalysis: null,
  mailed: null,
  isChecked: false,
} as const;

export const said = (title: string): string => `emits notice.raised: ${title}`;

export const RESTARTED = {
  to: 'awaitingImage',
  knows: { ...NOTHING_LEFT, sentence: null },
  does: ['forgetXray'],
} as const;

/** Choosing a file, where one can be chosen. */
export const CHOSEN = [
  {
    with: { image: IMAGE },
    to: 'uploading.sendingImage',
    knows: { image: IMAGE, percent: 0, attempts: 0, sentence: null },
  },
  {
    with: { image: MUSIC },
    to: 'imageRejected',
    knows: { image: null, sentence: 'Please select a JPEG or PNG image file.' },
  },
  {
    with: { image: { ...IMAGE, size: 10_485_761 } },
    to: 'imageRejected',
    knows: { image: null, sentence: 'File size must be less than 10MB.' },
  },
] as const;
