import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { isInUnreadLanguage } from '../../../server/assessment/language.ts';
import { TEXTS } from '../../../src/prerender/languages/languages.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What we say ourselves in a language of Devanagari, in three words or more. */
const sentencesOf = async (tag: string): Promise<string[]> => {
  const files = readdirSync(join(TEXTS, tag), { recursive: true, encoding: 'utf8' });
  const texts = files
    .filter((file) => file.endsWith('.ts'))
    .map(async (file) => textsIn(await import(pathToFileURL(join(TEXTS, tag, file)).href)));
  const all = new Set((await Promise.all(texts)).flat());
  return [...all].filter((text) => (text.match(/\p{Script=Devanagari}+/gu) ?? []).length >= 3);
};

describe('Hindi is read', () => {
  it.each([
    'ठंडा पानी पीने पर मेरी दाढ़ दुखती है',
    'मेरा दाँत दुखता है',
    'मसूड़े दुखते हैं, ख़ून भी आता है',
    'क्या तुम्हारे दाँत में भी दर्द है',
    'मसूड़ों पर लौंग का तेल मला, फिर भी दर्द है',
    // One slip is not another language.
    'मेरे दात में बहुत दर्द है',
    'दर्द नाही जा रहा',
  ])('%s', (message) => {
    expect(isInUnreadLanguage(message)).toBe(false);
  });

  it('in all that we say in it ourselves', async () => {
    const sentences = await sentencesOf('hi');
    expect(sentences.length).toBeGreaterThan(2000);
    expect(sentences.filter(isInUnreadLanguage)).toEqual([]);
  });
});

describe('Marathi is not', () => {
  it.each([
    'माझा दात दुखतो आहे',
    'दाढ खूप दुखते आहे',
    'हिरडी दुखतंय',
    'दात दुखत आहेत',
    'श्वास घ्यायला त्रास होतोय',
    'तोंड उघडत नाही',
    'हिरड्यांमधून रक्त येतं',
    'हिरडी सुजली',
    'दाढ खूप ठणकते',
    'गालावर सूज आली आहे',
    'मला त्रास',
  ])('%s', (message) => {
    expect(isInUnreadLanguage(message)).toBe(true);
  });

  it('in nine of ten sentences that we say in it ourselves', async () => {
    const sentences = await sentencesOf('mr');
    expect(sentences.length).toBeGreaterThan(500);
    const noticed = sentences.filter(isInUnreadLanguage);
    expect(noticed.length / sentences.length).toBeGreaterThan(0.9);
  });
});
