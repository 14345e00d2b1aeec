import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const ICONS = 'node_modules/@tabler/icons-react/dist/esm/icons';

/** The build's own module that loads others; it is no file. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Returns the path under which a list names a file: on Windows it has other strokes, and a text of another language stands
 * where the English one does.
 */
const listed = (id: string): string => {
  const [path = ''] = relative(ROOT, id).replaceAll('\\', '/').split('?language=');
  return path.replace(/^contracts\/texts\/\w+\//, 'contracts/texts/en/');
};

/**
 * Makes a group of the build: one chunk for these files, by their paths from the project's root.
 * @throws Error when a file is not there, so that a moved one is noticed by the next build
 */
const chunk = (name: string, priority: number, files: readonly string[]) => {
  const missing = files.filter((file) => !existsSync(join(ROOT, file)));
  if (missing.length > 0) throw new Error(`The chunk "${name}" names ${missing.join(', ')}`);
  const held = new Set(files);
  const test = (id: string): boolean => held.has(listed(id));
  return { name, priority, test };
};

const preload = chunk('preload', 1, [
  'contracts/assessment/chat-session-token.ts',
  'contracts/common/paths.ts',
  'contracts/common/product.ts',
  'contracts/texts/en/frames.ts',
  'machines/confirmation/confirmation.machine.ts',
  'machines/notices/notices.selectors.ts',
  'src/actors/assessment/draft-key.ts',
  'src/actors/assessment/draft-storage.ts',
  'src/actors/assessment/saved-results.ts',
  'src/actors/storage/stored.ts',
  'src/actors/xray/kept-xray.ts',
  'src/flows/page-loading/later-files.ts',
  'src/lib/flow/after-waiting.ts',
  'src/lib/painted/hand.ts',
  'src/lib/painted/take-over.ts',
]);

/**
 * Small modules that the first question needs and other pages share: in one file, since each of its own costs more than it
 * holds. What loads other files is asked for by every page, and stays by itself.
 */
export const SHARED_CHUNKS = [
  { ...preload, test: (id: string): boolean => id === PRELOAD_HELPER || preload.test(id) },
  // The ids that the assessment goes by, whose words come later, and the danger signs with what they tell, which the check-in
  // needs as well.
  chunk('ids', 1, [
    'contracts/assessment/chat-context-ids.ts',
    'contracts/assessment/emergency.ts',
    'contracts/assessment/medicine-ids.ts',
    'contracts/assessment/places.ts',
    'contracts/assessment/sign-ids.ts',
    'contracts/assessment/steps.ts',
    'contracts/questions/red-flag-answers.ts',
    'contracts/questions/shared.ts',
    'contracts/rules/compare-emergencies.ts',
    'contracts/rules/emergency-of.ts',
    'contracts/rules/likelihood.ts',
    'contracts/rules/red-flags-in-options.ts',
    'contracts/rules/suspicion.ts',
    'contracts/rules/urgency-level.ts',
    'machines/chat/progress.ts',
  ]),
  chunk('small', 0, [
    ...['ArrowLeft', 'ArrowRight', 'Check', 'MapPin', 'Messages', 'Phone', 'X'].map(
      (name) => `${ICONS}/Icon${name}.mjs`,
    ),
    'contracts/texts/en/steps.ts',
    'contracts/common/failure.ts',
    'src/components/choice-group/choice-group.module.css',
    'src/components/dialog/dialog.module.css',
    'src/components/fields/code-field.module.css',
    'src/components/fields/entry-fields.module.css',
    'src/components/fields/field.module.css',
    'src/components/fields/list-field.module.css',
    'src/components/skeleton/Skeleton.tsx',
    'src/actors/assessment/print-page.ts',
    'src/components/skeleton/skeleton.module.css',
    'src/components/tone/tone.module.css',
    'src/components/way-links/WayLink.tsx',
    'src/components/way-links/way-links.module.css',
    'src/components/step-frame/step-focus.ts',
    'src/lib/focus/focus.ts',
  ]),
  // Small signs beside words: each of its own would weigh more than it draws.
  chunk(
    'marks',
    0,
    ['AlertTriangle', 'CalendarCheck', 'ChevronDown', 'Clock', 'InfoCircle', 'Share2'].map(
      (name) => `${ICONS}/Icon${name}.mjs`,
    ),
  ),
  // What questions and results share: rows, which the feedback uses as well, the header's buttons, and prices.
  chunk('rows', 0, [
    'src/components/price-line/PriceLines.tsx',
    'src/components/icon-button/IconButton.tsx',
    'src/components/icon-button/icon-button.module.css',
    'src/components/choice-group/choice-rows.module.css',
    'src/components/feedback/feedback.module.css',
  ]),
  // Parts and styles of a few lines each, which hold less than a file of their own costs.
  chunk('lines', 0, [
    'contracts/texts/en/payment.ts',
    'contracts/texts/en/wordings.ts',
    'src/lib/address/map-search.ts',
    'src/components/badge/Badge.tsx',
    'src/components/badge/badge.module.css',
    'src/components/bullet-list/BulletList.tsx',
    'src/components/bullet-list/bullet-list.module.css',
    'src/components/button-row/ButtonRow.tsx',
    'src/components/button-row/button-row.module.css',
    'src/components/callout/Callout.tsx',
    'src/components/callout/callout.module.css',
    'src/components/inline-error/InlineError.tsx',
    'src/components/inline-error/inline-error.module.css',
    'src/components/price-line/price-lines.module.css',
    'src/components/question-card/question-card.module.css',
    'src/components/result-section/ResultSection.tsx',
    'src/components/result-section/result-section.module.css',
  ]),
  chunk('later', 0, [
    'contracts/texts/en/flows/saving.ts',
    'machines/kit/later-flow.ts',
    'machines/kit/not-saved.ts',
    'machines/sign-in-gate/through-gate.ts',
    'src/components/first-click.ts',
    'src/flows/booking-dialog/lazy.ts',
    'src/flows/card-payment/lazy.ts',
    'src/flows/consultations/lazy.ts',
    'src/flows/milestone-share/lazy.ts',
    'src/flows/page-loading/lazy.tsx',
    'src/flows/qr-payment/lazy.ts',
    'src/flows/sign-in-gate/lazy.ts',
  ]),
];
