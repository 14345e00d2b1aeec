import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './data-dir.ts';

const SIDES = ['one', 'other'] as const;
type Side = (typeof SIDES)[number];

export type TwoNetworks = {
  /** The address at which both reach this machine. */
  readonly address: string;
  /** Returns a program that runs another one inside a network. */
  readonly within: (side: Side, program: string) => string;
  /** Limits what can be sent out of a network, in bits a second; null takes the limit away. */
  readonly limit: (side: Side, bits: number | null) => void;
  readonly remove: () => void;
};

/** Runs a command without a word. @throws what it said, when it failed */
const run = (command: string): void => {
  const [program = '', ...args] = command.split(' ');
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
};

/**
 * Makes two networks that reach this machine and not each other, like two homes behind strict routers; null where this is not
 * permitted, as without root rights or in most containers. The addresses are of the range that is kept for tests of networks.
 */
export const twoNetworks = (): TwoNetworks | null => {
  const nameOf = (side: Side): string => `tw${process.pid}${side}`;
  const start = `198.18.${process.pid % 250}`;
  const address = `${start}.1`;
  const remove = (): void => {
    for (const side of SIDES) {
      try {
        run(`ip netns delete ${nameOf(side)}`);
      } catch {
        // It was not made, or is gone.
      }
    }
  };
  const make = (side: Side, place: number): void => {
    const [name, ours, theirs] = [nameOf(side), `${start}.${place}`, `${start}.${place + 1}`];
    run(`ip netns add ${name}`);
    run(`ip link add ${name} type veth peer name net0 netns ${name}`);
    run(`ip address add ${ours}/30 dev ${name}`);
    run(`ip address add ${address}/32 dev ${name}`);
    run(`ip link set ${name} up`);
    run(`ip -n ${name} address add ${theirs}/30 dev net0`);
    run(`ip -n ${name} link set lo up`);
    run(`ip -n ${name} link set net0 up`);
    run(`ip -n ${name} route add ${address} via ${ours}`);
  };
  try {
    SIDES.forEach((side, index) => make(side, 5 + index * 4));
  } catch {
    remove();
    return null;
  }
  return {
    address,
    within: (side, program) => {
      const file = join(tempFolder(), 'within.sh');
      writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${nameOf(side)} ${program} "$@"\n`);
      chmodSync(file, 0o755);
      return file;
    },
    limit: (side, bits) => {
      const tc = (words: string): void => run(`ip netns exec ${nameOf(side)} tc qdisc ${words}`);
      if (bits === null) tc('delete dev net0 root');
      else tc(`replace dev net0 root tbf rate ${bits}bit burst 4kb latency 400ms`);
    },
    remove,
  };
};
