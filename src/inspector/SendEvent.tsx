import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyEventObject } from 'xstate';
import type { Cases } from './dev-server.ts';
import type { Answer, ViewerMessage } from './messages.ts';
import type { ActorSeen } from './model.ts';
import { sendMachine } from './send.machine.ts';

type SendEventProps = {
  readonly actor: ActorSeen;
  readonly cases: Cases;
  readonly answer: Answer | null;
  /** The event types that the present state takes. */
  readonly taken: readonly string[];
  readonly post: (message: ViewerMessage) => void;
};

type Case = { readonly label: string; readonly event: AnyEventObject };

const casesOf = (events: Cases[string]): Case[] =>
  Object.entries(events).flatMap(([type, samples]) =>
    samples.map((sample, at) => ({
      label: samples.length === 1 ? type : `${type}, case ${at + 1}`,
      event: { ...sample, type },
    })),
  );

const ordered = (cases: readonly Case[], taken: readonly string[]): Case[] =>
  cases.toSorted(
    (one, other) =>
      Number(taken.includes(other.event.type)) - Number(taken.includes(one.event.type)),
  );

const OUTCOMES: Readonly<Record<string, string>> = {
  textRefused: 'Nothing was sent: this is no JSON object with a type.',
  awaitingAnswer: 'Sending…',
  taken: 'Taken.',
  unanswered: 'The inspected page does not answer: was it closed or left?',
};

/** Writes an event from a case of the flow's tests, or by hand, and sends it to the running flow. */
export const SendEvent = ({ actor, cases, answer, taken, post }: SendEventProps) => {
  const sending = useActorRef(
    sendMachine.provide({
      actions: {
        post: (_, { number, actorId, event }) =>
          post({ type: 'inspector.sent', number, actorId, event }),
      },
    }),
  );
  const { value, context } = useSelector(sending, (snapshot) => snapshot);
  useEffect(() => {
    if (answer !== null) sending.send({ type: 'answer.came', answer });
  }, [answer, sending]);
  const known = ordered(casesOf(cases[actor.machine ?? ''] ?? {}), taken);
  const outcome = value === 'refused' ? `Refused. ${context.why}` : (OUTCOMES[value] ?? '');
  return (
    <form
      className="send"
      onSubmit={(event) => {
        event.preventDefault();
        sending.send({ type: 'event.submitted', actorId: actor.id });
      }}
    >
      <label>
        Case of {actor.name}
        <select
          value=""
          onChange={({ target }) => {
            const chosen = known[Number(target.value)];
            if (chosen) sending.send({ type: 'case.chosen', event: chosen.event });
          }}
        >
          <option value="" disabled>
            {known.length === 0 ? 'No case is known' : 'Choose a case'}
          </option>
          {known.map(({ label, event }, at) => (
            <option key={label} value={at}>
              {label}
              {taken.includes(event.type) ? ' ✓' : ''}
            </option>
          ))}
        </select>
      </label>
      <label>
        Event (JSON)
        <textarea
          rows={9}
          spellCheck={false}
          value={context.text}
          placeholder={'{ "type": "…" }'}
          onChange={({ target }) => sending.send({ type: 'text.changed', text: target.value })}
        />
      </label>
      <button type="submit">Send to {actor.name}</button>
      <output data-outcome={value}>{outcome}</output>
    </form>
  );
};
