import { notDeleted } from './not-deleted.ts';

/** Question before a result is deleted. */
export const DELETION_QUESTION =
  'नतीजा, और एक्स-रे के साथ उसे जितनी बार पढ़ा गया, सब हमेशा के लिए हटाया जाता है। जिन वीडियो कॉल में आपने उसे दिखाया, वहाँ से भी। आपके एक्स-रे और बुक की हुई कॉल बनी रहती हैं।';

/** Notice that it could not be deleted, or that this is not known. */
export const resultNotDeleted = notDeleted(
  'नतीजा नहीं हटाया गया',
  'आपका नतीजा अब भी आपके खाते में है। कृपया फिर से कोशिश कीजिए।',
);
