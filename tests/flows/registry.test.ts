import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { AnyActorLogic, AnyStateMachine, AnyStateNode } from 'xstate';
import { STEPS } from '../../contracts/assessment/steps.ts';
import { machines } from '../../machines/index.ts';
import { chartText } from '../../machines/kit/chart-text.ts';
import { flowsWithCases, flowsWithOracle, flowsWithScreens } from '../model/flows.ts';
import { isNotProvided } from '../../machines/kit/not-provided.ts';
import { stateNodesOf } from '../model/chart-parts.ts';

const STEP_NAMES: ReadonlySet<string> = new Set(STEPS);
const IRREGULAR_PARTICIPLES =
  /(chosen|given|shown|seen|left|sent|found|kept|lost|held|taken|told|withdrawn)$/i;
const PARTICIPLE = /ed(In|Out|On)?$/i;

const isParticiple = (word: string): boolean =>
  PARTICIPLE.test(word) || IRREGULAR_PARTICIPLES.test(word);

/** Gerund: the app works; awaiting/editing: the person's turn; participle: outcome; …Failed: a stop. */
const isStateName = (name: string): boolean =>
  STEP_NAMES.has(name) ||
  (/^[a-z][A-Za-z]*$/.test(name) && (/^[a-z]+ing([A-Z]|$)/.test(name) || isParticiple(name))) ||
  /^(continuedElsewhere|anonymous)$/.test(name);

const isEventName = (type: string): boolean => {
  const [noun, what, ...rest] = type.split('.');
  return (
    rest.length === 0 &&
    /^[a-z][A-Za-z]*$/.test(noun ?? '') &&
    /^[a-z][A-Za-z]*$/.test(what ?? '') &&
    (isParticiple(what ?? '') || /^(changedElsewhere)$/.test(what ?? ''))
  );
};

/** One moves the page, the other stands behind all pages; what they do is seen in their journeys and in the browser. */
const DRAWS_NOTHING: ReadonlySet<string> = new Set(['scrolling', 'session']);

/** What a flow does in passing outside itself. */
const EFFECTS: Readonly<Record<string, readonly string[]>> = {
  assessment: ['printPage', 'markAssessmentCompleted', 'leaveForClinics'],
  registration: ['keepDetails', 'forgetKept'],
  savedResult: ['printPage'],
  sharedResult: ['printPage'],
  passwordReset: ['keepEmail', 'forgetEmail'],
  onboarding: ['keepPostponed', 'keepUser'],
  bookingFlow: ['keepBooking', 'forgetBooking'],
  dentistSearch: ['keepDentist'],
  milestoneShare: ['keepMilestones'],
  feedbackPopup: ['keepFeedbackMark', 'celebrate'],
  dentistPage: ['keepDentist'],
  siteHeader: ['hideDrawer'],
  countingSwitch: ['keepOn', 'keepOff'],
  pageLoading: ['freeFirstPaint'],
  visitNote: ['keepDraft', 'forgetKept'],
  stillCamera: ['dropPicture'],
  xray: ['keepXray', 'keepFindings', 'forgetXray'],
};

const isMachine = (logic: AnyActorLogic): boolean => 'root' in logic;

describe.each(Object.entries(machines))('registry: %s', (name, typedMachine) => {
  const machine: AnyStateMachine = typedMachine;
  const nodes = stateNodesOf(machine.root);
  const below = nodes.filter((node) => node.parent !== undefined);

  it('has the id of its entry', () => {
    expect(machine.id).toBe(name);
  });

  it('has cases for its paths, an oracle, and a walk through its screens', () => {
    expect(flowsWithCases).toContain(name);
    expect(flowsWithOracle).toContain(name);
    if (!DRAWS_NOTHING.has(name)) expect(flowsWithScreens).toContain(name);
  });

  it('describes every state in a sentence', () => {
    const silent = nodes.filter((node) => !/^[A-Z].+\.$/.test(node.description ?? ''));
    expect(silent.map((node) => node.id)).toEqual([]);
  });

  it('names its states by the rules', () => {
    expect(below.map((node) => node.key).filter((key) => !isStateName(key))).toEqual([]);
  });

  it('names its events by what happened', () => {
    const own = machine.events.filter((type) => !type.startsWith('xstate.'));
    expect(own.filter((type) => !isEventName(type))).toEqual([]);
  });

  it('gives every invoked actor an id and every wait a name', () => {
    const ids = nodes.flatMap((node) => node.invoke.map((each) => each.id));
    expect(ids.filter((id) => /^\d+\.|xstate/.test(id))).toEqual([]);
    const waits = nodes.flatMap((node: AnyStateNode) => node.after.map((each) => each.delay));
    expect(waits.filter((delay) => typeof delay === 'number')).toEqual([]);
  });

  it('has its chart in the docs as it stands (npm run docs:charts writes it)', () => {
    expect(readFileSync(`docs/charts/${name}.md`, 'utf8')).toBe(chartText(machine));
  });

  it('has only actors that fail with their own name until they are provided', async () => {
    for (const [source, provided] of Object.entries(machine.implementations.actors)) {
      const logic = provided as AnyActorLogic;
      if (isMachine(logic)) {
        expect(Object.values(machines)).toContain(logic);
        continue;
      }
      const actor = createActor(logic, { input: {} });
      const failed = new Promise<unknown>((resolve) => {
        actor.subscribe({ error: resolve });
      });
      actor.start();
      expect(String(await failed)).toContain(`"${source}" is not provided`);
    }
  });

  it('has effects that fail with their own name until they are provided', () => {
    const effects = Object.entries(machine.implementations.actions).filter(([, effect]) =>
      isNotProvided(effect),
    );
    expect(effects.map(([source]) => source)).toEqual(EFFECTS[name] ?? []);
    for (const [source, effect] of effects) {
      expect(effect as unknown as () => void).toThrow(`"${source}" is not provided`);
    }
  });
});

describe('registry', () => {
  it('holds every machine file', () => {
    const files = readdirSync('machines', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.machine.ts'))
      .map((file) => `machines/${file}`);
    expect(files.length).toBe(Object.keys(machines).length);
    for (const file of files) {
      const [, id] = /id: '([A-Za-z]+)'/.exec(readFileSync(file, 'utf8')) ?? [];
      expect(Object.keys(machines)).toContain(id);
    }
  });

  it('settles a machine without actors within its own delays only', async () => {
    const actor = createActor(machines.confirmation, { input: { question: 'Leave?' } }).start();
    actor.send({ type: 'question.confirmed' });
    const done = await waitFor(actor, (snapshot) => snapshot.status === 'done');
    expect(done.output).toEqual({ kind: 'confirmed' });
  });
});
