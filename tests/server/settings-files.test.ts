import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '../../server/env.ts';
import { withSettingsFiles } from '../../server/settings-files.ts';
import { tempFolder } from '../kit/data-dir.ts';

const URL = 'postgres://toothwise:a secret@db/toothwise';
let folder: string;
let file: string;
beforeAll(() => {
  folder = tempFolder();
  file = join(folder, 'DATABASE_URL');
  writeFileSync(file, `${URL}\n`);
  writeFileSync(join(folder, 'EMPTY'), ' \n');
});

describe('settings from files', () => {
  it('[NEW-117] are read where a file is named, without the line break that editors add', () => {
    const env = readEnv(withSettingsFiles({ DATABASE_URL_FILE: file, PORT: '8080' }));
    expect([env.databaseUrl, env.port]).toEqual([URL, 8080]);
    expect(withSettingsFiles({ PORT: '8080', DATABASE_URL_FILE: '' }).PORT).toBe('8080');
  });

  it('[NEW-117] stop the start where a file is missing, empty or one of two', () => {
    const missing = join(folder, 'MISSING');
    const empty = join(folder, 'EMPTY');
    expect(() =>
      withSettingsFiles({
        DATABASE_URL: URL,
        DATABASE_URL_FILE: file,
        METRICS_TOKEN_FILE: missing,
        SMTP_URL_FILE: empty,
      }),
    ).toThrow(
      [
        'DATABASE_URL and DATABASE_URL_FILE are both set. Set one of them.',
        `METRICS_TOKEN_FILE is "${missing}", but that file cannot be read (ENOENT).`,
        `SMTP_URL_FILE is "${empty}", but that file is empty.`,
      ]
        .toSorted()
        .join('\n'),
    );
  });

  it('[NEW-117] never show their content where it is wrong', () => {
    const bad = join(folder, 'BAD');
    writeFileSync(bad, 'mysql://toothwise:a secret@db');
    const read = () => readEnv(withSettingsFiles({ DATABASE_URL_FILE: bad }));
    expect(read).toThrow('DATABASE_URL has a value that cannot be used');
    expect(read).not.toThrow('a secret');
  });
});
