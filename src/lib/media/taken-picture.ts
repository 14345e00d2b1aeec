/** A picture that was taken and not sent yet: no chart can hold it. */
type Taken = { readonly key: string; readonly picture: Blob; readonly url: string };

let held: Taken | null = null;

/** Holds a picture in the place of the one before. */
export const holdTaken = (key: string, picture: Blob): void => {
  dropTaken();
  held = { key, picture, url: URL.createObjectURL(picture) };
};

/** Returns the picture of that key; null when this page no longer holds it. */
export const takenPicture = (key: string): Taken | null => (held?.key === key ? held : null);

export const dropTaken = (): void => {
  if (held !== null) URL.revokeObjectURL(held.url);
  held = null;
};
