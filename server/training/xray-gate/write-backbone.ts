/**
 * `npm run train:backbone FOLDER`: makes the network that looks at pictures for the X-ray gate from the weights in the
 * package nsfwjs 4.4.0 (MIT), unpacked in FOLDER (`npm pack nsfwjs@4.4.0`, then `tar xzf`).
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { backboneOf } from './backbone.ts';
import type { KerasModel } from './backbone.ts';
import { onnxFile } from './onnx-file.ts';

const folder = resolve(process.argv[2] ?? '.', 'dist/models/mobilenet_v2');
const read = createRequire(import.meta.url);
const model = read(join(folder, 'model.min.js')) as KerasModel;
const weights = Buffer.from(read(join(folder, 'group1-shard1of1.min.js')) as string, 'base64');

writeFileSync(
  new URL('../../radiograph/learned/backbone.onnx', import.meta.url),
  onnxFile(backboneOf(model, weights)),
);
