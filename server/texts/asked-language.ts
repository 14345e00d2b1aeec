import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inLanguage, languageAsked, languageNow } from './speaking.ts';

const speak = (request: FastifyRequest, reply: FastifyReply, done: () => void): void =>
  inLanguage(languageAsked(request.headers['accept-language']), () => {
    if (languageNow() !== 'en') void reply.header('content-language', languageNow());
    done();
  });

/**
 * Answers each request in the language that it asks for (NEW-94). It begins again once the body is read: what waits for the
 * rest of a body goes on in the turn of its socket.
 */
export const speakAsAsked = (app: FastifyInstance): void => {
  app.addHook('onRequest', speak);
  app.addHook('preValidation', speak);
};
