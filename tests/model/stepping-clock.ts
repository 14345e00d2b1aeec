import type { SimulatedClock } from 'xstate';

type Clock = Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>;

type Timer = { readonly id: number; readonly due: number; readonly fire: () => void };

/** A clock that stands still until told to move; timers fire one by one in the order they are due. */
export class SteppingClock implements Clock {
  now = 0;
  #timers: Timer[] = [];
  #lastId = 0;

  setTimeout(fire: (...args: unknown[]) => void, delay: number): number {
    this.#lastId += 1;
    this.#timers.push({ id: this.#lastId, due: this.now + delay, fire });
    this.#timers.sort((a, b) => a.due - b.due || a.id - b.id);
    return this.#lastId;
  }

  clearTimeout(id: number): void {
    this.#timers = this.#timers.filter((timer) => timer.id !== id);
  }

  /** Moves to the next timer and fires it; false when none is armed. */
  step(): boolean {
    const next = this.#timers.shift();
    if (next === undefined) return false;
    this.now = Math.max(this.now, next.due);
    next.fire();
    return true;
  }

  /** Moves on by so many milliseconds and fires all that falls due on the way. */
  advance(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (
      let next = this.#timers[0];
      next !== undefined && next.due <= end;
      next = this.#timers[0]
    ) {
      this.step();
    }
    this.now = end;
  }
}
