import * as z from 'zod/mini';
import { PLACE } from '../../contracts/common/language.ts';
import type { StandingText } from '../lib/format/written-texts.ts';
import { partsOf, written } from './markdown.ts';
import type { MadeTables } from './markdown.ts';
import { STANDING_FILES } from './written-files.ts';

/** The front matter of a standing page. */
const FrontMatter = z.strictObject({
  title: z.string().check(z.minLength(5), z.maxLength(70)),
  /** Shown by search engines. */
  description: z.string().check(z.minLength(40), z.maxLength(160)),
  updated: z.iso.date(),
  /** Summary of a legal page, in ten plain lines. */
  plain: z.optional(z.array(z.string()).check(z.length(10))),
  /** The link at its end. */
  onward: z.enum(['check', 'book', 'none']),
});

/** @throws Error that names the file and the fault */
export const standingTexts = (tables: MadeTables): readonly StandingText[] =>
  Object.entries(STANDING_FILES).map(([name, content]) => {
    const { head, text } = partsOf(content);
    const front = FrontMatter.safeParse(head);
    if (!front.success) throw new Error(`${name}: ${z.prettifyError(front.error)}`);
    const address = `${PLACE}/${name}`;
    return { ...front.data, ...written(text, tables), address };
  });
