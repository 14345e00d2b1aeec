import type { ToldKind } from '../../../contracts/xray/xray-states.ts';
import { xray } from '../xray.setup.ts';
import { restarted } from './choosing.step.ts';
import { found, rememberLooked, whenFailure } from './outcomes.ts';

const told = {
  target: '#xray.askingKind.telling',
  actions: {
    type: 'rememberToldKind',
    params: ({ event }: { event: { kind: ToldKind } }) => event,
  },
} as const;

export const askingKind = xray.createStateConfig({
  description:
    'The program could not tell whether the picture shows teeth, so the person is asked.',
  initial: 'asking',
  on: { 'analysis.restarted': restarted, 'picture.requested': '#xray.readingXray' },
  states: {
    asking: {
      description: 'The picture and the question stand there.',
      on: { 'kind.told': told },
    },
    telling: {
      description: 'The answer is sent; a Yes is waited for until the picture was looked at.',
      tags: 'busy',
      invoke: {
        id: 'tellXrayKind',
        src: 'tellXrayKind',
        input: ({ context: { xrayId, toldKind } }) => ({
          id: xrayId ?? '',
          kind: toldKind ?? 'notSure',
        }),
        onDone: [...found, { target: '#xray.analyzing.watching', actions: rememberLooked }],
        onError: [
          whenFailure('isSignedOut', '#xray.signedOut'),
          {
            target: 'tellingFailed',
            actions: {
              type: 'rememberNotTold',
              params: ({ event }) => ({ error: event.error }),
            },
          },
        ],
      },
    },
    tellingFailed: {
      description: 'The answer did not arrive; it is told once more, or another one is.',
      on: { 'kind.told': told },
    },
  },
});
