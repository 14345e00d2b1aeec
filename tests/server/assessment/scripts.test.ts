import { describe, expect, it } from 'vitest';
import { toLatin } from '../../../server/assessment/evidence/text/scripts.ts';

describe('Indian scripts in Latin letters', () => {
  it.each([
    // Every consonant of one block, each with a sign that makes it audible.
    ['का खा गा घा ङा', 'ka kha ga gha na'],
    ['चा छा जा झा ञा', 'cha chha ja jha na'],
    ['टा ठा डा ढा णा', 'ta tha da dha na'],
    ['ता था दा धा ना ऩा', 'ta tha da dha na na'],
    ['पा फा बा भा मा', 'pa pha ba bha ma'],
    ['या रा ऱा ला ळा ऴा वा', 'ya ra ra la la la va'],
    ['शा षा सा हा', 'sha sha sa ha'],
    // Vowels alone and as signs.
    ['अ आ इ ई उ ऊ ऋ ऍ ऎ ए ऐ ऑ ऒ ओ औ', 'a a i i u u ri e e e ai o o o au'],
    ['का कि की कु कू कृ कॅ कॆ के कै कॉ कॊ को कौ', 'ka ki ki ku ku kri ke ke ke kai ko ko ko kau'],
    // Letters with a dot, written as one or as two.
    ['क़ा ख़ा ग़ा ज़ा ड़ा ढ़ा फ़ा य़ा'.normalize('NFD'), 'ka kha ga za da dha fa ya'],
    ['\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f', 'kkhgzddhfy'],
    // Nasal signs, digits, ends of sentences.
    ['दाँत दांत', 'dant dant'],
    ['०१२३४५६७८९', '0123456789'],
    ['दर्द।सूजन॥', 'dard. sujan. '],
    // The vowel inside a letter: silent at the end, before a sign, between two spoken syllables.
    ['दर्द', 'dard'],
    ['बुखार', 'bukhar'],
    ['तकलीफ', 'takliph'],
    ['मसूड़ा', 'masuda'],
    ['नमक', 'namak'],
    ['अचानक', 'achanak'],
    ['सूजन है', 'sujan hai'],
    // Other blocks lie parallel.
    ['ਦੰਦ', 'dad'],
    ['દાંત', 'dant'],
    ['দাঁত', 'dant'],
    ['பல்', 'pal'],
    ['పన్ను', 'pannu'],
    ['ಹಲ್ಲು', 'hallu'],
    ['പല്ല്', 'pall'],
    // Anything else is kept.
    ['tooth 7 ज़ ✓', 'tooth 7 z ✓'],
    ['plain', 'plain'],
    ['\u0900', ''],
    ['\u0e01', '\u0e01'],
  ])('%s', (written, latin) => {
    expect(toLatin(written)).toBe(latin);
  });
});
