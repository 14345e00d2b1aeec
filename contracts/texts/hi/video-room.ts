/** The controls of a call say this. */

export const call = 'कॉल';
export const sitQuietWellLitPlaceGood = 'शांत, अच्छी रोशनी वाली जगह बैठिए जहाँ इंटरनेट अच्छा हो।';
export const haveYourMedicinesOlderXRays = 'अपनी दवाएँ और पुराने एक्स-रे पास रखिए।';
export const switchCamera = 'कैमरा बदलें';
export const lightOff = 'रोशनी बंद करें';
export const lightOn = 'रोशनी चालू करें';
export const onPhonePressSwitchCameraCall =
  'फ़ोन पर, कॉल में “कैमरा बदलें” दबाइए: पीछे का कैमरा सामने वाले से बेहतर दिखाता है।';
export const holdHandsWidthFromYourMouth =
  'उसे मुँह से एक हथेली की दूरी पर रखिए। खिड़की की ओर मुँह कीजिए, या जहाँ हो वहाँ “रोशनी चालू करें” दबाइए।';
export const pullYourCheekAsideCleanFinger = 'साफ़ उँगली या चम्मच की डंडी से गाल को एक तरफ़ खींचिए।';
export const holdStillFewSecondsSayWhich = 'कुछ सेकंड हिलिए नहीं, और बताइए कि कौन-सा दाँत है।';
export const howToShowATooth = 'दाँत कैसे दिखाएँ';
