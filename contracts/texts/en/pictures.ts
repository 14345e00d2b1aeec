/** The viewer of a picture says this, and the choice of a file. */

export const placesWords = (name: string | number, places: string | number): string =>
  `${name}: ${places} places`;
export const zoomOut = 'Zoom out';
export const sizeWords = 'Size';
export const zoomIn = 'Zoom in';
export const showTheWholePicture = 'Show the whole picture';
export const marks = 'Marks';
export const moreContrast = 'More contrast';
export const reset = 'Reset';
export const plusMinusZoomArrowKeysMove =
  'Plus and minus zoom, the arrow keys move, zero shows the whole picture.';
export const leftEdgeOfThePicture = 'Left edge of the picture:';
export const rightEdgeOfThePicture = 'Right edge of the picture:';
export const fairlySure = 'fairly sure';
export const lessSure = 'less sure';
export const notSure = 'not sure';
export const choose = (firstLetter: string | number, rest: string | number): string =>
  `Choose ${firstLetter}${rest}`;
export const orDropItHere = 'or drop it here';
export const sending = (fileName: string | number): string => `Sending ${fileName}`;
export const chooseAnother = 'Choose another';
export const brightness = 'Brightness';
export const contrast = 'Contrast';
