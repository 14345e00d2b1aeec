import { describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, waitFor } from 'xstate';
import { machines } from '../../machines/index.ts';
import { laterFlow } from '../../machines/kit/later-flow.ts';

type Question = typeof machines.confirmation;
const INPUT = { question: 'Leave?' };

/** A flow that runs another one, whose chart comes later. */
const openLater = (load: () => Promise<Question>) => {
  const asked = vi.fn<(end: unknown) => void>();
  const outer = createActor(
    createMachine({
      initial: 'asking',
      states: {
        asking: {
          invoke: {
            id: 'later',
            src: laterFlow(load),
            input: INPUT,
            onDone: { target: 'answered', actions: ({ event }) => asked(event.output) },
            onError: { target: 'failed', actions: ({ event }) => asked(event.error) },
          },
          on: { 'asking.ended': 'answered' },
        },
        answered: {},
        failed: {},
      },
    }),
  ).start();
  const flow = () => outer.getSnapshot().children['later']?.getSnapshot().flow ?? null;
  return { outer, flow, asked };
};

const loaded = () => Promise.resolve(machines.confirmation);

describe('a flow whose chart comes later', () => {
  it('runs once it is here, with its input, and answers as the flow itself', async () => {
    const { outer, flow, asked } = openLater(loaded);
    expect(flow()).toBeNull();
    await vi.waitFor(() => expect(flow()).not.toBeNull());
    expect(flow().getSnapshot().context).toEqual(INPUT);
    flow().send({ type: 'question.confirmed' });
    await waitFor(outer, (snapshot) => snapshot.matches('answered'));
    expect(asked.mock.calls).toEqual([[{ kind: 'confirmed' }]]);
  });

  it('belongs to the system of whoever runs it, which hears of it', async () => {
    const heard: string[] = [];
    const outer = createActor(laterFlow(loaded), {
      input: INPUT,
      inspect: ({ type, actorRef }) => {
        const { id } = actorRef as { readonly id?: string };
        if (type === '@xstate.actor') heard.push(id ?? '');
      },
    }).start();
    await vi.waitFor(() => expect(outer.getSnapshot().flow).not.toBeNull());
    expect(heard).toContain('flow');
    outer.stop();
  });

  it('fails when it cannot be fetched', async () => {
    const { outer, asked } = openLater(() => Promise.reject(new Error('offline')));
    await waitFor(outer, (snapshot) => snapshot.matches('failed'));
    expect(String(asked.mock.calls[0]?.[0])).toContain('offline');
  });

  it('stops with whoever runs it, and does not begin afterwards', async () => {
    const { outer, flow } = openLater(loaded);
    await vi.waitFor(() => expect(flow()).not.toBeNull());
    const inner = flow();
    outer.send({ type: 'asking.ended' });
    expect(inner.getSnapshot().status).toBe('stopped');

    let arrive: (machine: Question) => void = () => undefined;
    const slow = openLater(() => new Promise((resolve) => (arrive = resolve)));
    const later = slow.outer.getSnapshot().children['later'];
    slow.outer.send({ type: 'asking.ended' });
    arrive(machines.confirmation);
    await Promise.resolve();
    expect(later?.getSnapshot().flow).toBeNull();
  });
});
