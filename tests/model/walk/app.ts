import { createActor, getNextTransitions } from 'xstate';
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyMachineSnapshot,
  AnyStateMachine,
  InspectionEvent,
} from 'xstate';
import type { RaisedNotice } from '../../../contracts/common/notice.ts';
import { isNotProvided } from '../../../machines/kit/not-provided.ts';
import type { Flows } from '../command.ts';
import { parkedActor } from '../harness.ts';
import { SteppingClock } from '../stepping-clock.ts';
import { NOTICES, RELOADED, rightEvents, rightOutcomes } from './samples.ts';
import type { WalkStep } from './samples.ts';

/** A service that a flow has called. */
export type Call = {
  readonly flow: string;
  readonly src: string;
  readonly input: unknown;
  readonly service: AnyActorRef;
};

/** The flows as far as anybody outside can see them: invariants speak of this alone. */
export type World = {
  /** The flow that began, and what it was given. */
  readonly root: string;
  readonly input: unknown;
  /** The running flows, by their way from the root: `chat/assessment`. */
  readonly flows: ReadonlyMap<string, AnyMachineSnapshot>;
  /** The same before the last step. */
  readonly before: ReadonlyMap<string, AnyMachineSnapshot>;
  readonly step: WalkStep | null;
  readonly notices: AnyMachineSnapshot;
  /** All calls of services and effects since the page was opened, the oldest first. */
  readonly calls: readonly Call[];
  /** Draft of the assessment on this device; undefined before anybody has written or cleared one. */
  readonly draft: unknown;
  /** True where the draft is what clearing has left. */
  readonly isCleared: boolean;
  /** Draft with which the page was reloaded by the last step; undefined where that was another one. */
  readonly reloadedWith: unknown;
  /** Flows whose own code has failed. */
  readonly crashes: readonly string[];
};

type Start = { readonly root: string; readonly inputAt: number };

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic;

const machineIn = (snapshot: unknown): snapshot is AnyMachineSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot;

/** Most timers that are let fire while one is waited for: others poll meanwhile. */
const MOST_TIMERS = 5000;
const MOST_TIMERS_BEHIND = 20;

/**
 * The flows put together as in the app: every inner flow is real, also one that the app fetches later; services stand still
 * until a step lets them answer, and effects are only noted.
 */
export class App {
  readonly #flows: Flows;
  readonly #inspect: ((event: InspectionEvent) => void) | undefined;
  readonly #assembled = new Map<string, AnyStateMachine>();
  #start: Start = { root: '', inputAt: 0 };
  #clock = new SteppingClock();
  #root: AnyActorRef | null = null;
  #notices: AnyActorRef | null = null;
  #awaited: { readonly ref: AnyActorRef; readonly type: string } | null = null;
  #calls: Call[] = [];
  #crashes: string[] = [];
  #draft: unknown;
  #isCleared = false;
  #reloadedWith: unknown;
  #step: WalkStep | null = null;
  #before: ReadonlyMap<string, AnyMachineSnapshot> = new Map();

  constructor(flows: Flows, inspect?: (event: InspectionEvent) => void) {
    this.#flows = flows;
    this.#inspect = inspect;
  }

  /** Opens the page anew: one flow, with one of the inputs of its cases, on a device that keeps nothing. */
  open(start: Start): void {
    this.#start = start;
    this.#draft = undefined;
    this.#isCleared = false;
    this.#reloadedWith = undefined;
    this.#step = null;
    this.#load();
  }

