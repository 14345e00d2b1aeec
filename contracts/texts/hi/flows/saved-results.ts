import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/saved-results.ts';
import { notDeleted } from './not-deleted.ts';

/** Question before an X-ray is deleted. */
export const DELETION_QUESTION =
  'तस्वीर, उसमें जो मिला, और आपके जवाबों के साथ उससे जो बना, सब हमेशा के लिए हटाया जाता है।';

export const XRAY_DELETED = worded(
  english.XRAY_DELETED,
  'एक्स-रे हटाया गया',
  'वह अब आपके खाते में नहीं है।',
);

/** Notice that it could not be deleted, or that this is not known. */
export const xrayNotDeleted = notDeleted(
  'एक्स-रे नहीं हटाया गया',
  'आपका एक्स-रे अब भी आपके खाते में है। कृपया फिर से कोशिश कीजिए।',
);
