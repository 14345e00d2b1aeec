/** The viewer of a picture says this, and the choice of a file. */

export const placesWords = (name: string | number, places: string | number): string =>
  `${name}: ${places} जगहें`;
export const zoomOut = 'छोटा करें';
export const sizeWords = 'आकार';
export const zoomIn = 'बड़ा करें';
export const showTheWholePicture = 'पूरी तस्वीर दिखाएँ';
export const marks = 'निशान';
export const moreContrast = 'ज़्यादा कंट्रास्ट';
export const reset = 'पहले जैसा करें';
export const plusMinusZoomArrowKeysMove =
  'जोड़ और घटाव की कुंजियाँ तस्वीर को बड़ा-छोटा करती हैं, तीर की कुंजियाँ खिसकाती हैं, शून्य पूरी तस्वीर दिखाता है।';
export const leftEdgeOfThePicture = 'तस्वीर का बायाँ किनारा:';
export const rightEdgeOfThePicture = 'तस्वीर का दायाँ किनारा:';
export const fairlySure = 'काफ़ी पक्का';
export const lessSure = 'कम पक्का';
export const notSure = 'पक्का नहीं';
export const choose = (firstLetter: string | number, rest: string | number): string =>
  `${firstLetter}${rest} चुनें`;
export const orDropItHere = 'या खींचकर यहाँ छोड़ें';
export const sending = (fileName: string | number): string => `${fileName} भेजी जा रही है`;
export const chooseAnother = 'दूसरी चुनें';
export const brightness = 'चमक';
export const contrast = 'कंट्रास्ट';