  #load(): void {
    this.close();
    this.#clock = new SteppingClock();
    this.#calls = [];
    this.#crashes = [];
    this.#notices = this.#run(NOTICES, undefined);
    this.#root = this.#run(this.#start.root, this.#input());
    this.#before = new Map();
  }

  close(): void {
    this.#root?.stop();
    this.#notices?.stop();
  }

  #input(): unknown {
    return this.#flows[this.#start.root]?.cases.inputs[this.#start.inputAt];
  }

  #run(flow: string, input: unknown): AnyActorRef {
    const actor = createActor(this.#assemble(flow), {
      clock: this.#clock,
      input: input as never,
      inspect: (event) => {
        this.#inspect?.(event);
        if (event.type === '@xstate.actor') this.#listen(event.actorRef as AnyActorRef);
        else if (
          event.type === '@xstate.event' &&
          event.actorRef === this.#awaited?.ref &&
          event.event.type === this.#awaited.type
        )
          this.#awaited = null;
      },
    });
    actor.start();
    return actor;
  }

  /** Notices come from any depth, and one flow shows them, as in the app; a flow that fails says so itself. */
  #listen(ref: AnyActorRef & { readonly logic?: unknown }): void {
    ref.on('notice.raised', (raised: { readonly notice?: RaisedNotice }) =>
      this.#notices?.send({ type: 'notice.raised', notice: raised.notice }),
    );
    const { logic } = ref;
    if (!isMachine(logic)) return;
    ref.subscribe({ error: (err) => this.#crashes.push(`${logic.id}: ${String(err)}`) });
  }

  #assemble(flow: string): AnyStateMachine {
    const known = this.#assembled.get(flow);
    if (known !== undefined) return known;
    const machine = this.#flows[flow]?.machine;
    if (machine === undefined) throw new Error(`There is no flow ${flow}`);
    const { actors, actions } = machine.implementations;
    const assembled = machine.provide({
      actors: Object.fromEntries(
        Object.entries(actors).map(([src, logic]) => [
          src,
          isMachine(logic) || src in this.#flows
            ? this.#assemble(isMachine(logic) ? logic.id : src)
            : this.#service(flow, src),
        ]),
      ),
      actions: Object.fromEntries(
        Object.entries(actions)
          .filter(([, action]) => isNotProvided(action))
          .map(([name]) => [name, () => undefined]),
      ),
    } as never);
    this.#assembled.set(flow, assembled);
    return assembled;
  }

  #service(flow: string, src: string): AnyActorLogic {
    const still = parkedActor();
    return {
      ...still,
      getInitialSnapshot: (scope, input) => {
        this.#calls.push({ flow, src, input, service: scope.self });
        if (src === 'clearProgress') this.#clear(input as { debt: unknown });
        return still.getInitialSnapshot(scope, input);
      },
      transition: (snapshot, event: { type: string; progress?: unknown }, scope) => {
        if (event.type === 'xstate.stop') return { ...snapshot, status: 'stopped' };
        if (event.type === 'progress.moved') this.#keep(event.progress);
        return still.transition(snapshot, event, scope);
      },
    };
  }

  #keep(progress: unknown): void {
    this.#draft = progress;
    this.#isCleared = false;
  }

  #clear({ debt }: { readonly debt: unknown }): void {
    this.#draft = debt;
    this.#isCleared = true;
  }

  #refs(): Map<string, AnyActorRef> {
    const refs = new Map<string, AnyActorRef>();
    const add = (path: string, ref: AnyActorRef | null): void => {
      const snapshot: unknown = ref?.getSnapshot();
      if (ref === null || !machineIn(snapshot)) return;
      refs.set(path, ref);
      const children = snapshot.children as Readonly<Record<string, AnyActorRef>>;
      for (const [id, child] of Object.entries(children)) add(`${path}/${id}`, child);
    };
    add(this.#start.root, this.#root);
    add(NOTICES, this.#notices);
    return refs;
  }

  #snapshots(): Map<string, AnyMachineSnapshot> {
    return new Map([...this.#refs()].map(([path, ref]) => [path, ref.getSnapshot() as never]));
  }

  /** Returns what invariants are asked about. */
  world(): World {
    const flows = this.#snapshots();
    const notices = flows.get(NOTICES) as AnyMachineSnapshot;
    flows.delete(NOTICES);
    return {
      root: this.#start.root,
      input: this.#input(),
      flows,
      before: this.#before,
      step: this.#step,
      notices,
      calls: this.#calls,
      draft: this.#draft,
      isCleared: this.#isCleared,
      reloadedWith: this.#reloadedWith,
      crashes: this.#crashes,
    };
  }

  isOver(): boolean {
    const snapshot = this.#root?.getSnapshot() as AnyMachineSnapshot | undefined;
    return snapshot?.status !== 'active';
  }

  /** Returns the flows that something can happen to, by their way from the root. */
  paths(): string[] {
    return [...this.#refs().keys()];
  }

  /** Returns the kinds of things that may happen to a flow now; without faults no service fails. */
  typesAt(path: string, withFaults: boolean): string[] {
    const snapshot = this.#refs().get(path)?.getSnapshot() as AnyMachineSnapshot | undefined;
    if (snapshot?.status !== 'active') return [];
    const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
    return [...types].filter(
      (type) =>
        (withFaults || !type.startsWith('xstate.error.')) && this.#samples(snapshot, type) > 0,
    );
  }

  /** Returns how many samples there are of one kind. */
  samplesAt(path: string, type: string): number {
    const snapshot = this.#refs().get(path)?.getSnapshot() as AnyMachineSnapshot | undefined;
    return snapshot === undefined ? 0 : this.#samples(snapshot, type);
  }

  #samples(snapshot: AnyMachineSnapshot, type: string): number {
    if (type.startsWith('xstate.after.')) return 1;
    const [kind, id] = this.#ending(type);
    if (kind === null) {
      return type === '' || type.startsWith('xstate.') ? 0 : this.#events(snapshot, type).length;
    }
    return this.#outcomes(snapshot, kind, id).length;
  }

  #ending(type: string): readonly ['done' | 'error' | null, string] {
    const [, kind, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
    return [kind === undefined ? null : (kind as 'done' | 'error'), id];
  }

  #events(snapshot: AnyMachineSnapshot, type: string): readonly object[] {
    const flow = snapshot.machine.id;
    return rightEvents(snapshot, type, this.#flows[flow]?.cases.events[type] ?? [{}]);
  }

  #outcomes(snapshot: AnyMachineSnapshot, kind: 'done' | 'error', id: string): readonly unknown[] {
    const service = snapshot.children[id] as AnyActorRef | undefined;
    const state = service?.getSnapshot() as { status: string; machine?: unknown } | undefined;
    if (service === undefined || state?.status !== 'active' || state.machine !== undefined)
      return [];
    const flow = snapshot.machine.id;
    const src = service.src as string;
    const samples = this.#flows[flow]?.cases.actors[src]?.[kind] ?? [];
    return rightOutcomes(`${flow} ${kind} ${src}`, samples, { draft: this.#draft });
  }

  /** Lets one thing happen; false where it cannot happen now. */
  perform(step: WalkStep): boolean {
    const before = this.#snapshots();
    this.#reloadedWith = undefined;
    const happened = step.type === RELOADED ? this.#reload() : this.#happen(step);
    if (!happened) return false;
    this.#step = step;
    this.#before = before;
    return true;
  }

  #reload(): boolean {
    if (this.#start.root !== 'chat') return false;
    this.#load();
    this.#reloadedWith = this.#draft;
    return true;
  }

  #happen({ at, type, sample }: WalkStep): boolean {
    const ref = this.#refs().get(at);
    const snapshot = ref?.getSnapshot() as AnyMachineSnapshot | undefined;
    if (ref === undefined || snapshot?.status !== 'active') return false;
    const isNext = getNextTransitions(snapshot).some(({ eventType }) => eventType === type);
    if (type.startsWith('xstate.after.')) return this.#waitFor(ref, type, isNext);
    if (!isNext) return false;
    const [kind, id] = this.#ending(type);
    if (kind === null) {
      const payload = this.#events(snapshot, type)[sample];
      if (payload === undefined) return false;
      ref.send({ ...payload, type });
      return true;
    }
    const outcomes = this.#outcomes(snapshot, kind, id);
    if (sample >= outcomes.length) return false;
    const service = snapshot.children[id] as AnyActorRef;
    service.send(
      kind === 'done'
        ? { type: 'parked.done', output: outcomes[sample] }
        : { type: 'parked.failed', error: outcomes[sample] },
    );
    return true;
  }

  /** A wait may lie behind others, so that one step of a trace can stand for all of them. */
  #waitFor(ref: AnyActorRef, type: string, isNext: boolean): boolean {
    const most = isNext ? MOST_TIMERS : MOST_TIMERS_BEHIND;
    this.#awaited = { ref, type };
    const isStillAwaited = (): boolean => this.#awaited !== null;
    for (let count = 0; isStillAwaited() && count < most; count += 1) {
      if (!this.#clock.step()) break;
      // What happens meanwhile may end what waits.
      if ((ref.getSnapshot() as AnyMachineSnapshot).status !== 'active') break;
    }
    this.#awaited = null;
    return true;
  }
}
