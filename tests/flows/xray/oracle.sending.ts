import { XRAY } from '../../kit/xray-replies.ts';
import {
  IMAGE,
  OFFLINE,
  REFUSED,
  SAID_BUSY,
  SAID_NO_XRAY,
  SIGNED_OUT,
  CHOSEN,
  KNOWN,
  NOTHING_LEFT,
  RESTARTED,
} from './cases.ts';
import type { Leaves } from './cases.ts';

/** Choosing a picture and sending it. */
export const SENDING = {
  awaitingImage: { on: { 'image.chosen': CHOSEN } },
  imageRejected: { on: { 'image.chosen': CHOSEN } },
  awaitingSignIn: {
    on: {
      'done: signInGate': [
        // The picture that was chosen before is sent.
        {
          with: { output: { kind: 'granted' } },
          to: 'uploading.sendingImage',
          knows: { image: IMAGE, percent: 0 },
        },
        { with: { output: { kind: 'dismissed' } }, to: 'imageChosen', knows: { image: IMAGE } },
      ],
      'failed: signInGate': {
        with: { error: OFFLINE },
        to: 'imageChosen',
        knows: { image: IMAGE },
        does: ['emits notice.raised: Not connected'],
      },
    },
  },
  imageChosen: {
    on: {
      'upload.requested': { to: 'uploading.sendingImage', knows: { image: IMAGE } },
      'analysis.restarted': RESTARTED,
    },
  },
  'uploading.sendingImage': {
    tags: ['busy'],
    on: {
      'failed: uploadXray': { with: { error: OFFLINE }, to: 'uploadFailed' },
      'upload.progressed': { with: { percent: 75 }, to: 'stays', knows: { percent: 75 } },
      'upload.finished': [
        {
          with: { output: { verdict: 'stored', id: XRAY.id } },
          to: 'analyzing.requestingAnalysis',
          // What was found in a picture of before is not this one's.
          knows: {
            xrayId: XRAY.id,
            image: null,
            xray: null,
            reanalysis: null,
            mailed: null,
            count: 2,
          },
          does: ['keepXray'],
        },
        {
          with: { output: { verdict: 'rejected', sentence: SAID_NO_XRAY } },
          to: 'imageRejected',
          knows: { ...NOTHING_LEFT, sentence: SAID_NO_XRAY },
        },
        {
          with: { output: { verdict: 'lost' } },
          to: 'imageRejected',
          knows: {
            ...NOTHING_LEFT,
            sentence: 'Please choose the picture again: this page was loaded anew in between.',
          },
        },
      ],
      'upload.failed': [
        { with: { error: SIGNED_OUT }, to: 'awaitingSignIn', knows: { image: IMAGE } },
        { with: { error: OFFLINE }, to: 'uploading.reconnecting', knows: { image: IMAGE } },
        {
          with: { error: { kind: 'timeout', message: 'late' } },
          to: 'uploading.reconnecting',
        },
        {
          with: { error: { kind: 'unavailable', status: 503, message: 'down' } },
          to: 'uploading.reconnecting',
        },
        {
          with: { error: REFUSED },
          to: 'uploadFailed',
          knows: { image: IMAGE, sentence: SAID_BUSY },
        },
      ],
    },
  },
  'uploading.reconnecting': {
    tags: ['busy'],
    on: {
      'page.shown': {
        to: 'uploading.sendingImage',
        knows: { image: IMAGE, attempts: 0, percent: 0 },
      },
      'upload.requested': { to: 'uploading.sendingImage', knows: { attempts: 0 } },
      'after retryDelay': [
        { given: { attempts: 2 }, to: 'uploading.sendingImage', knows: { attempts: 3 } },
        // Three times by itself, and no more: it costs the person money.
        { given: { attempts: 3 }, to: 'refused' },
      ],
    },
  },
  uploadFailed: {
    on: {
      'upload.requested': {
        to: 'uploading.sendingImage',
        knows: { image: IMAGE, attempts: 0, sentence: null },
      },
      'image.chosen': CHOSEN,
      'analysis.restarted': RESTARTED,
    },
  },
} as const satisfies Partial<Leaves>;

/** A sending that is cancelled leaves nothing on this page. */
export const AROUND_SENDING = {
  'upload.cancelled': [
    {
      at: 'uploading.sendingImage',
      to: 'awaitingImage',
      knows: { ...NOTHING_LEFT, sentence: null },
    },
    {
      at: 'uploading.reconnecting',
      given: KNOWN,
      to: 'awaitingImage',
      knows: { ...NOTHING_LEFT, sentence: null },
    },
  ],
} as const;
