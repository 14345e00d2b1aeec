import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Lets an app listen at a port of its own on this machine. @returns the port */
export const listen = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/** A raw connection, for what no HTTP client would do. */
export type Line = {
  readonly socket: Socket;
  /** What was heard so far. */
  readonly heard: () => string;
  /** Settles when the connection is over, however it ends. @returns all that was heard */
  readonly over: Promise<string>;
};

/** Opens a connection and says the words. */
export const dial = async (port: number, words = ''): Promise<Line> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  // A connection that is cut hard says so; its end is all that counts here.
  socket.on('error', () => undefined);
  const over = new Promise<string>((resolve) => socket.once('close', () => resolve(heard)));
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
  if (words !== '') socket.write(words);
  return { socket, heard: () => heard, over };
};

/** Says the words on a connection of their own and listens to its end. */
export const say = async (port: number, words: string): Promise<string> =>
  (await dial(port, words)).over;
