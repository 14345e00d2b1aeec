import { xray } from '../xray.setup.ts';
import { IMAGE_LOST } from '../../../contracts/texts/en/flows/xray.ts';
import type { Uploaded } from '../xray.types.ts';
import { imageChosen, restarted } from './choosing.step.ts';
import { rememberFailure, whenFailure } from './outcomes.ts';

type Finished = { readonly event: { readonly output: Uploaded } };

const output = ({ event }: Finished): Uploaded => event.output;

export const uploading = xray.createStateConfig({
  description: 'The picture is sent; a way that breaks is taken up again by itself.',
  initial: 'sendingImage',
  on: {
    'upload.cancelled': {
      target: '#xray.awaitingImage',
      actions: ['clearXray', 'clearSentence'],
    },
  },
  states: {
    sendingImage: {
      description: 'The picture is on its way.',
      tags: 'busy',
      entry: 'beginSending',
      invoke: {
        id: 'uploadXray',
        src: 'uploadXray',
        input: ({ context: { image } }) => ({ key: image?.key ?? '' }),
        onError: '#xray.uploadFailed',
      },
      on: {
        'upload.progressed': {
          actions: { type: 'rememberPercent', params: ({ event }) => event },
        },
        'upload.finished': [
          {
            guard: { type: 'isStored', params: output },
            target: '#xray.analyzing',
            actions: [
              { type: 'rememberStored', params: output },
              {
                type: 'keepXray',
                params: ({ event }: Finished) => ({
                  id: event.output.verdict === 'stored' ? event.output.id : '',
                  findings: null,
                }),
              },
            ],
          },
          {
            guard: { type: 'isLost', params: output },
            target: '#xray.imageRejected',
            actions: ['clearXray', { type: 'rememberSentence', params: { sentence: IMAGE_LOST } }],
          },
          {
            target: '#xray.imageRejected',
            actions: [
              'clearXray',
              {
                type: 'rememberSentence',
                params: ({ event }: Finished) => ({
                  sentence: event.output.verdict === 'rejected' ? event.output.sentence : null,
                }),
              },
            ],
          },
        ],
        'upload.failed': [
          whenFailure('isSignedOut', '#xray.awaitingSignIn'),
          whenFailure('isPassing', 'reconnecting'),
          { target: '#xray.uploadFailed', actions: rememberFailure },
        ],
      },
    },
    reconnecting: {
      description: 'The way to the server is broken; it goes on once there is one again.',
      tags: 'busy',
      invoke: { id: 'watchPage', src: 'watchPage' },
      on: {
        'page.shown': { target: 'sendingImage', actions: 'clearAttempts' },
        'upload.requested': { target: 'sendingImage', actions: 'clearAttempts' },
      },
      after: {
        retryDelay: { guard: 'mayRetry', target: 'sendingImage', actions: 'countAttempt' },
      },
    },
  },
});

export const uploadFailed = xray.createStateConfig({
  description: 'The server did not take the picture, and why; it is sent again, or another one.',
  on: {
    'upload.requested': { target: '#xray.uploading', actions: 'clearAttempts' },
    'image.chosen': imageChosen,
    'analysis.restarted': restarted,
  },
});
