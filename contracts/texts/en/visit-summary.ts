/** Texts of a finished visit note, as patient and dentist read it on a page and on paper. */
export const VISIT_SUMMARY = {
  title: 'What the dentist said',
  by: 'Dentist',
  registration: 'Registration number',
  written: 'Written on',
  corrected: 'Corrected: this is version {version}. Earlier versions no longer hold.',
  findings: 'Found',
  final: 'Conclusion',
  cannotSay: 'The dentist can’t tell by video. You need to be examined in person.',
  advice: 'Advice',
  nextVisit: 'Next visit',
} as const;
