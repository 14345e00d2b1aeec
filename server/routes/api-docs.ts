import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import type { Form } from '../../contracts/endpoints/endpoint.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { clientFolder } from '../lib/client-files.ts';
import { SESSION } from '../lib/serve.ts';
import { LOOK, THEME } from './api-docs.look.ts';

/** Describes a form: its text fields and its file; a field of the file's name may replace the file. */
const formSchema = ({ file, fields }: Form) => {
  const { properties = {}, required = [] } = z.toJSONSchema(fields, { io: 'input' });
  const instead = properties[file.field];
  const sent = { type: 'string', format: 'binary', description: file.about };
  return {
    type: 'object',
    properties: {
      ...properties,
      [file.field]: instead === undefined ? sent : { anyOf: [sent, instead] },
    },
    required: [...required, file.field],
  };
};

/** Adds the schema of a form to the document; the route itself has none, as a form is no JSON body. */
const transform: typeof jsonSchemaTransform = (given) => {
  const made = jsonSchemaTransform(given);
  const { form, example } = given.route.config ?? {};
  if (form) return { ...made, schema: { ...made.schema, body: formSchema(form) } };
  if (!example) return made;
  const body = { ...(made.schema?.body as object), examples: [example] };
  return { ...made, schema: { ...made.schema, body } };
};

/** Serves the OpenAPI document, made from the contracts: a page at /api/docs, the document at /api/docs/json. */
export const documentApi = async (
  app: FastifyInstance,
  staticDir: string | null,
): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT_NAME} API`,
        version: '1',
        description: 'Every error reply has the form { "error": sentence, "message": sentence }.',
      },
      components: {
        securitySchemes: {
          [SESSION]: {
            type: 'http',
            scheme: 'bearer',
            description: 'The access token that signing in answers.',
          },
        },
      },
    },
    transform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // This layout leaves out the bar that asks for the address of another document.
    uiConfig: { layout: 'BaseLayout' },
    theme: {
      title: `${PRODUCT_NAME} API`,
      css: [{ filename: 'look.css', content: LOOK }],
      js: [{ filename: 'theme.js', content: THEME }],
      favicon: await mark(staticDir),
    },
  });
};

/** Reads the product's mark from the build; none before the first build. */
const mark = async (staticDir: string | null) => {
  const folder = clientFolder(staticDir);
  if (folder === null) return [];
  const content = await readFile(join(folder, 'favicon.svg'), 'utf8').catch(() => null);
  if (content === null) return [];
  return [{ filename: 'mark.svg', rel: 'icon', type: 'image/svg+xml', sizes: 'any', content }];
};
