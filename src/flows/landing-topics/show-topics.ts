import type { ActorRefFrom } from 'xstate';
import { LANDING_TOPICS } from '../../../contracts/site/landing-topics.ts';
import type { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';
import { selectTopic } from '../../../machines/landing-topics/landing-topics.machine.ts';

const partsOf = (list: HTMLElement) =>
  LANDING_TOPICS.flatMap((topic) => {
    const part = list.querySelector<HTMLDetailsElement>(`[data-topic="${topic}"]`);
    return part === null ? [] : [{ topic, part }];
  });

/** Connects the prerendered topics; one that was opened before this runs stays open. */
export const showTopics = (
  list: HTMLElement,
  actor: ActorRefFrom<typeof landingTopicsMachine>,
): void => {
  const parts = partsOf(list);
  for (const { topic, part } of parts) {
    if (part.open) actor.send({ type: 'topic.pressed', topic });
    part.querySelector('summary')?.addEventListener('click', (event) => {
      event.preventDefault();
      actor.send({ type: 'topic.pressed', topic });
    });
  }
  const show = (): void => {
    const chosen = selectTopic(actor.getSnapshot());
    for (const { topic, part } of parts) part.open = topic === chosen;
  };
  actor.subscribe(show);
  show();
};
