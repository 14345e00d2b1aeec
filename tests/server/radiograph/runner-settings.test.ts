import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../server/env.ts';

describe('the settings of what reads X-rays', () => {
  it('name a trained model, its labels and its card, which may be missing', () => {
    const set = { XRAY_MODEL_PATH: '/srv/model.onnx', XRAY_LABELS: '/srv/labels.txt' };
    const model = { kind: 'onnx', modelPath: '/srv/model.onnx', labelsPath: '/srv/labels.txt' };
    expect(readEnv(set).radiographModel).toEqual({ ...model, cardPath: null });
    const cardPath = '/srv/card.json';
    expect(readEnv({ ...set, XRAY_MODEL_CARD: cardPath }).radiographModel).toEqual({
      ...model,
      cardPath,
    });
  });

  it.each([
    ['https://runner.example/xrays/', 'https://runner.example/xrays'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://10.1.2.3:8080', 'http://10.1.2.3:8080'],
    ['http://192.168.0.9', 'http://192.168.0.9'],
    ['http://[fd00::7]:8080', 'http://[fd00::7]:8080'],
  ])('takes an engine that reads X-rays at %s', (XRAY_RUNNER_URL, url) => {
    expect(readEnv({ XRAY_RUNNER_URL }).radiographModel).toEqual({
      kind: 'runner',
      url,
      token: null,
    });
    expect(readEnv({ XRAY_RUNNER_URL, XRAY_RUNNER_TOKEN: 'secret' }).radiographModel).toEqual({
      kind: 'runner',
      url,
      token: 'secret',
    });
  });

  it.each([
    'http://runner.example',
    'http://runner:8080',
    'http://8.8.8.8',
    'http://10.0.0.7.example',
    'http://169.254.169.254',
    'https://me:secret@runner.example',
    'https://runner.example/?model=2',
    'ftp://10.0.0.7',
  ])('refuses one at %s, where others could see the picture', (XRAY_RUNNER_URL) => {
    expect(() => readEnv({ XRAY_RUNNER_URL })).toThrow(
      `XRAY_RUNNER_URL is "${XRAY_RUNNER_URL}", but must be the address of an engine that reads X-rays, with https unless it is an address of this machine or of a private network. For example XRAY_RUNNER_URL=http://10.0.0.7:8080`,
    );
  });

  it.each([
    [
      {
        XRAY_RUNNER_URL: 'http://10.0.0.7',
        XRAY_MODEL_PATH: './model.onnx',
        XRAY_LABELS: './labels.txt',
      },
      'XRAY_RUNNER_URL and XRAY_MODEL_PATH are both set, but one engine reads X-rays.',
    ],
    [
      { XRAY_MODEL_CARD: './card.json' },
      'XRAY_MODEL_PATH is missing, but XRAY_MODEL_CARD is set. For example XRAY_MODEL_PATH=./xray/model.onnx',
    ],
  ])('asks what reads X-rays where that is not clear: %j', (set, words) => {
    expect(() => readEnv(set)).toThrow(words);
  });
});
